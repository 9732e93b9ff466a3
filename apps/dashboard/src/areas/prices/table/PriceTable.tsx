import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceList } from '@vitrine/contract/prices/schemas';
import { currentPrice, type PriceChanges, savedPrice } from '@vitrine/domain/prices/price-changes';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { memo } from 'react';
import { usePhone } from '../../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { AllCheck } from '../../../ui/tables/row-checks.tsx';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { Sorting } from '../../../ui/tables/useSorting.ts';
import type { PriceActions } from '../editor/usePriceEdits.ts';
import { PhoneLine, type PriceLineProps, TableLine } from './PriceLine.tsx';
import classes from './PriceTable.module.css';

const allHeads = (): readonly Head[] => [
  { key: 'name', label: messages.name, sortable: true, indent: '14px', least: 180 },
  { key: 'sku', label: messages.sku, sortable: true, width: 'clamp(116px, 10vw, 150px)' },
  { key: 'table', label: messages.layer, sortable: true, width: 'clamp(96px, 9vw, 150px)', leaves: 3 },
  { key: 'configurator', label: messages.configurator, sortable: true, width: 'clamp(140px, 13vw, 220px)', leaves: 1 },
  { key: 'unit', label: messages.unit, width: '64px', leaves: 2 },
  { key: 'file', label: messages.filePrice, sortable: true, align: 'right', width: '104px', leaves: 4 },
  { key: 'price', label: messages.price, sortable: true, align: 'right', width: '148px' },
  { key: 'actions', label: messages.menu, unseen: true, width: '36px' },
];

interface PriceTableProps {
  rows: readonly PriceRow[];
  list: PriceList;
  changes: PriceChanges;
  rejected: ReadonlyMap<string, string>;
  actions: PriceActions;
  selection: Selection;
  sorting: Sorting;
}

/** The articles of a list: a table on wide screens, lines on phones. */
export const PriceTable = memo(({ rows, list, changes, rejected, actions, selection, sorting }: PriceTableProps) => {
  const phone = usePhone();
  const placeholder = list.base === 'manufacturer' ? messages.fromManufacturer : messages.noPrice;
  const lineOf = (row: PriceRow): PriceLineProps => ({
    ...{ row, currency: list.currency, placeholder, actions },
    price: currentPrice(list.prices, changes, row.article),
    before: changes.has(row.article) ? savedPrice(list.prices, row.article) : undefined,
    rejected: rejected.get(row.article),
  });
  if (phone)
    return (
      <>
        <div className={classes.selectAll}>
          <AllCheck selection={selection} />
          <span aria-hidden="true">{messages.selectAll}</span>
        </div>
        <ul aria-label={messages.articles}>
          {rows.map((row) => (
            <PhoneLine
              key={row.article}
              {...lineOf(row)}
              chosen={selection.ids.has(row.article)}
              onChoose={selection.choose}
            />
          ))}
        </ul>
      </>
    );
  const [first, ...others] = allHeads();
  const heads = first ? [{ ...first, start: <AllCheck selection={selection} /> }, ...others] : others;
  return (
    <DataTable label={messages.articles} heads={heads} sorting={sorting}>
      <tbody>
        {rows.map((row) => (
          <TableLine
            key={row.article}
            {...lineOf(row)}
            chosen={selection.ids.has(row.article)}
            onChoose={selection.choose}
          />
        ))}
      </tbody>
    </DataTable>
  );
});
