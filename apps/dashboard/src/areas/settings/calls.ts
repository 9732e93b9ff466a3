import type { billingRoutes } from '@vitrine/contract/billing/routes';
import type { RetentionMonths } from '@vitrine/contract/enquiries/limits';
import type { retentionRoutes } from '@vitrine/contract/enquiries/retention-routes';
import type { AccountLanguage } from '@vitrine/contract/languages/limits';
import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import type { AirtableConnection, OrganisationEdit, OrganisationTerms } from '@vitrine/contract/organisations/schemas';
import type { resellerRoutes } from '@vitrine/contract/resellers/routes';
import type { sessionRoutes } from '@vitrine/contract/session/routes';
import type { userRoutes } from '@vitrine/contract/users/routes';
import { call } from '../../calls/call.ts';

export const editOrganisation = (organisationId: number, body: OrganisationEdit) =>
  call<typeof organisationRoutes.editOrganisation>('PATCH', '/organisations/:organisationId/edit', {
    params: { organisationId },
    body,
  });

/** Changes by a reseller's user to the reseller's record. */
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

export const readContract = (organisationId: number) =>
  call<typeof billingRoutes.readContract>('GET', '/organisations/:organisationId/contract', {
    params: { organisationId },
  });

export const readAccessDomain = (organisationId: number) =>
  call<typeof organisationRoutes.readAccessDomain>('GET', '/organisations/:organisationId/access-domain', {
    params: { organisationId },
  });

export const setAccessDomain = (organisationId: number, access_domain: string | null) =>
  call<typeof organisationRoutes.setAccessDomain>('PUT', '/organisations/:organisationId/access-domain', {
    params: { organisationId },
    body: { access_domain },
  });

export const verifyAccessDomain = (organisationId: number) =>
  call<typeof organisationRoutes.verifyAccessDomain>('POST', '/organisations/:organisationId/access-domain/verify', {
    params: { organisationId },
  });

export const readAirtable = (organisationId: number) =>
  call<typeof organisationRoutes.readAirtable>('GET', '/organisations/:organisationId/airtable', {
    params: { organisationId },
  });

export const connectAirtable = (organisationId: number, body: AirtableConnection) =>
  call<typeof organisationRoutes.connectAirtable>('PUT', '/organisations/:organisationId/airtable', {
    params: { organisationId },
    body,
  });

export const disconnectAirtable = (organisationId: number) =>
  call<typeof organisationRoutes.disconnectAirtable>('DELETE', '/organisations/:organisationId/airtable', {
    params: { organisationId },
  });

/** The language of the signed-in user's account; null: that of the browser. */
export const changeLanguage = (language: AccountLanguage | null) =>
  call<typeof sessionRoutes.changeLanguage>('PUT', '/user/language', { body: { language } });

/** The signed-in user and colleagues. */
export const listUsers = () => call<typeof userRoutes.listUsers>('GET', '/users', {});

/** How long enquiries are kept, and how many the next night would delete. */
export const readRetention = (organisationId: number) =>
  call<typeof retentionRoutes.readRetention>('GET', '/organisations/:organisationId/enquiry-retention', {
    params: { organisationId },
  });

export const changeRetention = (organisationId: number, months: RetentionMonths | null) =>
  call<typeof retentionRoutes.changeRetention>('PUT', '/organisations/:organisationId/enquiry-retention', {
    params: { organisationId },
    body: { months },
  });
