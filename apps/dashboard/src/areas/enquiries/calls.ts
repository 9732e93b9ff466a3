import type { enquiryRoutes } from '@vitrine/contract/enquiries/routes';
import { call } from '../../calls/call.ts';

/** The enquiries of an organisation or reseller, newest first. */
export const listEnquiries = (organisationId: number) =>
  call<typeof enquiryRoutes.listEnquiries>('GET', '/organisations/:organisationId/enquiries', {
    params: { organisationId },
  });

export const changeEnquiryStatus = (enquiryId: number, status: 'New' | 'Viewed') =>
  call<typeof enquiryRoutes.changeEnquiryStatus>('PATCH', '/enquiries/:enquiryId', {
    params: { enquiryId },
    body: { status },
  });
