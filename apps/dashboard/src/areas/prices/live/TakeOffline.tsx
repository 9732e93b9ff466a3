import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { useChange } from '../../../layout/useChange.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { changePriceListStatus } from '../calls.ts';
import type { OpenList } from '../editor/open-list.ts';
import { takeSummary } from '../price-queries.ts';

interface TakeOfflineProps {
  open: OpenList;
  onClose: () => void;
}

/** Asks before visitors lose the prices of a list. */
export const TakeOffline = ({ open: { tenant, list }, onClose }: TakeOfflineProps) => {
  const changing = useChange(
    () =>
      changePriceListStatus({ organisationId: tenant.id, listId: list.id }, { status: 'draft', accept_missing: false }),
    {
      success: [messages.offlineTitle, messages.isOffline(list.name)],
      failed: messages.offlineFailed,
      onSuccess: (summary, queryClient) => takeSummary(queryClient, tenant, summary),
      onSettled: onClose,
    },
  );
  return (
    <ConfirmDialog
      title={messages.takeOfflineTitle}
      question={messages.takeOfflineQuestion(list.name)}
      yes={messages.takeOffline}
      busy={changing.isPending}
      onYes={() => changing.mutate()}
      onClose={onClose}
    />
  );
};
