import { useNavigate } from '@tanstack/react-router';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { counted } from '../../../ui/counted.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useMounted } from '../../../ui/page/useMounted.ts';
import { deletePriceList } from '../calls.ts';
import { listQuery, listsQuery } from '../price-queries.ts';
import type { OpenList } from './open-list.ts';
import { removePriceDrafts } from './price-draft.ts';

interface DeleteListProps {
  open: OpenList;
  onClose: () => void;
}

/** Asks before a list is deleted, with how much is lost. */
export const DeleteList = ({ open, onClose }: DeleteListProps) => {
  const { tenant, list } = open;
  const { user } = useSession();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const deleting = useChange(() => deletePriceList({ organisationId: tenant.id, listId: list.id }), {
    success: [messages.deletedTitle, messages.deleted(list.name)],
    failed: messages.deleteFailed,
    onSuccess: async (_, queryClient) => {
      removePriceDrafts({ userId: user.id, listId: list.id });
      if (isMounted()) await navigate({ to: tenant.paths.prices, ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: listQuery(tenant, list.id).queryKey });
      void queryClient.invalidateQueries({ queryKey: listsQuery(tenant).queryKey });
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      question={messages.deleteQuestion(list.name, counted(list.count, 'price'))}
      yes={messages.delete}
      destroys
      busy={deleting.isPending}
      onYes={() => deleting.mutate()}
      onClose={onClose}
    />
  );
};
