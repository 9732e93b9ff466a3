import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { addPageGuard, agreeToLeave } from './leaving.ts';
import { useCommitBeforeLeaving } from './useCommitBeforeLeaving.ts';

interface LeaveGuardProps {
  /** Whether unsaved work would be lost. */
  pending: boolean;
  /** Addresses that keep the work and need no question. */
  keeps: (pathname: string) => boolean;
  onDiscard: () => void;
  /** Undefined: its user has lost the right to save. */
  onSave: (() => void) | undefined;
}

/**
 * Runs `act` once the browser is back at the page that it was about to leave. Its Back and Forward have moved by the
 * time they are asked about, and return in their own time: an address that is opened before that replaces the page's
 * entry in the history. Other ways of leaving have not moved.
 */
const onceReturned = (action: string, act: () => void): void => {
  if (action === 'PUSH' || action === 'REPLACE') act();
  else window.addEventListener('popstate', act, { once: true });
};

/** Asks before pending work is lost, also before the tab is closed. */
export const LeaveGuard = ({ pending, keeps, onDiscard, onSave }: LeaveGuardProps) => {
  useCommitBeforeLeaving();
  const asksBefore = useCallback((pathname: string) => pending && !keeps(pathname), [pending, keeps]);
  useEffect(() => addPageGuard(asksBefore), [asksBefore]);
  const shouldBlockFn = useCallback(
    ({ next }: { next: { pathname: string } }) => asksBefore(next.pathname),
    [asksBefore],
  );
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: pending, disabled: !pending, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  // Each button resolves the blocker at once: during the closing transition it would also resolve the next one.
  return (
    <LeaveQuestion
      onStay={blocker.reset}
      onDiscard={() => {
        onDiscard();
        agreeToLeave();
        blocker.proceed();
      }}
      onSave={
        onSave &&
        (() => {
          onceReturned(blocker.action, onSave);
          blocker.reset();
        })
      }
    />
  );
};
