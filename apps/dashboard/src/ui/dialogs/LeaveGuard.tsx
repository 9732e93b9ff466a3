import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useCallback } from 'react';
import { ModalFrame } from './ModalFrame.tsx';

interface LeaveGuardProps {
  /** Whether unsaved work would be lost. */
  pending: boolean;
  /** Addresses that keep the work and need no question. */
  keeps: (pathname: string) => boolean;
  onDiscard: () => void;
  /** Undefined: its user has lost the right to save. */
  onSave: (() => void) | undefined;
}

/** Asks before pending work is lost, also before the tab is closed. */
export const LeaveGuard = ({ pending, keeps, onDiscard, onSave }: LeaveGuardProps) => {
  const shouldBlockFn = useCallback(
    ({ next }: { next: { pathname: string } }) => pending && !keeps(next.pathname),
    [pending, keeps],
  );
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload: pending, disabled: !pending, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <ModalFrame
      title={uiMessages.leaveTitle}
      sentence={catalogueMessages.leaveQuestion}
      width={400}
      small
      role="alertdialog"
      onClose={blocker.reset}
      // Each button resolves the blocker at once: during the closing transition it would also resolve the next one.
      footer={
        <>
          <Button data-autofocus onClick={blocker.reset}>
            {uiMessages.stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              blocker.proceed();
            }}
          >
            {uiMessages.discardAndGo}
          </Button>
          {onSave && (
            <Button
              variant="filled"
              onClick={() => {
                blocker.reset();
                onSave();
              }}
            >
              {uiMessages.save}
            </Button>
          )}
        </>
      }
    />
  );
};
