import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './DataTable.module.css';
import { useTableKeys } from './table-keys.ts';
import type { Sorting } from './useSorting.ts';

export interface Head {
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
  /** A CSS width; columns without one share the rest. */
  width?: string;
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

/**
 * A table with a sticky head and without outer border; the rows are the caller's `<tr>`s. Arrow keys move between rows
 * and their controls.
 */
export const DataTable = ({ label, heads, sorting, children }: DataTableProps) => (
  <table {...useTableKeys()} className={classes.table} aria-label={label}>
    <colgroup>
      {heads.map((head) => (
        <col key={head.key} style={head.width === undefined ? undefined : { width: head.width }} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {heads.map((head) => (
          <th
            key={head.key}
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
        ))}
      </tr>
    </thead>
    {children}
  </table>
);
