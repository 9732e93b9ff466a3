import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { useState } from 'react';
import { useTenant } from '../../../tenant/useTenant.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useDelete } from '../useResellerChanges.ts';

/** Deletes the reseller after a confirmation and returns to the list. */
export const DeleteReseller = ({ reseller }: { reseller: Reseller }) => {
  const { paths } = useTenant();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deleting = useDelete();
  const remove = (): void =>
    deleting.mutate(reseller.id, {
      // What was edited here is gone with the reseller: no question about it.
      onSuccess: () => navigate({ to: paths.resellers, ignoreBlocker: true }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="danger" leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setAsking(true)}>
        Delete reseller
      </Button>
      {asking && (
        <ConfirmDialog
          title={reseller.name}
          question={resellerMessages.deleteQuestion}
          yes="Delete reseller"
          destroys
          busy={deleting.isPending}
          onYes={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
