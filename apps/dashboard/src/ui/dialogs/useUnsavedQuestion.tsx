import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { agreeToLeave, isAskedByPage } from './leaving.ts';

/** A page that replaces its own parameters, as by a filter, stays below the modal. */
const isLeaving: ShouldBlockFn = ({ current, next, action }) =>
  (action !== 'REPLACE' || next.pathname !== current.pathname) && !isAskedByPage(next.pathname);

/**
 * Asks before a modal with unsaved text is closed by Escape, its cross or a click beside it, and before it is left by
 * the browser's Back, another address, a reload or a closed tab. Its own Cancel asks nothing.
 * @returns what the frame asks before it closes, and the question
 */
export const useUnsavedQuestion = (unsaved: boolean) => {
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: isLeaving,
    enableBeforeUnload: unsaved,
    disabled: !unsaved,
    withResolver: true,
  });
  return {
    mayDismiss: (): boolean => {
      setAsking(unsaved);
      return !unsaved;
    },
    question: (close: () => void): ReactNode =>
      (isAsking || blocker.status === 'blocked') && (
        <LeaveQuestion
          onStay={() => {
            setAsking(false);
            blocker.reset?.();
          }}
          onDiscard={() => {
            setAsking(false);
            if (blocker.status !== 'blocked') return close();
            agreeToLeave();
            blocker.proceed();
          }}
        />
      ),
  };
};
