import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { fullName } from '../full-name.ts';
import type { UsersParent } from '../users-parent.ts';
import { useClearSecondStep } from '../useUserChanges.ts';
import classes from './ClearSecondStep.module.css';

/** Takes the second step off an account whose owner has lost it, after a question. */
export const ClearSecondStep = ({ parent, user }: { parent: UsersParent; user: User }) => {
  const [asking, setAsking] = useState(false);
  const clearing = useClearSecondStep(parent);
  return (
    <div className={classes.line}>
      {userMessages.hasTwoStep}
      <Button size="compact" onClick={() => setAsking(true)}>
        {userMessages.clearStep}
      </Button>
      {asking && (
        <ConfirmDialog
          title={userMessages.clearStepTitle(fullName(user))}
          question={userMessages.clearStepQuestion}
          yes={userMessages.clearStep}
          destroys
          onYes={() => {
            setAsking(false);
            clearing.mutate(user);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {clearing.isPending && <LoadingOverlay message={userMessages.sending} everything />}
    </div>
  );
};
