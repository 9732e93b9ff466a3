import { Button } from '@mantine/core';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { useState } from 'react';
import { LoadingOverlay } from '../../../layout/LoadingOverlay.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { fullName } from '../full-name.ts';
import type { UsersParent } from '../users-parent.ts';
import { useDelete } from '../useUserChanges.ts';

interface DeleteUserProps {
  parent: UsersParent;
  user: User;
  onDeleted: () => void;
}

/** Deletes a user after a confirmation. */
export const DeleteUser = ({ parent, user, onDeleted }: DeleteUserProps) => {
  const [asking, setAsking] = useState(false);
  const deleting = useDelete(parent);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete user
      </Button>
      {asking && (
        <ConfirmDialog
          title={userMessages.deleteTitle(fullName(user))}
          question={userMessages.deleteSentence}
          yes="Delete user"
          destroys
          onYes={() => {
            setAsking(false);
            deleting.mutate(user, { onSuccess: onDeleted });
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {deleting.isPending && <LoadingOverlay message={userMessages.sending} everything />}
    </>
  );
};
