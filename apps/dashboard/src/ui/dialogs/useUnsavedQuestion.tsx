import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';

/**
 * Asks before a modal with unsaved text is closed by Escape, its cross or a click beside it. Its own Cancel asks nothing.
 * @returns what the frame asks before it closes, and the question
 */
export const useUnsavedQuestion = (unsaved: boolean) => {
  const [isAsking, setAsking] = useState(false);
  return {
    mayDismiss: (): boolean => {
      setAsking(unsaved);
      return !unsaved;
    },
    question: (close: () => void): ReactNode =>
      isAsking && (
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            close();
          }}
        />
      ),
  };
};
