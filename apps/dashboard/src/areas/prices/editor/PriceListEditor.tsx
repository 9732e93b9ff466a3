import { Box } from '@mantine/core';
import '@fontsource-variable/geist-mono/wght.css';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PricedArticle, PriceList } from '@vitrine/contract/prices/schemas';
import { listArticle } from '@vitrine/domain/prices/compose-table';
import { priceRows } from '@vitrine/domain/prices/price-rows';
import { useCallback, useMemo } from 'react';
import { isAt, isWithin } from '../../../routes/is-within.ts';
import { useSession } from '../../../session/session.ts';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { counted } from '../../../ui/counted.ts';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard.tsx';
import { useReportPending } from '../../../ui/feedback/pending.tsx';
import { UnsavedBar } from '../../../ui/feedback/UnsavedBar.tsx';
import { ReadingContext } from '../../../ui/reading.ts';
import { useSaveKey, useUndoKeys } from '../../../ui/tables/keys/edit-keys.ts';
import { checkQuery } from '../price-queries.ts';
import { PriceArticles } from '../table/PriceArticles.tsx';
import { ListHeadActions } from './ListHeadActions.tsx';
import { MovedDialog } from './MovedDialog.tsx';
import { OpenListContext } from './open-list.ts';
import { PriceDraftOffer } from './PriceDraftOffer.tsx';
import { type PriceEdits, usePriceEdits } from './usePriceEdits.ts';
import { useSavePrices } from './useSavePrices.ts';

interface PriceListEditorProps {
  tenant: SellingTenant;
  list: PriceList;
  articles: readonly PricedArticle[];
}

/** '3 changes, 1 is no amount'. */
const countText = ({ changes, rejected }: PriceEdits): string =>
  [
    ...(changes.size > 0 ? [counted(changes.size, 'change')] : []),
    ...(rejected.size > 0 ? [messages.unreadable(rejected.size)] : []),
  ].join(', ');

/** A list that begins with the manufacturer's prices does not show them: only the server knows what it lacks. */
const useMissing = (tenant: SellingTenant, { id, base, revision }: PriceList): ReadonlySet<string> | null => {
  const { queryKey, ...query } = checkQuery(tenant, id);
  const key = [...queryKey, revision] as unknown as typeof queryKey;
  const { data } = useQuery({ ...query, queryKey: key, enabled: base === 'manufacturer' });
  return useMemo(
    () =>
      data === undefined
        ? null
        : new Set(data.missing.map(({ article, configurator }) => listArticle(configurator.id, article))),
    [data],
  );
};

/** The prices of a list with their unsaved changes, and the dialogs over them. */
export const PriceListEditor = ({ tenant, list: newest, articles }: PriceListEditorProps) => {
  const { user } = useSession();
  const edits = usePriceEdits(newest, { userId: user.id, listId: newest.id });
  const { changes, rejected, actions, clear, base } = edits;
  const list = useMemo(() => ({ ...newest, prices: base.prices }), [newest, base.prices]);
  const rows = useMemo(() => priceRows(articles, Object.keys(list.prices)), [articles, list.prices]);
  const { save, saving, moved, takeMoved, closeMoved } = useSavePrices(tenant, list, edits);
  const missing = useMissing(tenant, list);
  const pending = changes.size + rejected.size > 0;
  useReportPending(pending);

  const address = tenant.paths.priceList(list.id);
  const keeps = useCallback((pathname: string) => isWithin(pathname, address), [address]);
  const atTable = isAt(useLocation().pathname, address) && moved === null;
  useUndoKeys(edits.undo, edits.redo, atTable);
  useSaveKey(save, changes.size > 0, atTable);

  const open = useMemo(() => ({ tenant, list, rows, changes, actions }), [tenant, list, rows, changes, actions]);
  return (
    <OpenListContext value={open}>
      <ListHeadActions open={open} pending={pending} />
      <Box mt={{ base: 8, sm: 16 }}>
        <PriceDraftOffer edits={edits} />
        <ReadingContext value={saving}>
          <PriceArticles list={list} rows={rows} edits={edits} missing={missing} />
        </ReadingContext>
      </Box>
      {/* Space for the unsaved bar, which covers the end of the page. */}
      <Box flex="none" h={96} />
      {pending && (
        <UnsavedBar
          count={countText(edits)}
          action={messages.save}
          busy={saving}
          onCancel={clear}
          onAction={changes.size > 0 ? save : undefined}
        />
      )}
      {moved && (
        <MovedDialog moved={moved} list={list} changes={changes} rows={rows} onKeep={takeMoved} onClose={closeMoved} />
      )}
      <LeaveGuard pending={pending} keeps={keeps} onDiscard={clear} onSave={changes.size > 0 ? save : undefined} />
      <Outlet />
    </OpenListContext>
  );
};
