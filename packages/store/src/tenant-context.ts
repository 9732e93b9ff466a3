import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scope } from './scope.ts';

const current = new AsyncLocalStorage<string>();

/** The name that row-level security knows a tenant by; empty for whoever may see all rows. */
const tenantName = (scope: Scope): string => {
  switch (scope.kind) {
    case 'administrator':
      return '';
    case 'organisation':
      return String(scope.organisationId);
    case 'reseller':
      return `${scope.organisationId}:${scope.resellerId}`;
  }
};

/**
 * Does something for a tenant: on a Postgres server none of its statements sees or writes another tenant's rows, whatever
 * the query asks for.
 */
export const withinTenant = <T>(scope: Scope, act: () => T): T => current.run(tenantName(scope), act);

/** Does something for the product itself inside of what is done for a tenant. Say why at each call. */
export const outsideTenants = <T>(act: () => T): T => current.run('', act);

/** The value of the setting `vitrine.tenant` for what is being done. */
export const currentTenant = (): string => current.getStore() ?? '';
