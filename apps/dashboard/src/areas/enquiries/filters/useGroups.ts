import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import { type EnquiryGroup, groupByEmail } from '@vitrine/domain/enquiries/group-by-email';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Sorting, sorted, useSorting } from '../../../ui/tables/useSorting.ts';
import { EVERYTHING, type Narrowing, narrowed, readAhead } from './filter.ts';

type Group = EnquiryGroup<EnquiryRow>;

const VALUE: Record<string, (group: Group) => string | number> = {
  name: ({ newest }) => newest.name,
  email: ({ email }) => email,
  date: ({ newest }) => Date.parse(newest.created_at),
};

const NONE: readonly EnquiryRow[] = [];

interface GroupList {
  groups: readonly Group[];
  sorting: Sorting;
  narrowing: Narrowing;
  /** The enquiries in the groups; null until the first are loaded. */
  of: readonly EnquiryRow[] | null;
}

/**
 * The list: matching enquiries grouped by address, newest first until another column sorts. It is deferred, so that
 * typing and new pages never wait for it.
 */
export const useGroups = (input: readonly EnquiryRow[] | undefined, narrowedNow: Narrowing): GroupList => {
  const of = useDeferredValue(input ?? null, null);
  const narrowing = useDeferredValue(narrowedNow);
  const sorting = useDeferredValue(useSorting('date', 'descending'));
  const enquiries = of ?? NONE;
  useEffect(() => readAhead(enquiries), [enquiries]);
  const groups = useMemo(() => {
    const readValue = sorting.by === null ? undefined : VALUE[sorting.by];
    const grouped = groupByEmail(narrowed(enquiries, narrowing));
    return readValue ? sorted(grouped, readValue, sorting.direction) : grouped;
  }, [enquiries, narrowing, sorting]);
  return { groups, sorting, narrowing, of };
};

export interface NarrowingState {
  narrowing: Narrowing;
  narrow: (change: Partial<Narrowing>) => void;
}

/** Filters and search of the list. */
export const useNarrowing = (): NarrowingState => {
  const [narrowing, setNarrowing] = useState(EVERYTHING);
  const narrow = useCallback((change: Partial<Narrowing>) => setNarrowing((before) => ({ ...before, ...change })), []);
  return { narrowing, narrow };
};
