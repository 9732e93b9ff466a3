import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { type EnquiryGroup, groupByEmail } from '@vitrine/domain/enquiries/group-by-email';
import { useEffect, useMemo } from 'react';
import { type Sorting, sorted, useSorting } from '../../ui/useSorting.ts';
import { type Narrowing, narrowed } from './narrow.ts';
import { readAhead } from './search.ts';

type Group = EnquiryGroup<Enquiry>;

const VALUE: Record<string, (group: Group) => string | number> = {
  name: ({ newest }) => newest.name,
  email: ({ email }) => email,
  date: ({ newest }) => Date.parse(newest.created_at),
};

const NONE: readonly Enquiry[] = [];

/** What is listed: the enquiries that are left, by address, newest first until another column sorts. */
export const useGroups = (
  enquiries: readonly Enquiry[] = NONE,
  narrowing: Narrowing,
): { groups: readonly Group[]; sorting: Sorting } => {
  const sorting = useSorting('date', 'descending');
  useEffect(() => readAhead(enquiries), [enquiries]);
  const groups = useMemo(() => {
    const readValue = sorting.by === null ? undefined : VALUE[sorting.by];
    const grouped = groupByEmail(narrowed(enquiries, narrowing));
    return readValue ? sorted(grouped, readValue, sorting.direction) : grouped;
  }, [enquiries, narrowing, sorting]);
  return { groups, sorting };
};
