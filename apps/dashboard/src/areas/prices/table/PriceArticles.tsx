import { Box, Button } from '@mantine/core';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceList } from '@vitrine/contract/prices/schemas';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { useMemo, useState } from 'react';
import { EmptySearch } from '../../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useReading } from '../../../ui/reading.ts';
import { cellKeys } from '../../../ui/tables/keys/cell-keys.ts';
import { TableViewContext } from '../../../ui/tables/table-view.ts';
import { useSelection } from '../../../ui/tables/useSelection.ts';
import { priceIn } from '../editor/open-list.ts';
import type { PriceEdits } from '../editor/usePriceEdits.ts';
import { BulkPrices } from './BulkPrices.tsx';
import { PasteIssues } from './PasteIssues.tsx';
import { PricesToolbar } from './PricesToolbar.tsx';
import { PriceTable } from './PriceTable.tsx';
import { isPriceColumn, type PastedPrices, pastePrices } from './paste-prices.ts';
import { type PriceTableState, usePriceTable, useShownPrices } from './usePriceTable.tsx';

const NoRows = ({ table, isEmpty }: { table: PriceTableState; isEmpty: boolean }) => {
  if (isEmpty) return <EmptyState title={messages.noArticles} help={messages.noArticlesHelp} />;
  const isComplete = table.show === 'missing' && table.query === '';
  return (
    <EmptyState
      drawing={<EmptySearch />}
      title={isComplete ? messages.missingFilled : messages.noneShown}
      {...(!isComplete && { help: messages.noneShownHelp })}
      action={<Button onClick={table.showAll}>{messages.showAll}</Button>}
    />
  );
};

interface PriceArticlesProps {
  list: PriceList;
  rows: readonly PriceRow[];
  edits: PriceEdits;
  /** The articles without a price by the server's check; null where the list alone says so. */
  missing: ReadonlySet<string> | null;
}

/** Search, filters, bulk changes and the table of articles. */
export const PriceArticles = ({ list, rows, edits, missing }: PriceArticlesProps) => {
  const { changes, rejected, actions } = edits;
  const reading = useReading();
  const context = useMemo(() => ({ list, changes, rejected, missing }), [list, changes, rejected, missing]);
  const table = usePriceTable(rows, context);
  const { matching } = table;
  const selectable = useMemo(() => matching.map(({ article }) => ({ id: article })), [matching]);
  const selection = useSelection('articles', selectable);
  const { shown, end } = useShownPrices(table);
  const [pasted, setPasted] = useState<PastedPrices | null>(null);
  const keys = cellKeys(isPriceColumn, (text, _column, from) => {
    if (reading) return;
    const outcome = pastePrices(text, { rows: matching, from, currency: list.currency });
    if (outcome.prices.length > 0) actions.set(outcome.prices);
    setPasted(outcome);
  });
  const chosen = useMemo(
    () => (selection.ids.size === 0 ? [] : matching.filter(({ article }) => selection.ids.has(article))),
    [matching, selection.ids],
  );
  return (
    <>
      {chosen.length > 0 ? (
        <BulkPrices
          rows={chosen}
          currency={list.currency}
          priceOf={priceIn({ list, changes })}
          actions={actions}
          onClear={selection.clear}
        />
      ) : (
        rows.length > 0 && <PricesToolbar table={table} rows={rows} />
      )}
      <PasteIssues pasted={pasted} onClose={() => setPasted(null)} />
      <Box {...keys}>
        {matching.length === 0 ? (
          <NoRows table={table} isEmpty={rows.length === 0} />
        ) : (
          <TableViewContext value={table.question}>
            <PriceTable
              rows={shown}
              list={list}
              changes={changes}
              rejected={rejected}
              actions={actions}
              selection={selection}
              sorting={table.sorting}
            />
          </TableViewContext>
        )}
        {end}
      </Box>
    </>
  );
};
