import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FittedColumn, useLeftOut } from './columns/useLeftOut.ts';
import classes from './DataTable.module.css';
import { useTableKeys } from './keys/table-keys.ts';
import type { Sorting } from './useSorting.ts';

export interface Head extends FittedColumn {
  key: string;
  /** Visible, or for screen readers only if `unseen`. */
  label: string;
  unseen?: boolean;
  /** Before the label, e.g. a checkbox for all rows. */
  start?: ReactNode;
  sortable?: boolean;
  align?: 'right';
  /** Space before it, as a CSS length. */
  indent?: string;
}

interface DataTableProps {
  /** The accessible name. */
  label: string;
  heads: readonly Head[];
  sorting: Sorting;
  children: ReactNode;
}

const ARIA_SORT = { ascending: 'ascending', descending: 'descending' } as const;

const SortButton = ({ head, sorting }: { head: Head; sorting: Sorting }) => {
  const direction = sorting.by === head.key ? sorting.direction : null;
  const Arrow = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      className={classes.sort}
      data-on={direction !== null || undefined}
      onClick={() => sorting.sortBy(head.key)}
    >
      {head.label}
      <Arrow size={14} stroke={1.6} aria-hidden="true" className={classes.arrow} />
    </button>
  );
};

const HeadCell = ({ head, sorting }: { head: Head; sorting: Sorting }) => (
  <th
    scope="col"
    data-align={head.align}
    style={head.indent === undefined ? undefined : { paddingLeft: head.indent }}
    aria-sort={sorting.by === head.key ? ARIA_SORT[sorting.direction] : undefined}
  >
    {head.start}
    {head.sortable ? (
      <SortButton head={head} sorting={sorting} />
    ) : (
      <span className={head.unseen ? 'vt-unseen' : undefined}>{head.label}</span>
    )}
  </th>
);

/**
 * A table with a sticky head and without outer border; the rows are the caller's `<tr>`s, a cell for each head. Arrow
 * keys move between rows and their controls. Columns that may leave do so where there is no room for all.
 */
export const DataTable = ({ label, heads, sorting, children }: DataTableProps) => {
  const keys = useTableKeys();
  const out = useLeftOut(keys.ref, heads);
  return (
    <table
      {...keys}
      className={classes.table}
      aria-label={label}
      data-left-out={[...out].map((at) => at + 1).join(' ') || undefined}
    >
      <colgroup>
        {heads.map((head) => (
          <col key={head.key} style={head.width === undefined ? undefined : { width: head.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((head, at) =>
            // Empty where the column is left out: keys pass over what cannot take the focus.
            out.has(at) ? <th key={head.key} /> : <HeadCell key={head.key} head={head} sorting={sorting} />,
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
};
