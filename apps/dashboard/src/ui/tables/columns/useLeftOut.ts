import { type RefObject, useLayoutEffect, useState } from 'react';

export interface FittedColumn {
  /** A CSS width. */
  width?: string;
  /** The pixels it needs; without it the first length of its width. */
  least?: number;
  /** A narrow table leaves it out: the lowest number first. */
  leaves?: number;
}

const needOf = ({ width = '', least }: FittedColumn): number => least ?? Number(/(\d+)px/.exec(width)?.[1] ?? 0);

/** The positions, from 0, of the columns to leave out so that the others have the pixels that they need. */
export function leftOut(columns: readonly FittedColumn[], available: number): ReadonlySet<number> {
  const out = new Set<number>();
  let needed = columns.reduce((sum, column) => sum + needOf(column), 0);
  const leaving = columns
    .map((column, at) => ({ column, at }))
    .filter(({ column }) => column.leaves !== undefined)
    .sort((one, other) => (one.column.leaves ?? 0) - (other.column.leaves ?? 0));
  for (const { column, at } of leaving) {
    if (needed <= available) break;
    out.add(at);
    needed -= needOf(column);
  }
  return out;
}

/** The columns that a table leaves out in the width of its parent. */
export const useLeftOut = (
  table: RefObject<HTMLTableElement | null>,
  columns: readonly FittedColumn[],
): ReadonlySet<number> => {
  const [available, setAvailable] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const parent = table.current?.parentElement;
    if (!parent) return;
    // Without a layout, as in a tab that is hidden, nothing is known.
    const measure = (): void => setAvailable(parent.clientWidth || Number.POSITIVE_INFINITY);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(parent);
    return () => observer.disconnect();
  }, [table]);
  return leftOut(columns, available);
};
