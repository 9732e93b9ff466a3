import { GROUP, PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Holder } from './actor.ts';
import { newUserPermissions } from './new-user-permissions.ts';
import { mayChangePermissions, mayManage } from './users.ts';

const holding = (...permissions: PermissionKey[]): Holder => ({ is_admin: false, permissions });
const ADMINISTRATOR: Holder = { is_admin: true, permissions: PERMISSION_KEYS };

const someKeys = fc.subarray([...PERMISSION_KEYS]);

describe('managing a user', () => {
  test.each<[string, Holder, Holder, boolean]>([
    ['an equal', holding('users.edit'), holding('users.edit'), true],
    ['one who may less', holding('users.edit', 'configurators'), holding(), true],
    ['one who may more', holding('users.edit'), holding('organisations.admin'), false],
    ['an administrator', holding(...PERMISSION_KEYS), ADMINISTRATOR, false],
    ['anyone, as an administrator', ADMINISTRATOR, ADMINISTRATOR, true],
  ])('%s', (_case, caller, target, allowed) => {
    expect(mayManage(caller, target)).toBe(allowed);
  });

  test('never changes permissions that the caller does not hold', () => {
    fc.assert(
      fc.property(someKeys, someKeys, (own, others) => {
        const allowed = mayManage(holding(...own), holding(...others));
        return allowed === others.every((key) => own.includes(key));
      }),
    );
  });
});

test('a user grants and removes only permissions that they hold', () => {
  fc.assert(
    fc.property(someKeys, someKeys, someKeys, (own, before, after) => {
      const differing = PERMISSION_KEYS.filter((key) => before.includes(key) !== after.includes(key));
      const allowed = mayChangePermissions(holding(...own), before, after);
      return allowed === differing.every((key) => own.includes(key));
    }),
  );
});

describe('the permissions of a new user', () => {
  const all = ['users.edit', 'users.invite', 'users.create', 'configurators'];

  test.each<[string, Holder, number, boolean, string[]]>([
    ['in an organisation', ADMINISTRATOR, GROUP.organisationUser, false, all],
    ['as its first user', ADMINISTRATOR, GROUP.organisationUser, true, [...all, 'organisations.admin']],
    ['in a reseller', ADMINISTRATOR, GROUP.resellerUser, true, all],
    ['as staff, whose group holds all keys', ADMINISTRATOR, GROUP.providerStaff, false, []],
    ['as an administrator, likewise', ADMINISTRATOR, GROUP.administrator, false, []],
    ['invited by one who may only invite', holding('users.invite'), GROUP.organisationUser, false, ['users.invite']],
  ])('%s', (_case, inviter, groupId, isFirst, expected) => {
    expect(newUserPermissions(inviter, groupId, isFirst)).toEqual(expected);
  });

  test('are never more than those of the inviter', () => {
    fc.assert(
      fc.property(someKeys, fc.constantFrom(2, 4), fc.boolean(), (own, groupId, isFirst) =>
        newUserPermissions(holding(...own), groupId, isFirst).every((key) => own.includes(key)),
      ),
    );
  });
});
