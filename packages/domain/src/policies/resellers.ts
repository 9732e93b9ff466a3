import { type Actor, type Holder, hasPermission } from './actor.ts';
import type { Scope } from './scope.ts';

interface Reseller {
  id: number;
  /** The parent organisation. */
  organisation_id: number;
}

/**
 * Whether the actor can create resellers of an organisation: administrators, and users who manage that organisation.
 */
export const mayCreateResellers = (actor: Actor, organisationId: number): boolean =>
  actor.is_admin ||
  (actor.reseller === null &&
    actor.organisation?.id === organisationId &&
    (hasPermission(actor, 'organisations.admin') || hasPermission(actor, 'users.create')));

/** Whether the actor can decide which configurators and enquiries a reseller gets. Its own users cannot. */
export const mayManageReseller = (actor: Actor, reseller: Reseller): boolean =>
  mayCreateResellers(actor, reseller.organisation_id);

/** Whether the actor can change a reseller's name, contact and images: users who manage it, and its own users. */
export const mayEditReseller = (actor: Actor, reseller: Reseller): boolean =>
  actor.reseller?.id === reseller.id || mayManageReseller(actor, reseller);

/** Fields of an edit that grant something to a reseller. The others describe the reseller itself. */
const MANAGED: readonly string[] = ['configurators', 'postcode_areas', 'authorised_domain', 'builds_copies'];

/** Whether the actor can change all of these fields, for every route. */
export const mayChangeResellerFields = (actor: Actor, reseller: Reseller, fields: readonly string[]): boolean =>
  mayEditReseller(actor, reseller) &&
  (!fields.some((field) => MANAGED.includes(field)) || mayManageReseller(actor, reseller));

/** Whether the actor can delete resellers. */
export const mayDeleteResellers = (actor: Holder): boolean => actor.is_admin;

/** Whether callers of a scope see configurators that a reseller has no grant for. */
export const maySeeUngranted = (scope: Scope): boolean => scope.kind !== 'reseller';

/** Whether callers of a scope see the addresses that their manufacturer's enquiries go to. */
export const maySeeManufacturerAddresses = (scope: Scope): boolean => scope.kind !== 'reseller';
