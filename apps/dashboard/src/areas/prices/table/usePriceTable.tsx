import { useNavigate, useSearch } from '@tanstack/react-router';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { parseSearch } from '@vitrine/domain/catalogue/search';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { type ReactNode, useMemo, useState } from 'react';
import { useDebounced } from '../../../ui/forms/useDebounced.ts';
import { useLazyRows } from '../../../ui/tables/useLazyRows.tsx';
import { useSlices } from '../../../ui/tables/useSlices.ts';
import { sorted, useSorting } from '../../../ui/tables/useSorting.ts';
import { goneLast, matchingPriceRows, priceSortValue, type RowContext, SHOWS, type Show } from './filters.ts';

interface AddressFilters {
  show?: unknown;
  configurator?: unknown;
  layer?: unknown;
}

/**
 * Which articles are shown is part of the address: other screens link to those without a price, and a reload shows the
 * same.
 */
const useAddressFilters = () => {
  const navigate = useNavigate();
  const { show, configurator, layer } = useSearch({ strict: false }) as AddressFilters;
  const set = (changed: AddressFilters): void =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...changed }),
      replace: true,
      resetScroll: false,
    });
  return {
    show: SHOWS.find((each) => each === show) ?? 'all',
    configurator: configurator === undefined ? '' : String(configurator),
    table: layer === undefined ? '' : String(layer),
    set,
  };
};

/** Search, filters and order of the articles of a list. The rows are filtered 150 ms after the last key. */
export const usePriceTable = (rows: readonly PriceRow[], context: RowContext) => {
  const [query, setQuery] = useState('');
  const { show, configurator, table, set } = useAddressFilters();
  const sorting = useSorting();
  const settled = useDebounced(query, catalogueLimits.searchDebounceMs);
  const parsed = useMemo(() => parseSearch(settled), [settled]);

  // Sorted by the values at the time of the click: rows do not jump away while they are edited.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `context` is left out on purpose.
  const ordered = useMemo<readonly PriceRow[]>(() => {
    const { by, direction } = sorting;
    return goneLast(by === null ? rows : sorted(rows, (row) => priceSortValue(row, by, context), direction));
  }, [rows, sorting]);
  const matching = useMemo(
    () => matchingPriceRows(ordered, { parsed, configurator, table, show }, context),
    [ordered, parsed, configurator, table, show, context],
  );
  const isFiltered = settled.trim() !== '' || configurator !== '' || table !== '' || show !== 'all';
  const question = [settled, configurator, table, show, sorting.by, sorting.direction].join('\n');
  return {
    ...{ query, setQuery, configurator, table, show, sorting, matching, isFiltered, question },
    setShow: (next: Show): void => set({ show: next === 'all' ? undefined : next }),
    setTable: (next: string): void => set({ layer: next || undefined }),
    // Another configurator may have no such layer.
    setConfigurator: (id: string): void => set({ configurator: id || undefined, layer: undefined }),
    showAll: (): void => {
      setQuery('');
      set({ show: undefined, configurator: undefined, layer: undefined });
    },
  };
};

export type PriceTableState = ReturnType<typeof usePriceTable>;

/** About the height of a row: rows of the next frames get it as empty space, so that the page does not jump. */
const ROW_HEIGHT = 50;

/** The rows to render in this frame, and the element below them: a slice in each frame, more at the end of the page. */
export const useShownPrices = ({ matching, question }: Pick<PriceTableState, 'matching' | 'question'>) => {
  const rows = useLazyRows(matching, question);
  const ready = useSlices(rows.shown.length, question);
  const shown = useMemo(() => rows.shown.slice(0, ready), [rows.shown, ready]);
  const missing = rows.shown.length - ready;
  const end: ReactNode = (
    <>
      {missing > 0 && <div style={{ height: missing * ROW_HEIGHT }} />}
      {rows.end}
    </>
  );
  return { shown, end };
};
