import type { PriceList } from '@vitrine/contract/prices/schemas';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { removeDeviceDrafts, useDeviceDraft } from '../../../ui/forms/device-drafts.ts';
import { createPriceEditsReducer, NO_PRICE_EDITS, type PriceEditsState } from './edits-reducer.ts';
import { type PriceDraft, type PriceDraftKey, priceDraftName, readPriceDraft, storedPrices } from './price-draft.ts';

/** The edits that rows make. The functions never change, so that rows need not render again. */
export interface PriceActions {
  /** Prices of several articles are one step to undo. */
  set: (prices: readonly (readonly [article: string, price: number | null])[]) => void;
  /** Keeps a text that is no amount; null forgets it. */
  reject: (article: string, text: string | null) => void;
}

export interface PriceEdits extends Pick<PriceEditsState, 'changes' | 'rejected'> {
  actions: PriceActions;
  undo: () => void;
  redo: () => void;
  /** Deletes all changes, here and on this device. */
  clear: () => void;
  /** The list whose prices the changes are based on. */
  base: PriceList;
  rebase: (list: PriceList) => void;
  /** From an earlier visit, neither restored nor discarded yet. */
  draft: PriceDraft | null;
  restoreDraft: () => void;
  discardDraft: () => void;
}

/**
 * Unsaved changes of a price list, stored on this device until they are saved or discarded. While there are any, prices
 * that somebody else saved do not become their base by themselves: the next save is asked about them.
 */
export const usePriceEdits = (newest: PriceList, key: PriceDraftKey): PriceEdits => {
  const [base, setBase] = useState(newest);
  const reducer = useMemo(() => createPriceEditsReducer(base.prices), [base.prices]);
  const [state, dispatch] = useReducer(reducer, NO_PRICE_EDITS);
  const [draft, setDraft] = useState(() => readPriceDraft(key));
  const { save, take } = useDeviceDraft(priceDraftName(key));
  const { changes, rejected } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken over also when it changes nothing.
  useEffect(() => save(storedPrices({ changes, rejected })), [save, changes, rejected, draft]);

  const actions = useMemo<PriceActions>(
    () => ({
      set: (prices) => dispatch({ do: 'set', prices }),
      reject: (article, text) => dispatch({ do: 'reject', article, text }),
    }),
    [],
  );
  const clear = useCallback(() => {
    // At once, because the screen may unmount before an effect runs. A draft that is still offered stays.
    save(null);
    dispatch({ do: 'clear' });
  }, [save]);
  const rebase = useCallback((list: PriceList) => {
    setBase(list);
    dispatch({ do: 'rebase', saved: list.prices });
  }, []);
  const isEmpty = changes.size + rejected.size === 0;
  useEffect(() => {
    // After a save the list on screen is the former one for a moment.
    if (newest === base || newest.revision < base.revision) return;
    if (newest.revision === base.revision || newest.prices === base.prices) setBase(newest);
    else if (isEmpty) rebase(newest);
  }, [newest, base, isEmpty, rebase]);
  const restoreDraft = (): void => {
    if (draft !== null) {
      take(draft.stored);
      dispatch({ do: 'restore', changes: draft.changes, rejected: draft.rejected });
    }
    setDraft(null);
  };
  const discardDraft = (): void => {
    removeDeviceDrafts(draft?.stored ?? []);
    setDraft(null);
  };
  const undo = (): void => dispatch({ do: 'undo' });
  const redo = (): void => dispatch({ do: 'redo' });
  return { changes, rejected, actions, undo, redo, clear, base, rebase, draft, restoreDraft, discardDraft };
};
