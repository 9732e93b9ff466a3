import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { isSame, mergeContent } from '@vitrine/domain/quotes/merge-content';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useDeviceDraft } from '../../../ui/forms/device-drafts.ts';
import { isPending, type QuoteChange, type QuoteEditsState, quoteEditsReducer, startOf } from './edits-reducer.ts';
import { type QuoteDraft, type QuoteDraftKey, quoteDraftName, readQuoteDraft, storedQuote } from './quote-draft.ts';

/** The edits that fields and lines make. The functions never change, so that lines need not render again. */
export interface QuoteActions {
  /** `step` names changes that are undone together, such as the letters typed into one field. */
  change: (change: QuoteChange, step?: string) => void;
  /** Keeps a text that cannot be read; null forgets it. */
  reject: (cell: string, text: string | null) => void;
}

export interface QuoteEdits extends Pick<QuoteEditsState, 'base' | 'content' | 'rejected'> {
  pending: boolean;
  actions: QuoteActions;
  undo: () => void;
  redo: () => void;
  /** Discards all changes, here and on this device; undo brings them back. */
  clear: () => void;
  rebase: (from: QuoteContent, saved: QuoteContent) => void;
  reset: (saved: QuoteContent) => void;
  /** The changes of an earlier visit that the editor began with; null once they are saved or discarded. */
  restored: QuoteDraft | null;
}

const initial = ({ saved, draft }: { saved: QuoteContent; draft: QuoteDraft | null }): QuoteEditsState =>
  draft === null
    ? startOf(saved)
    : { ...startOf(saved), content: mergeContent(draft.base, draft.content, saved), rejected: draft.rejected };

/** Unsaved changes of a quote, stored on this device until they are saved or discarded. */
export const useQuoteEdits = (saved: QuoteContent, key: QuoteDraftKey, canEdit: boolean): QuoteEdits => {
  const [draft] = useState(() => (canEdit ? readQuoteDraft(key) : null));
  const [state, dispatch] = useReducer(quoteEditsReducer, { saved, draft }, initial);
  const [isRestored, setRestored] = useState(draft !== null);
  const { save, take } = useDeviceDraft(quoteDraftName(key));
  const { base, content, rejected } = state;
  const pending = isPending(state);

  useEffect(() => take(draft?.stored ?? []), [take, draft]);
  useEffect(() => {
    if (canEdit) save(pending ? storedQuote({ base, content, rejected }) : null);
  }, [canEdit, save, pending, base, content, rejected]);
  useEffect(() => {
    if (!pending) setRestored(false);
  }, [pending]);
  // Sending, an answer or a later visit brought the quote as it is saved now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another saved content starts it.
  useEffect(() => {
    if (!isSame(saved, base)) dispatch({ do: 'rebase', from: base, saved });
  }, [saved]);

  const actions = useMemo<QuoteActions>(
    () => ({
      change: (change, step) => dispatch({ do: 'change', change, step: step ?? null }),
      reject: (cell, text) => dispatch({ do: 'reject', cell, text }),
    }),
    [],
  );
  const rebase = useCallback(
    (from: QuoteContent, now: QuoteContent) => dispatch({ do: 'rebase', from, saved: now }),
    [],
  );
  const reset = useCallback((now: QuoteContent) => dispatch({ do: 'reset', saved: now }), []);
  const clear = useCallback(() => {
    // At once, because the screen may unmount before an effect runs.
    save(null);
    dispatch({ do: 'clear' });
  }, [save]);
  return {
    ...{ base, content, rejected, pending, actions, clear, rebase, reset },
    undo: () => dispatch({ do: 'undo' }),
    redo: () => dispatch({ do: 'redo' }),
    restored: isRestored ? draft : null,
  };
};
