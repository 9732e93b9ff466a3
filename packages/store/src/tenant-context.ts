import { AsyncLocalStorage } from 'node:async_hooks';
import { type Database, runOn } from './database.ts';
import type { Scope } from './scope.ts';

const current = new AsyncLocalStorage<string>();

/** The tenant's name in row-level security; empty for callers that may see all rows. */
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
 * Runs a function for a tenant: on a Postgres server none of its statements sees or writes another tenant's rows,
 * whatever the query asks for.
 */
export const withinTenant = <T>(scope: Scope, act: () => T): T => current.run(tenantName(scope), act);

/** Runs a function for the product itself, also while a tenant is being served. */
export const outsideAnyTenant = <T>(act: () => T): T => current.run('', act);

/** The value of the setting `vitrine.tenant` for the running function. */
export const currentTenant = (): string => current.getStore() ?? '';

const setTenant = (transaction: Database, tenant: string): Promise<unknown> =>
  runOn(transaction, `select set_config('vitrine.tenant', $1, true)`, [tenant]);

/** Runs a function for the product itself in a transaction of a tenant's request. Each call says why. */
export async function outsideTenant<T>(transaction: Database, act: () => Promise<T>): Promise<T> {
  await setTenant(transaction, '');
  const done = await act();
  await setTenant(transaction, currentTenant());
  return done;
}
