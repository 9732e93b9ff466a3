import type { billingRoutes } from '@vitrine/contract/billing/routes';
import { call } from '../../calls/call.ts';

export const readContract = (organisationId: number) =>
  call<typeof billingRoutes.readContract>('GET', '/organisations/:organisationId/contract', {
    params: { organisationId },
  });

export const readBilling = (organisationId: number) =>
  call<typeof billingRoutes.readBilling>('GET', '/organisations/:organisationId/billing', {
    params: { organisationId },
  });
