import type { enquiryRowRoutes } from '@vitrine/contract/enquiries/row-routes';
import { call } from '../../calls/call.ts';

interface Page {
  limit: number;
  before?: number | undefined;
}

/** A page of the list, newest first, or what of it has changed since a moment. */
export const listEnquiryRows = (organisationId: number, query: Page & { since?: string }) =>
  call<typeof enquiryRowRoutes.listEnquiryRows>('GET', '/organisations/:organisationId/enquiries/rows', {
    params: { organisationId },
    query,
  });

/** A page of what waits for a decision, newest first. */
export const listQuarantinedRows = (organisationId: number, query: Page) =>
  call<typeof enquiryRowRoutes.listQuarantinedRows>(
    'GET',
    '/organisations/:organisationId/enquiries/quarantined/rows',
    { params: { organisationId }, query },
  );

/** The whole of one. */
export const readEnquiry = (enquiryId: number) =>
  call<typeof enquiryRowRoutes.readEnquiry>('GET', '/enquiries/:enquiryId', { params: { enquiryId } });
