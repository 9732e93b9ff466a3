import { Button } from '@mantine/core';
import { IconFileTypePdf, IconSend } from '@tabler/icons-react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { HeadActions } from '../../../ui/page/DetailPage.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { pdfAddress } from '../calls.ts';
import type { OpenQuote } from './open-quote.ts';
import { QuoteMenu } from './QuoteMenu.tsx';
import { useCheckSaved } from './useCheckSaved.ts';

const ICON = { size: 16, stroke: 1.6 };

/** The actions of a quote, in the head of its page. */
export const QuoteHeadActions = ({ open }: { open: OpenQuote }) => {
  const { quote, tenant, edits, readOnly } = open;
  const { whenSaved, followWhenSaved } = useCheckSaved(open);
  const phone = usePhone();
  const openModal = useOpenModal();
  const size = phone ? 'xs' : 'sm';
  return (
    <HeadActions>
      <QuoteMenu open={open} />
      {!phone && (
        <Button
          component="a"
          size={size}
          leftSection={<IconFileTypePdf {...ICON} />}
          href={pdfAddress(quote.id)}
          target="_blank"
          rel="noopener"
          onClick={followWhenSaved}
        >
          {messages.previewPdf}
        </Button>
      )}
      {!readOnly && (
        <Button
          variant={edits.pending ? 'default' : 'filled'}
          size={size}
          leftSection={<IconSend {...ICON} />}
          onClick={whenSaved(() => openModal(tenant.paths.sendQuote(quote.id), {}))}
        >
          {messages.send}
        </Button>
      )}
    </HeadActions>
  );
};
