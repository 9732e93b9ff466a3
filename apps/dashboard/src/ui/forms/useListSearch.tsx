import { Button, Flex } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { matchesSearch } from '@vitrine/domain/catalogue/search';
import { queryWords } from '@vitrine/domain/text/fold-text';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { EmptySearch } from '../feedback/drawings.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { SearchField } from './SearchField.tsx';
import { searches } from './searches.ts';

/** Shorter lists are seen at a glance, and have no search field. */
export const SEARCHED_FROM = 12;

interface ListSearch<T> {
  /** The entries whose texts contain every word of the query, in the order of the list. */
  found: readonly T[];
  /** The search field above the list; null for a short list. */
  field: ReactNode;
  /** What is shown instead of the list if nothing is found; null otherwise. */
  nothing: ReactNode;
}

/** The query of a list, which is there again when people come back to the screen. */
function useSavedQuery(name: string): [string, (query: string) => void] {
  const visit = useLocation({ select: ({ state }) => `${state.__TSR_key} ${name}` });
  const [query, setQuery] = useState(() => searches.get(visit) ?? '');
  const saveQuery = (next: string): void => {
    searches.set(visit, next);
    setQuery(next);
  };
  return [query, saveQuery];
}

/**
 * Searches a list that is loaded as a whole.
 * @param name of the list, as its screen's title
 * @param textsOf what is searched of an entry; the same function at each render
 * @param key tells lists of one screen apart that have the same name
 */
export function useListSearch<T>(
  name: string,
  list: readonly T[],
  textsOf: (entry: T) => readonly string[],
  key = name,
): ListSearch<T> {
  const [query, setQuery] = useSavedQuery(key);
  const settled = useDeferredValue(query);
  const found = useMemo(() => {
    const words = queryWords(settled);
    return words.length === 0 ? list : list.filter((entry) => matchesSearch([words], textsOf(entry)));
  }, [list, settled, textsOf]);
  const isSearched = list.length >= SEARCHED_FROM || query !== '';
  return {
    found,
    field: isSearched && (
      <Flex flex="none" mb={12}>
        <SearchField label={uiMessages.searchOf(name)} query={query} onQuery={setQuery} />
      </Flex>
    ),
    nothing: list.length > 0 && found.length === 0 && (
      <EmptyState
        drawing={<EmptySearch />}
        title={uiMessages.noResults(settled.trim())}
        action={<Button onClick={() => setQuery('')}>{uiMessages.showAll}</Button>}
      />
    ),
  };
}
