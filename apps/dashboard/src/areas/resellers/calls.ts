import type { resellerRoutes } from '@vitrine/contract/resellers/routes';
import type { NewReseller, ResellerEdit } from '@vitrine/contract/resellers/schemas';
import { call } from '../../calls/call.ts';

export const createReseller = (organisationId: number, body: NewReseller) =>
  call<typeof resellerRoutes.createReseller>('POST', '/organisations/:organisationId/resellers', {
    params: { organisationId },
    body,
  });

/** The id is in the body. */
export const editReseller = (body: ResellerEdit) =>
  call<typeof resellerRoutes.editReseller>('PATCH', '/resellers', { body });

export const retryGrant = (resellerId: number, configuratorId: number) =>
  call<typeof resellerRoutes.retryGrant>('POST', '/resellers/:resellerId/configurators/:configuratorId/grant', {
    params: { resellerId, configuratorId },
  });

export const deleteReseller = (resellerId: number) =>
  call<typeof resellerRoutes.deleteReseller>('DELETE', '/resellers/:resellerId', { params: { resellerId } });
