import { useNavigate } from '@tanstack/react-router';
import { quoteSentMessages as messages } from '@vitrine/contract/quotes/sent-messages';
import { useChange } from '../../../layout/useChange.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useMounted } from '../../../ui/page/useMounted.ts';
import { deleteQuote } from '../calls.ts';
import { listsKey, quoteQuery } from '../quote-queries.ts';
import type { OpenQuote } from './open-quote.ts';

interface DeleteQuoteProps {
  open: OpenQuote;
  onClose: () => void;
}

/** Asks before a quote that was never sent is deleted. */
export const DeleteQuote = ({ open, onClose }: DeleteQuoteProps) => {
  const { tenant, quote, edits } = open;
  const navigate = useNavigate();
  const isMounted = useMounted();
  const deleting = useChange(() => deleteQuote(quote.id), {
    success: [messages.deletedTitle, messages.deleted(quote.number)],
    failed: messages.deleteFailed,
    onSuccess: async (_, queryClient) => {
      edits.clear();
      if (isMounted()) await navigate({ to: tenant.paths.quotes, ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: quoteQuery(tenant, quote.id).queryKey });
      void queryClient.invalidateQueries({ queryKey: listsKey(tenant) });
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      question={messages.deleteQuestion(quote.number)}
      yes={messages.delete}
      destroys
      busy={deleting.isPending}
      onYes={() => deleting.mutate()}
      onClose={onClose}
    />
  );
};
