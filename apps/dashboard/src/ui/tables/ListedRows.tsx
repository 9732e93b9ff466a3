import type { ReactNode } from 'react';
import classes from './ListedRows.module.css';

interface ListedRowsProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A small table inside a dialog: rows of an import, or what changed. */
export const ListedRows = ({ label, heads, children }: ListedRowsProps) => (
  <table className={classes.table} aria-label={label}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
