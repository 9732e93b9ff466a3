import type { enquiryListRoutes } from '@vitrine/contract/enquiries/list-routes';
import type { spamRoutes } from '@vitrine/contract/enquiries/spam-routes';
import { call } from '../../calls/call.ts';

interface Page {
  limit: number;
  before?: number | undefined;
}

/** A page of the list, newest first, or what of it has changed since a moment. */
export const listEnquiryRows = (organisationId: number, query: Page & { since?: string }) =>
  call<typeof enquiryListRoutes.listEnquiryRows>('GET', '/organisations/:organisationId/enquiries/rows', {
    params: { organisationId },
    query,
  });

/** A page of what waits for a decision, newest first. */
export const listQuarantinedRows = (organisationId: number, query: Page) =>
  call<typeof spamRoutes.listQuarantinedRows>('GET', '/organisations/:organisationId/enquiries/quarantined/rows', {
    params: { organisationId },
    query,
  });

/** The whole of one. */
export const readEnquiry = (enquiryId: number) =>
  call<typeof enquiryListRoutes.readEnquiry>('GET', '/enquiries/:enquiryId', { params: { enquiryId } });
