import { Button, Group } from '@mantine/core';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { fullName } from '../full-name.ts';
import type { UsersParent } from '../users-parent.ts';
import { useClearSecondStep } from '../useUserChanges.ts';

/** Takes the second step off an account whose owner has lost it, after a question. */
export const ClearSecondStep = ({ parent, user }: { parent: UsersParent; user: User }) => {
  const [asking, setAsking] = useState(false);
  const clearing = useClearSecondStep(parent);
  return (
    <Group gap={16} justify="space-between" wrap="nowrap" mt={24} pt={16} fz={13} lh="20px" className="vt-ruled-top">
      {userMessages.hasTwoStep}
      <Button size="xs" onClick={() => setAsking(true)}>
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
    </Group>
  );
};
