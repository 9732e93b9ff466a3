import { type ShouldBlockFn, useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { addQuestion, agreeToLeave, isAskedByPage } from './leaving.ts';

/** A page that replaces its own parameters, as by a filter, stays below the modal. */
const isLeaving: ShouldBlockFn = ({ current, next, action }) =>
  (action !== 'REPLACE' || next.pathname !== current.pathname) && !isAskedByPage(next.pathname);

/** Whether the address is that of the last render: what a save leads to may reload the page before React is there. */
const useIsHere = (): (() => boolean) => {
  const router = useRouter();
  const { pathname } = useLocation();
  return useCallback(() => router.state.location.pathname === pathname, [router, pathname]);
};

/**
 * Asks before a modal with unsaved text is closed by Escape, its cross or a click beside it, and before it is left by
 * the browser's Back, another address, a reload or a closed tab, also while it is being saved. Its own Cancel asks
 * nothing.
 * @returns what the frame asks before it closes, and the question
 */
export const useUnsavedQuestion = (unsaved: boolean) => {
  const [isAsking, setAsking] = useState(false);
  const isHere = useIsHere();
  const blocker = useBlocker({
    shouldBlockFn: isLeaving,
    enableBeforeUnload: isHere,
    disabled: !unsaved,
    withResolver: true,
  });
  const { proceed } = blocker;
  useEffect(() => proceed && addQuestion(proceed), [proceed]);
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
