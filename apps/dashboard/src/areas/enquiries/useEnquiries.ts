import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry, EnquiryChanges } from '@vitrine/contract/enquiries/schemas';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { useMemo } from 'react';
import { useMutation } from '../../calls/useMutation.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { changeEnquiry, listEnquiryOwners } from './calls.ts';
import { type EnquiryList, readEnquiries } from './enquiry-list.ts';

type Lead = Pick<EnquiryRow, 'status' | 'stage'>;

/** The cached list and full enquiries of the tenant on screen, and how to change one in both. */
export const useEnquiryCache = () => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  return useMemo(() => {
    const listKey = [...key, 'enquiries'] as const;
    const wholeKey = (id: number) => [...key, 'enquiry', id] as const;
    const changeRow = (id: number, next: (row: EnquiryRow) => EnquiryRow): void => {
      queryClient.setQueryData<EnquiryList>(
        listKey,
        (list) => list && { ...list, rows: list.rows.map((row) => (row.id === id ? next(row) : row)) },
      );
    };
    return {
      listKey,
      wholeKey,
      change: (id: number, next: <T extends Lead>(input: T) => T): void => {
        changeRow(id, next);
        queryClient.setQueryData<Enquiry>(wholeKey(id), (whole) => whole && next(whole));
      },
      /** Replaces it with the server's response. */
      put: (whole: Enquiry): void => {
        changeRow(whole.id, () => rowOf(whole));
        queryClient.setQueryData<Enquiry>(wholeKey(whole.id), whole);
      },
      lookAgain: (): Promise<unknown> => queryClient.invalidateQueries({ queryKey: listKey }),
      lookAgainAt: (id: number): Promise<unknown> => queryClient.invalidateQueries({ queryKey: wholeKey(id) }),
      find: (id: number): EnquiryRow | undefined =>
        queryClient.getQueryData<EnquiryList>(listKey)?.rows.find((row) => row.id === id),
    };
  }, [queryClient, key]);
};

/** The enquiries of the reseller or organisation on screen. */
export const useEnquiries = () => {
  const queryClient = useQueryClient();
  const { parent } = useTenant();
  const { listKey } = useEnquiryCache();
  return useQuery({
    queryKey: listKey,
    enabled: parent !== null,
    queryFn: () => readEnquiries(queryClient, listKey, parent?.id ?? 0),
    // Unchanged rows are already identical objects; comparing thousands is slow.
    structuralSharing: false,
  });
};

/** The possible owners, none while they load, and their query. */
export const useOwners = (enabled = true) => {
  const { key, parent } = useTenant();
  const query = useQuery({
    queryKey: [...key, 'enquiry-owners'],
    enabled: enabled && parent !== null,
    queryFn: () => (parent === null ? [] : listEnquiryOwners(parent.id)),
  });
  return { owners: query.data ?? [], query };
};

interface Change extends EnquiryChanges {
  id: number;
}

/** The optimistic change. */
const ahead = <T extends Pick<EnquiryRow, 'status' | 'stage'>>(enquiry: T, { status, stage }: EnquiryChanges): T => {
  if (stage !== undefined) return { ...enquiry, stage, status: stage === 'New' ? 'New' : 'Viewed' };
  if (status === undefined) return enquiry;
  return { ...enquiry, status, stage: enquiry.stage === 'New' ? status : enquiry.stage };
};

/** Changes an enquiry. A stage shows at once, other fields with the response; an error restores the former state. */
export const useChangeEnquiry = () => {
  const { find, change, put, lookAgain, lookAgainAt } = useEnquiryCache();
  return useMutation({
    mutationFn: ({ id, ...changes }: Change) => changeEnquiry(id, changes),
    onMutate: ({ id, ...changes }) => {
      const before = find(id);
      change(id, (enquiry) => ahead(enquiry, changes));
      return before;
    },
    onSuccess: put,
    onError: (_error, { id }, before) => {
      if (before) change(id, (enquiry) => ({ ...enquiry, status: before.status, stage: before.stage }));
      return Promise.all([lookAgain(), lookAgainAt(id)]);
    },
  });
};
