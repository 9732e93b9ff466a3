import { isAdministratorGroup, PERMISSION_KEYS } from '@vitrine/contract/permissions';
import type { Actor, Holder } from '@vitrine/domain/policies/actor';
import type { UserRow } from '@vitrine/store/session/queries';

/** A user's permissions; administrators hold every key by their group. */
export const holderOf = (user: Pick<UserRow, 'groupId' | 'permissions'>): Holder => {
  const isAdministrator = isAdministratorGroup(user.groupId);
  return {
    is_admin: isAdministrator,
    permissions: PERMISSION_KEYS.filter((key) => isAdministrator || user.permissions.includes(key)),
  };
};

/** A caller as the policies see it. */
export const actorOf = ({
  user,
  organisation,
  reseller,
}: Pick<Actor, 'organisation'> & {
  user: Pick<UserRow, 'groupId' | 'permissions'>;
  reseller: { id: number; buildsCopies: boolean } | null;
}): Actor => ({
  ...holderOf(user),
  organisation,
  reseller: reseller && { id: reseller.id, builds_copies: reseller.buildsCopies },
});
