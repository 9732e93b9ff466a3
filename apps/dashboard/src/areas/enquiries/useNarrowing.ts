import { useCallback, useState } from 'react';
import { EVERYTHING, type Narrowing } from './narrow.ts';

export interface Narrowed {
  narrowing: Narrowing;
  narrow: (change: Partial<Narrowing>) => void;
}

/** Filters and search of the list. */
export const useNarrowing = (): Narrowed => {
  const [narrowing, setNarrowing] = useState(EVERYTHING);
  const narrow = useCallback((change: Partial<Narrowing>) => setNarrowing((before) => ({ ...before, ...change })), []);
  return { narrowing, narrow };
};
