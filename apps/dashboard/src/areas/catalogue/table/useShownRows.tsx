import { type ReactNode, useMemo } from 'react';
import { useSlices } from '../../../ui/useSlices.ts';
import type { ShownTable } from '../rows/table-part.ts';
import type { CatalogueTable } from './useTable.ts';

/** About what a row takes: rows that are still to come keep their place, so that the page does not jump. */
const ROW_HEIGHT = 50;

/** The rows to render now, a slice more every frame; `end` stands under them. */
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
