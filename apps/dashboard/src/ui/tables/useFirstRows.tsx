import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ReactNode, useState } from 'react';
import { ShowMore } from './ShowMore.tsx';

/** Rows of a list that has more below it on its page, until people ask for all. */
export const FIRST_ROWS = 25;

interface FirstRows<T> {
  shown: readonly T[];
  /** The button that shows all rows, to be rendered right after the list; null where all are shown. */
  more: ReactNode;
}

/**
 * The first rows of a list that is loaded as a whole, so that what is below a long list can be reached.
 * @param what names the list, as its heading does
 * @param isKept tells of a row whether it is shown wherever it is in the list
 */
export function useFirstRows<T>(rows: readonly T[], what: string, isKept?: (row: T) => boolean): FirstRows<T> {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.filter((row, at) => at < FIRST_ROWS || isKept?.(row));
  const list = {
    hasNextPage: shown.length < rows.length,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setAll(true),
  };
  return { shown, more: <ShowMore label={uiMessages.showAll} what={what} list={list} /> };
}
