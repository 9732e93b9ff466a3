import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import type { OrganisationEdit, OrganisationTerms } from '@vitrine/contract/organisations/schemas';
import type { resellerRoutes } from '@vitrine/contract/resellers/routes';
import { call } from '../../calls/call.ts';

export const editOrganisation = (organisationId: number, body: OrganisationEdit) =>
  call<typeof organisationRoutes.editOrganisation>('PATCH', '/organisations/:organisationId/edit', {
    params: { organisationId },
    body,
  });

/** What a reseller's user changes of the own record. */
export const editOwnReseller = (resellerId: number, body: OrganisationEdit) =>
  call<typeof resellerRoutes.editOwnReseller>('PATCH', '/resellers/:resellerId/edit', {
    params: { resellerId },
    body,
  });

export const changeTerms = (organisationId: number, body: OrganisationTerms) =>
  call<typeof organisationRoutes.changeOrganisationTerms>('PATCH', '/organisations/:organisationId/terms', {
    params: { organisationId },
    body,
  });

export const deleteOrganisation = (organisationId: number) =>
  call<typeof organisationRoutes.deleteOrganisation>('DELETE', '/organisations/:organisationId', {
    params: { organisationId },
  });
