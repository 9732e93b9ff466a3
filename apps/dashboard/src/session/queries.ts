import { queryOptions } from '@tanstack/react-query';
import {
  listConfigurators,
  listOrganisationConfigurators,
  listOrganisations,
  readAppConfig,
  readConfigurator,
  readUser,
} from './calls.ts';

/** Every query of a tenant starts with its key, so that leaving the tenant removes them all. */
export type TenantKey = readonly ['tenant', string | null];

/** `orgName` of an organisation opened from the admin host; null for one's own tenant. */
export const tenantKey = (orgName: string | null): TenantKey => ['tenant', orgName];

const USER_FRESH_MS = 60_000;

/** How long the app config stays fresh: one response serves every query at the start. */
const APP_CONFIG_SHARED_MS = 2_000;

export const appConfigQuery = queryOptions({
  queryKey: ['app-config'],
  queryFn: readAppConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

export const organisationsQuery = queryOptions({ queryKey: ['organisations'], queryFn: listOrganisations });

/** The app config says whether there is a session, so that a signed-out visit makes no call that fails. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ client }) => {
    const shared = { ...appConfigQuery, staleTime: APP_CONFIG_SHARED_MS };
    return (await client.fetchQuery(shared)).signed_in ? readUser() : null;
  },
  staleTime: USER_FRESH_MS,
});

/** The configurators of the opened organisation, or those in the caller's own scope. */
export const configuratorsQuery = (tenant: TenantKey, openedId: number | null) =>
  queryOptions({
    queryKey: [...tenant, 'configurators'],
    queryFn: () => (openedId === null ? listConfigurators() : listOrganisationConfigurators(openedId)),
  });

/** A configurator; on a reseller's pages that reseller's copy of it. */
export const configuratorQuery = (tenant: TenantKey, configuratorId: number, resellerId: number | null = null) =>
  queryOptions({
    queryKey: [...tenant, 'configurator', configuratorId, ...(resellerId === null ? [] : [resellerId])],
    queryFn: () => readConfigurator(configuratorId, resellerId),
  });
