import { useQueryClient } from '@tanstack/react-query';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceList, PriceListChange } from '@vitrine/contract/prices/schemas';
import { applyChanges, type PriceChanges } from '@vitrine/domain/prices/price-changes';
import { useState } from 'react';
import { errorCode, errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { counted } from '../../../ui/counted.ts';
import { readPriceList, readPriceListHistory, savePrices } from '../calls.ts';
import { listQuery, listsQuery } from '../price-queries.ts';
import type { PriceEdits } from './usePriceEdits.ts';

/** What somebody else saved while this user made changes. */
export interface MovedList {
  list: PriceList;
  /** The saves since the list was opened, newest first. */
  history: readonly PriceListChange[];
}

/** The saves between two revisions of a list. Every save counts one. */
const since = (history: readonly PriceListChange[], before: PriceList, now: PriceList): readonly PriceListChange[] =>
  history.slice(0, Math.max(1, now.revision - before.revision));

/** Saves the changes of a list. What is changed while a save runs stays unsaved. */
export const useSavePrices = (tenant: SellingTenant, list: PriceList, edits: PriceEdits) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [moved, setMoved] = useState<MovedList | null>(null);
  const { base } = edits;
  const params = { organisationId: tenant.id, listId: list.id };

  const take = (next: PriceList): void => {
    queryClient.setQueryData(listQuery(tenant, list.id).queryKey, next);
    edits.rebase(next);
    void queryClient.invalidateQueries({ queryKey: listsQuery(tenant).queryKey });
  };
  const findMoved = async (): Promise<void> => {
    const [fresh, history] = await Promise.all([readPriceList(params), readPriceListHistory(params)]);
    setMoved({ list: fresh, history: since(history, base, fresh) });
  };
  const fail = (error: unknown): void =>
    notify({ kind: 'error', title: messages.saveFailed, message: errorText(error) });

  const saving = useMutation({
    mutationFn: (changes: PriceChanges) =>
      savePrices(params, { revision: base.revision, changes: Object.fromEntries(changes) }),
    onSuccess: ({ revision }, changes) => {
      const prices = applyChanges(base.prices, changes);
      const count = Object.keys(prices).length;
      take({ ...list, revision, prices, count, updated_at: new Date().toISOString() });
      notify({ kind: 'success', title: messages.savedTitle, message: messages.saved(counted(changes.size, 'price')) });
    },
    onError: (error) => (errorCode(error) === 'prices.moved' ? findMoved().catch(fail) : fail(error)),
  });
  const save = (): void => {
    if (edits.changes.size > 0 && !saving.isPending) saving.mutate(edits.changes);
  };
  const takeMoved = (): void => {
    if (moved !== null) take(moved.list);
    setMoved(null);
  };
  return { save, saving: saving.isPending, moved, takeMoved, closeMoved: () => setMoved(null) };
};
