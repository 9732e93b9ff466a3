import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

interface LazyRows<T> {
  shown: readonly T[];
  /** The element below the last row: when it scrolls into view, more rows follow. Null after the last row. */
  end: ReactNode;
}

const END = { height: 40 };

/** 50 rows first, 10 more whenever the end of the table scrolls into view; back to 50 when `resetOn` changes. */
export const useLazyRows = <T,>(rows: readonly T[], resetOn: string): LazyRows<T> => {
  const [state, setState] = useState({ resetOn, count: catalogueLimits.rowsFirst as number });
  if (state.resetOn !== resetOn) setState({ resetOn, count: catalogueLimits.rowsFirst });
  const { count } = state;
  const end = useRef<HTMLDivElement>(null);
  const more = count < rows.length;

  // A new observer for every count: it reports at once when the end is still in view after ten more rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` is what makes it look again.
  useEffect(() => {
    if (!more || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting))
          setState((before) => ({ ...before, count: before.count + catalogueLimits.rowsMore }));
      },
      { threshold: catalogueLimits.intersectionThreshold },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, count]);

  const shown = useMemo(() => (more ? rows.slice(0, count) : rows), [rows, more, count]);
  return {
    shown,
    end: more ? <div ref={end} style={END} aria-hidden="true" /> : null,
  };
};
