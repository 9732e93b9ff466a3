import type { Actor } from './actor.ts';

/** The rows that a caller may see: all, those of an organisation with its resellers, or those of one reseller. */
export type Scope =
  | { kind: 'administrator' }
  | { kind: 'organisation'; organisationId: number }
  | { kind: 'reseller'; organisationId: number; resellerId: number };

/** The scope of a user; null for a user that is no administrator and has no organisation, and so may see nothing. */
export function scopeOf({ is_admin, organisation, reseller }: Omit<Actor, 'permissions'>): Scope | null {
  if (is_admin) return { kind: 'administrator' };
  if (!organisation) return null;
  if (reseller) return { kind: 'reseller', organisationId: organisation.id, resellerId: reseller.id };
  return { kind: 'organisation', organisationId: organisation.id };
}

/** The owner of a live event: an organisation, and one of its resellers when that may see it too. */
export interface Audience {
  organisationId: number;
  resellerId?: number;
}

/**
 * Whether a live event reaches a caller: administrators see all, an organisation its own, a reseller those that name
 * it.
 */
export function maySeeEvent(scope: Scope, audience: Audience): boolean {
  if (scope.kind === 'administrator') return true;
  if (scope.kind === 'organisation') return scope.organisationId === audience.organisationId;
  return scope.resellerId === audience.resellerId;
}
