import type { EnquiryFilter } from '@vitrine/contract/enquiries/care';
import type { enquiryCareRoutes } from '@vitrine/contract/enquiries/care-routes';
import { call } from '../../calls/call.ts';

export const releaseQuarantined = (organisationId: number, ids: number[]) =>
  call<typeof enquiryCareRoutes.releaseQuarantined>(
    'POST',
    '/organisations/:organisationId/enquiries/quarantined/release',
    { params: { organisationId }, body: { ids } },
  );

export const deleteQuarantined = (organisationId: number, ids: number[]) =>
  call<typeof enquiryCareRoutes.deleteQuarantined>(
    'POST',
    '/organisations/:organisationId/enquiries/quarantined/delete',
    { params: { organisationId }, body: { ids } },
  );

/** The caller's own. */
export const listSavedFilters = (organisationId: number) =>
  call<typeof enquiryCareRoutes.listSavedFilters>('GET', '/organisations/:organisationId/enquiry-filters', {
    params: { organisationId },
  });

export const keepSavedFilter = (organisationId: number, name: string, filter: EnquiryFilter) =>
  call<typeof enquiryCareRoutes.keepSavedFilter>('POST', '/organisations/:organisationId/enquiry-filters', {
    params: { organisationId },
    body: { name, filter },
  });

export const removeSavedFilter = (organisationId: number, filterId: number) =>
  call<typeof enquiryCareRoutes.removeSavedFilter>(
    'DELETE',
    '/organisations/:organisationId/enquiry-filters/:filterId',
    {
      params: { organisationId, filterId },
    },
  );
