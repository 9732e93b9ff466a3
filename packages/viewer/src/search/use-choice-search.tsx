import { type ReactNode, useCallback, useState } from 'react';
import { usePart } from '../panel/use-part.ts';
import type { Matches } from './ChoiceSearch.tsx';

/** Fewer choices are seen at a glance, and have no search. */
export const SEARCHED_FROM = 24;

const load = async () => (await import('./ChoiceSearch.tsx')).ChoiceSearch;

/**
 * Searches the choices of a layer that has many. Returns those that are shown, and the field above them.
 * @param name of the layer
 * @param offered the choices that other filters let through
 * @param count of all choices
 */
export function useChoiceSearch<T extends { name: string }>(
  name: string,
  offered: readonly T[],
  count = offered.length,
): [shown: readonly T[], field: ReactNode] {
  const Search = usePart(count >= SEARCHED_FROM, load);
  const [matches, setMatches] = useState<Matches>(null);
  const shown = Search && matches ? offered.filter((choice) => matches(choice.name)) : offered;
  const onSearch = useCallback((next: Matches) => setMatches(() => next), []);
  return [shown, Search && <Search name={name} hasNone={shown.length === 0} onSearch={onSearch} />];
}
