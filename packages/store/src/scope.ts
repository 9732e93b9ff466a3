/**
 * Whose rows a caller may see. Every query on a tenant's rows takes one first; there is no way to ask without.
 * A foreign row is not found, as if it did not exist.
 */
export type Scope =
  | { kind: 'administrator' }
  | { kind: 'organisation'; organisationId: number }
  | { kind: 'reseller'; organisationId: number; resellerId: number };

/** For work of the product itself: jobs, the demo's seed and what visitors do on a public page. */
export const SYSTEM: Scope = { kind: 'administrator' };
