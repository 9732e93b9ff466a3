import { Button } from '@mantine/core';
import { IconFileTypePdf, IconSend } from '@tabler/icons-react';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { DetailHeader } from '../../../ui/page/DetailHeader.tsx';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { pdfAddress } from '../calls.ts';
import { QuoteState } from '../list/QuoteState.tsx';
import type { OpenQuote } from './open-quote.ts';
import { QuoteMenu } from './QuoteMenu.tsx';
import { useCheckSaved } from './useCheckSaved.ts';

const ICON = { size: 16, stroke: 1.6 };

/** Number, state and actions of a quote. */
export const QuoteHead = ({ open }: { open: OpenQuote }) => {
  const { quote, tenant, edits, readOnly } = open;
  const { whenSaved, followWhenSaved } = useCheckSaved(open);
  const phone = usePhone();
  const openModal = useOpenModal();
  const size = phone ? 'xs' : 'sm';
  const actions = (
    <>
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
    </>
  );
  return (
    <DetailHeader
      title={quote.number}
      back={{ to: tenant.paths.quotes, label: messages.back }}
      badge={<QuoteState quote={quote} />}
      actions={actions}
    />
  );
};
