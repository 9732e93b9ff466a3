import type { Actor } from '@vitrine/domain/policies/actor';
import { mayManagePrices } from '@vitrine/domain/policies/prices';

/** Whether a user may see the prices of some tenant: of the own one, and administrators of each. */
export const maySeePrices = (user: Actor): boolean => {
  const own = user.reseller ?? user.organisation;
  return mayManagePrices(user, { id: own?.id ?? 0, organisation_id: null });
};
