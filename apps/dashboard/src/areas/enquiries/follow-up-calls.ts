import type { followUpRoutes } from '@vitrine/contract/enquiries/follow-up-routes';
import type { EnquiryFilter } from '@vitrine/contract/enquiries/saved-filters';
import type { spamRoutes } from '@vitrine/contract/enquiries/spam-routes';
import { call } from '../../calls/call.ts';

export const releaseQuarantined = (organisationId: number, ids: number[]) =>
  call<typeof spamRoutes.releaseQuarantined>('POST', '/organisations/:organisationId/enquiries/quarantined/release', {
    params: { organisationId },
    body: { ids },
  });

export const deleteQuarantined = (organisationId: number, ids: number[]) =>
  call<typeof spamRoutes.deleteQuarantined>('POST', '/organisations/:organisationId/enquiries/quarantined/delete', {
    params: { organisationId },
    body: { ids },
  });

/** The caller's own. */
export const listSavedFilters = (organisationId: number) =>
  call<typeof followUpRoutes.listSavedFilters>('GET', '/organisations/:organisationId/enquiry-filters', {
    params: { organisationId },
  });

export const createSavedFilter = (organisationId: number, name: string, filter: EnquiryFilter) =>
  call<typeof followUpRoutes.createSavedFilter>('POST', '/organisations/:organisationId/enquiry-filters', {
    params: { organisationId },
    body: { name, filter },
  });

export const deleteSavedFilter = (organisationId: number, filterId: number) =>
  call<typeof followUpRoutes.deleteSavedFilter>('DELETE', '/organisations/:organisationId/enquiry-filters/:filterId', {
    params: { organisationId, filterId },
  });
