import { may } from '../permissions/may.ts';
import type { Actor } from './actor.ts';

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
    (may(actor, 'organisations.admin') || may(actor, 'users.create')));

/** Whether the actor can decide which configurators and enquiries a reseller gets. Its own users cannot. */
export const mayManageReseller = (actor: Actor, reseller: Reseller): boolean =>
  mayCreateResellers(actor, reseller.organisation_id);

/** Whether the actor can change a reseller's name, contact and images: users who manage it, and its own users. */
export const mayEditReseller = (actor: Actor, reseller: Reseller): boolean =>
  actor.reseller?.id === reseller.id || mayManageReseller(actor, reseller);

/** Fields of an edit that grant something to a reseller. The others describe the reseller itself. */
const MANAGED: readonly string[] = ['configurators', 'postcode_areas'];

/** Whether the actor can change all of these fields, for every route. */
export const mayChangeResellerFields = (actor: Actor, reseller: Reseller, fields: readonly string[]): boolean =>
  mayEditReseller(actor, reseller) &&
  (!fields.some((field) => MANAGED.includes(field)) || mayManageReseller(actor, reseller));
