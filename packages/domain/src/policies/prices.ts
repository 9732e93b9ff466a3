import { type Actor, hasPermission } from './actor.ts';

interface Tenant {
  id: number;
  /** The parent organisation of a reseller; null for an organisation. */
  organisation_id: number | null;
}

/**
 * Whether the actor can see and change the prices of a tenant: administrators, and users with the permission for
 * configurators, of the organisation for itself and its resellers, of a reseller for itself.
 */
export const mayManagePrices = (actor: Actor, tenant: Tenant): boolean => {
  if (actor.is_admin) return true;
  if (!hasPermission(actor, 'configurators')) return false;
  if (actor.reseller) return actor.reseller.id === tenant.id;
  return actor.organisation?.id === (tenant.organisation_id ?? tenant.id);
};
