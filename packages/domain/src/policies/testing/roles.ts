import { PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import type { Actor } from '../actor.ts';

const user = (tenant: Pick<Actor, 'organisation' | 'reseller'>, permissions: readonly PermissionKey[]): Actor => ({
  ...{ is_admin: false, permissions },
  ...tenant,
});
const organisation = { organisation: { id: 1 }, reseller: null };
const reseller = { organisation: { id: 1 }, reseller: { id: 20 } };

const withOneKey = (tenant: Pick<Actor, 'organisation' | 'reseller'>, name: string): Record<string, Actor> =>
  Object.fromEntries(PERMISSION_KEYS.map((key) => [`${name}: ${key}`, user(tenant, [key])]));

/** Every kind of caller: administrators, and users of an organisation and of a reseller with one key, all and none. */
export const ROLES: Readonly<Record<string, Actor>> = {
  administrator: { is_admin: true, permissions: PERMISSION_KEYS, organisation: null, reseller: null },
  'organisation: all': user(organisation, PERMISSION_KEYS),
  'organisation: none': user(organisation, []),
  ...withOneKey(organisation, 'organisation'),
  'reseller: all': user(reseller, PERMISSION_KEYS),
  'reseller: none': user(reseller, []),
  ...withOneKey(reseller, 'reseller'),
};

/** The names of the roles that a policy allows. */
export const allowedRoles = (policy: (actor: Actor) => boolean): string[] =>
  Object.entries(ROLES).flatMap(([name, actor]) => (policy(actor) ? [name] : []));

/** The roles that hold one of these keys, of organisations alone or also of resellers. */
export const holdersOf = (
  keys: readonly PermissionKey[],
  tenants: readonly ('organisation' | 'reseller')[],
): string[] =>
  Object.keys(ROLES).filter(
    (name) =>
      name === 'administrator' ||
      tenants.some((tenant) => ['all', ...keys].some((key) => name === `${tenant}: ${key}`)),
  );
