import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { searchedColumns } from '@vitrine/domain/catalogue/fields/columns';
import { parseSearch } from '@vitrine/domain/catalogue/search';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useDebounced } from '../../../ui/forms/useDebounced.ts';
import { useLazyRows } from '../../../ui/tables/useLazyRows.tsx';
import { useSlices } from '../../../ui/tables/useSlices.ts';
import { sorted, useSorting } from '../../../ui/tables/useSorting.ts';
import type { Tab } from '../data-tabs.ts';
import { type Display, editsIn, matchingRows, nextDisplay, sortValue, type TableRow } from './table-rows.ts';

const NONE: readonly string[] = [];

/**
 * Search, option filter, display filter, order and lazy rows of one tab. A key in the search field renders the toolbar;
 * the rows are filtered once, 150 ms after the last key. A key in a cell renders that cell.
 */
export const useTable = (tab: Tab, edits: Edits) => {
  const [chosen, setChosen] = useState<{ tab: string; options: readonly string[] }>({ tab: tab.key, options: NONE });
  const [query, setQuery] = useState('');
  const [requestedField, setField] = useState('name');
  const [requestedDisplay, setDisplay] = useState<Display>('All');
  const sorting = useSorting();
  const isLayer = tab.kind === 'layer';
  const searched = searchedColumns(tab.kind);
  const column = searched.find(({ key }) => key === requestedField) ?? searched[0];
  const field = column?.key ?? 'name';
  const options = chosen.tab === tab.key ? chosen.options : NONE;
  const display = isLayer || requestedDisplay !== 'Edited' ? requestedDisplay : 'All';

  const settled = useDebounced(query, catalogueLimits.searchDebounceMs);
  const parsed = useMemo(() => parseSearch(settled), [settled]);
  const editsById = useMemo(() => editsIn(edits, tab.location), [edits, tab.location]);

  // Sorted by the values at the time of the click: rows do not jump away while they are edited. TanStack Table cannot do
  // that, because it caches the values of a row until the file changes: a later click would miss the edits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `editsById` is left out on purpose.
  const ordered = useMemo<readonly TableRow[]>(() => {
    const { by, direction } = sorting;
    const rows: readonly TableRow[] = tab.rows;
    return by === null ? rows : sorted(rows, (row) => sortValue(tab.kind, row, editsById, by), direction);
  }, [tab.kind, tab.rows, sorting]);
  const matching = useMemo(
    () => matchingRows(ordered, editsById, { table: tab.kind, parsed, column, display, options }),
    [ordered, editsById, tab.kind, parsed, column, display, options],
  );
  // Back to 50 rows when the search is cleared or the tab changes.
  const rows = useLazyRows(matching, `${tab.key} ${settled === ''}`);

  const setOptions = useCallback((next: readonly string[]) => setChosen({ tab: tab.key, options: next }), [tab.key]);
  return {
    query,
    setQuery,
    /** Identifies the filters and the order. Edits are not part of it. */
    question: [tab.key, settled, field, display, ...options, sorting.by, sorting.direction].join('\n'),
    /** The query that the rows match. */
    settled: settled.trim(),
    field,
    setField,
    display,
    options,
    setOptions,
    showAll: () => {
      setDisplay('All');
      setChosen({ tab: tab.key, options: NONE });
    },
    cycleDisplay: () => setDisplay(nextDisplay(display, tab.kind)),
    sorting,
    editsById,
    count: matching.length,
    /** All rows that search and filters leave, in their order; `rows` has the first of them. */
    matching,
    rows,
  };
};

export type CatalogueTable = ReturnType<typeof useTable>;

/** The part of a table that its rows need. It keeps its identity until one of the values changes. */
export interface ShownTable extends Pick<CatalogueTable, 'editsById' | 'sorting'> {
  shown: readonly TableRow[];
}

/** About the height of a row. Rows of the next frames get it as empty space, so that the page does not jump. */
const ROW_HEIGHT = 50;

/**
 * The rows to render in this frame, and the element below them. Not TanStack Virtual: it removes rows that scroll out of
 * view, and the browser's search must find every row that was shown.
 */
export const useShownRows = ({
  rows,
  question,
  editsById,
  sorting,
}: CatalogueTable): { table: ShownTable; end: ReactNode } => {
  const ready = useSlices(rows.shown.length, question);
  const table = useMemo(
    () => ({ shown: rows.shown.slice(0, ready), editsById, sorting }),
    [rows.shown, ready, editsById, sorting],
  );
  const missing = rows.shown.length - ready;
  const end = (
    <>
      {missing > 0 && <div style={{ height: missing * ROW_HEIGHT }} />}
      {rows.end}
    </>
  );
  return { table, end };
};
