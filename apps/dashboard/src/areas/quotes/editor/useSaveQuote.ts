import { useQueryClient } from '@tanstack/react-query';
import { quoteEditorMessages as messages } from '@vitrine/contract/quotes/editor-messages';
import type { Quote, QuoteContent } from '@vitrine/contract/quotes/schemas';
import { quoteValidation } from '@vitrine/contract/quotes/validation-messages';
import { savingIssue } from '@vitrine/domain/quotes/quote-state';
import { useState } from 'react';
import { errorCode, errorText, fieldError } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { focusInvalid } from '../../../ui/focus-invalid.ts';
import { readQuote, saveQuote } from '../calls.ts';
import { takeQuote } from '../quote-queries.ts';
import { cellOf } from './edits-reducer.ts';
import type { QuoteEdits } from './useQuoteEdits.ts';

/** Saves the changes of a quote. What is changed while a save runs stays unsaved. */
export const useSaveQuote = (tenant: SellingTenant, quote: Quote, edits: QuoteEdits) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  /** What somebody else saved meanwhile. */
  const [moved, setMoved] = useState<Quote | null>(null);
  const [isNameMissing, setNameMissing] = useState(false);

  const findMoved = async (): Promise<void> => setMoved(await readQuote(quote.id));
  const fail = (error: unknown): void => {
    notify({ kind: 'error', title: messages.saveFailed, message: errorText(error) });
  };
  const saving = useMutation({
    mutationFn: (content: QuoteContent) => saveQuote(quote.id, quote.revision, content),
    onSuccess: (next, sent) => {
      edits.rebase(sent, next.content);
      takeQuote(queryClient, tenant, next);
    },
    onError: (error) => (errorCode(error) === 'quotes.moved' ? findMoved().catch(fail) : fail(error)),
  });

  /** Marks what is missing; whether anything is. */
  const markMissing = ({ customer, lines }: QuoteContent): boolean => {
    const unnamed = lines.filter(({ name }) => name.trim() === '');
    for (const { id } of unnamed) edits.actions.reject(cellOf(id, 'name'), '');
    const isMissing = customer.name.trim() === '';
    setNameMissing(isMissing);
    if (!isMissing && unnamed.length === 0) return false;
    focusInvalid();
    return true;
  };
  const save = (): void => {
    if (!edits.pending || saving.isPending || markMissing(edits.content)) return;
    const issue = savingIssue(edits.content);
    if (issue === undefined) saving.mutate(edits.content);
    else notify({ kind: 'error', title: messages.saveFailed, message: issue });
  };
  const take = (keep: boolean): void => {
    if (moved === null) return;
    if (keep) edits.rebase(edits.base, moved.content);
    else edits.reset(moved.content);
    takeQuote(queryClient, tenant, moved);
    setMoved(null);
  };
  const errorOf = (field: string): string | undefined => {
    if (field === 'customer.name' && isNameMissing && edits.content.customer.name.trim() === '')
      return quoteValidation.customerRequired;
    return fieldError(saving.error, `content.${field}`);
  };
  return { save, saving: saving.isPending, moved, take, closeMoved: () => setMoved(null), errorOf };
};
