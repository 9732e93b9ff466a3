import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { useEffect, useRef } from 'react';
import { useChangeEnquiry } from './useEnquiries.ts';

/**
 * Marks a new enquiry as viewed once all of it is on screen. It does so once per opening, so that a user can set an
 * open enquiry back to New.
 */
export const useViewed = (enquiry: Enquiry | undefined): void => {
  const { mutate } = useChangeEnquiry();
  const opened = useRef<number | null>(null);
  const id = enquiry?.id ?? null;
  const isNew = enquiry?.status === 'New';
  useEffect(() => {
    if (id === null || opened.current === id) return;
    opened.current = id;
    if (isNew) mutate({ id, status: 'Viewed' });
  }, [id, isNew, mutate]);
};
