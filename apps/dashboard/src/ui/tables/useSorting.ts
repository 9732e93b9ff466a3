import { inLocale } from '@vitrine/contract/texts/in-locale';
import { useCallback, useMemo, useState } from 'react';

export type Direction = 'ascending' | 'descending';

export interface Sorting {
  by: string | null;
  direction: Direction;
  /** The first click on a head sorts ascending, later clicks reverse the direction. */
  sortBy: (key: string) => void;
}

interface SortState {
  by: string | null;
  direction: Direction;
}

const turned = (state: SortState, key: string): SortState => ({
  by: key,
  direction: state.by === key && state.direction === 'ascending' ? 'descending' : 'ascending',
});

/**
 * The column that sorts a table, and the direction. `by: null` keeps the original order. TanStack Table would need a
 * column model for each table and sorts none of them differently.
 */
export const useSorting = (by: string | null = null, direction: Direction = 'ascending'): Sorting => {
  const [state, setState] = useState<SortState>({ by, direction });
  const sortBy = useCallback((key: string) => setState((before) => turned(before, key)), []);
  return useMemo(() => ({ ...state, sortBy }), [state, sortBy]);
};

const collator = inLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

type Value = string | number | null | undefined;

const compare = (one: Value, other: Value): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator().compare(String(one), String(other));
};

const isMissing = (value: Value): boolean => value === null || value === undefined || value === '';

/** A sorted copy. Rows without a value come last in both directions; equal rows keep their order. */
export const sorted = <T>(rows: readonly T[], readValue: (row: T) => Value, direction: Direction): T[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: readValue(row) }))
    .sort((one, other) => {
      const missing = Number(isMissing(one.value)) - Number(isMissing(other.value));
      return missing !== 0 ? missing : isMissing(one.value) ? 0 : sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
};
