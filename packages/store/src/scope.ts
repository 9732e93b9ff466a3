import type { Scope } from '@vitrine/domain/policies/scope';

/**
 * Every query on a tenant's rows takes a scope first; there is no way to query without. A foreign row is not found, as
 * if it did not exist.
 */
export type { Scope };

/** For work of the product itself: jobs, the demo's seed and visitors' calls from public pages. */
export const SYSTEM: Scope = { kind: 'administrator' };

/** The rows of one organisation with its resellers. */
export const scopeOfOrganisation = (organisationId: number): Scope => ({ kind: 'organisation', organisationId });
