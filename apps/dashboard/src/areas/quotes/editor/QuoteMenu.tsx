import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconInbox,
  IconListDetails,
  IconThumbDown,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import { quoteSentMessages as sentMessages } from '@vitrine/contract/quotes/sent-messages';
import { mergeContent } from '@vitrine/domain/quotes/merge-content';
import { useState } from 'react';
import { useChange } from '../../../layout/useChange.ts';
import { useSession } from '../../../session/session.ts';
import { useOpenModal } from '../../../ui/dialogs/modal-history.ts';
import { createQuote, partsAddress, pdfAddress, reopenQuote } from '../calls.ts';
import { takeQuote, useQuotePolicies } from '../quote-queries.ts';
import { DeleteQuote } from './DeleteQuote.tsx';
import type { OpenQuote } from './open-quote.ts';
import { readQuoteDraft, saveQuoteDraft } from './quote-draft.ts';
import { useCheckSaved } from './useCheckSaved.ts';

const SIZE = { size: 18, stroke: 1.6 };

/**
 * Makes a draft with the same content, and opens it. Changes that this device still has, because the customer accepted
 * before they were saved, are unsaved changes of the copy.
 */
export const useDuplicate = ({ tenant, quote }: OpenQuote) => {
  const navigate = useNavigate();
  const userId = useSession().user.id;
  return useChange(() => createQuote(tenant.id, { copy_of: quote.id }), {
    failed: messages.duplicateFailed,
    onSuccess: (copy, queryClient) => {
      takeQuote(queryClient, tenant, copy);
      const unsaved = readQuoteDraft({ userId, quoteId: quote.id });
      if (unsaved) {
        const content = mergeContent(unsaved.base, unsaved.content, copy.content);
        saveQuoteDraft({ userId, quoteId: copy.id }, { base: copy.content, content, rejected: unsaved.rejected });
      }
      void navigate({ to: tenant.paths.quote(copy.id) });
    },
  });
};

export const useReopen = ({ tenant, quote }: OpenQuote) =>
  useChange(() => reopenQuote(quote.id, quote.revision), {
    failed: sentMessages.reopenFailed,
    onSuccess: (next, queryClient) => takeQuote(queryClient, tenant, next),
  });

/** Files, the enquiry, and what becomes of a quote. */
export const QuoteMenu = ({ open }: { open: OpenQuote }) => {
  const { tenant, quote } = open;
  const { whenSaved, followWhenSaved } = useCheckSaved(open);
  const { paths } = tenant;
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const duplicating = useDuplicate(open);
  const reopening = useReopen(open);
  const { mayCreate } = useQuotePolicies(tenant);
  const { enquiry_id: enquiryId, can_edit: canEdit, state } = quote;
  const isOpen = state !== 'accepted' && state !== 'lost';
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon variant="framed" aria-label={messages.more}>
            <IconDots size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component="a"
            href={pdfAddress(quote.id)}
            target="_blank"
            rel="noopener"
            onClick={followWhenSaved}
            leftSection={<IconFileTypePdf {...SIZE} />}
          >
            {messages.previewPdf}
          </Menu.Item>
          {quote.design && (
            <>
              <Menu.Item
                component="a"
                href={partsAddress(quote.id, 'csv')}
                download
                leftSection={<IconListDetails {...SIZE} />}
              >
                {messages.partsCsv}
              </Menu.Item>
              <Menu.Item
                component="a"
                href={partsAddress(quote.id, 'xlsx')}
                download
                leftSection={<IconFileSpreadsheet {...SIZE} />}
              >
                {messages.partsExcel}
              </Menu.Item>
            </>
          )}
          {enquiryId !== null && (
            <Menu.Item
              leftSection={<IconInbox {...SIZE} />}
              onClick={() => void navigate({ to: paths.enquiry(enquiryId) })}
            >
              {messages.enquiry}
            </Menu.Item>
          )}
          {mayCreate && (
            <Menu.Item leftSection={<IconCopy {...SIZE} />} onClick={whenSaved(() => duplicating.mutate())}>
              {messages.duplicate}
            </Menu.Item>
          )}
          {canEdit && isOpen && (
            <Menu.Item
              leftSection={<IconThumbDown {...SIZE} />}
              onClick={whenSaved(() => openModal(paths.loseQuote(quote.id), {}))}
            >
              {sentMessages.lose}
            </Menu.Item>
          )}
          {canEdit && state === 'lost' && (
            <Menu.Item leftSection={<IconArrowBackUp {...SIZE} />} onClick={() => reopening.mutate()}>
              {sentMessages.reopen}
            </Menu.Item>
          )}
          {canEdit && quote.versions === 0 && (
            <Menu.Item color="red" leftSection={<IconTrash {...SIZE} />} onClick={() => setDeleting(true)}>
              {sentMessages.delete}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {deleting && <DeleteQuote open={open} onClose={() => setDeleting(false)} />}
    </>
  );
};
