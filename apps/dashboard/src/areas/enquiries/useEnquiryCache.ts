import { useQueryClient } from '@tanstack/react-query';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { useMemo } from 'react';
import { useTenant } from '../../tenant/useTenant.ts';
import type { EnquiryList } from './enquiry-list.ts';

type Lead = Pick<EnquiryRow, 'status' | 'stage'>;

/** Where the list and whole enquiries of the tenant on screen are kept, and how one of them changes in both. */
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
      /** As the server answered it. */
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
