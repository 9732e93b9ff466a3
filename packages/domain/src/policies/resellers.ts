import { may } from '../permissions/may.ts';
import type { Actor } from './actor.ts';

interface Reseller {
  id: number;
  /** The organisation above it. */
  organisation_id: number;
}

/** Whether the actor may make resellers of an organisation: administrators, and those who manage that organisation. */
export const mayCreateResellers = (actor: Actor, organisationId: number): boolean =>
  actor.is_admin ||
  (actor.reseller === null &&
    actor.organisation?.id === organisationId &&
    (may(actor, 'organisations.admin') || may(actor, 'users.create')));

/** Whether the actor may say which configurators and enquiries a reseller gets. Its own users do not. */
export const mayManageReseller = (actor: Actor, reseller: Reseller): boolean =>
  mayCreateResellers(actor, reseller.organisation_id);

/** Whether the actor may change a reseller's name, contact and images: those who manage it, and its own users. */
export const mayEditReseller = (actor: Actor, reseller: Reseller): boolean =>
  actor.reseller?.id === reseller.id || mayManageReseller(actor, reseller);

/** Fields of an edit that say what a reseller gets; the others describe the reseller itself. */
const MANAGED: readonly string[] = ['configurators', 'postcode_areas'];

/** Whether the actor may change all of these fields, whichever route they come by. */
export const mayChangeResellerFields = (actor: Actor, reseller: Reseller, fields: readonly string[]): boolean =>
  mayEditReseller(actor, reseller) &&
  (!fields.some((field) => MANAGED.includes(field)) || mayManageReseller(actor, reseller));
