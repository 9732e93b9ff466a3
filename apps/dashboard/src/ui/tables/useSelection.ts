import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** With `range`, it selects all rows from the last one to this one. */
  choose: (id: string, on: boolean, range: boolean) => void;
  /** All rows that the table shows, or none. */
  chooseAll: (on: boolean) => void;
  all: boolean;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

type Rows = readonly { id: string | number }[];

interface State {
  tab: string;
  ids: ReadonlySet<string>;
}

const orderOf = (rows: Rows): string[] => rows.map(({ id }) => String(id));

/** The rows between two ids, both included, in the order of the table. */
export const rowsBetween = (order: readonly string[], one: string | null, other: string): readonly string[] => {
  const from = one === null ? -1 : order.indexOf(one);
  const to = order.indexOf(other);
  if (from === -1 || to === -1) return [other];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/**
 * The selected rows of a tab, without those that a filter hides. Another tab starts with none. Not TanStack's row
 * selection, because the tiles of stock sets have it too, without a table.
 */
export const useSelection = (tab: string, rows: Rows): Selection => {
  const [state, setState] = useState<State>({ tab, ids: NONE });
  const anchor = useRef<string | null>(null);
  const latest = useRef({ rows, tab });
  latest.current = { rows, tab };

  const ids = useMemo(() => {
    if (state.tab !== tab || state.ids.size === 0) return NONE;
    return new Set(orderOf(rows).filter((id) => state.ids.has(id)));
  }, [state, tab, rows]);

  const choose = useCallback((id: string, on: boolean, range: boolean): void => {
    const now = latest.current;
    const touched = rowsBetween(orderOf(now.rows), range ? anchor.current : null, id);
    anchor.current = id;
    setState((before) => {
      const next = new Set(before.tab === now.tab ? before.ids : NONE);
      for (const each of touched) {
        if (on) next.add(each);
        else next.delete(each);
      }
      return { tab: now.tab, ids: next };
    });
  }, []);
  const chooseAll = useCallback((on: boolean): void => {
    const now = latest.current;
    anchor.current = null;
    setState({ tab: now.tab, ids: on ? new Set(orderOf(now.rows)) : NONE });
  }, []);
  const clear = useCallback((): void => chooseAll(false), [chooseAll]);
  const all = ids.size > 0 && ids.size === rows.length;
  return useMemo(() => ({ ids, choose, chooseAll, clear, all }), [ids, choose, chooseAll, clear, all]);
};
