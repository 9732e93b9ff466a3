import { PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkChangePermissions, checkDelete, checkEdit, checkSecureAccount, type Subject } from './users.ts';

const actor = (...permissions: PermissionKey[]) => ({ id: 1, is_admin: false, permissions });
const ADMINISTRATOR = { id: 1, is_admin: true, permissions: PERMISSION_KEYS };
const subject = (changes: Partial<Subject> = {}): Subject => ({
  ...{ id: 2, is_admin: false, permissions: [], is_active: true, tenant: 'organisation', other_owners: 1 },
  ...changes,
});
const OWNER = subject({ permissions: ['users.edit', 'organisations.admin'] });

describe('an owner', () => {
  const boss = actor('users.edit', 'organisations.admin');

  test('can be deleted and lose permissions while there is another', () => {
    expect(checkDelete(boss, OWNER)).toBeNull();
    expect(checkChangePermissions(boss, OWNER, [])).toBeNull();
  });

  test.each([boss, ADMINISTRATOR])('stays when it is the last one, for every actor', (who) => {
    const last = { ...OWNER, other_owners: 0 };
    expect(checkDelete(who, last)).toBe('users.last_owner');
    expect(checkChangePermissions(who, last, ['users.edit'])).toBe('users.last_owner');
    expect(checkChangePermissions(who, last, ['organisations.admin'])).toBeNull();
  });

  test('of a reseller is a user who manages its users', () => {
    const reseller = subject({ tenant: 'reseller', permissions: ['users.edit'], other_owners: 0 });
    expect(checkDelete(boss, reseller)).toBe('users.last_owner');
    expect(checkDelete(boss, { ...reseller, permissions: ['configurators'] })).toBe('users.may_more');
    expect(checkDelete(ADMINISTRATOR, { ...reseller, permissions: ['configurators'] })).toBeNull();
  });

  test('is neither an invited user nor staff', () => {
    expect(checkDelete(boss, { ...OWNER, other_owners: 0, is_active: false })).toBeNull();
    expect(checkDelete(ADMINISTRATOR, { ...OWNER, other_owners: 0, tenant: 'staff' })).toBeNull();
  });
});

test('users can only edit their own account', () => {
  const own = { ...OWNER, id: 1 };
  const boss = actor('users.edit', 'organisations.admin');
  expect(checkEdit(boss, own)).toBeNull();
  for (const error of [checkDelete(boss, own), checkSecureAccount(boss, own)]) expect(error).toBe('users.self');
  expect(checkChangePermissions(boss, own, [])).toBe('users.self');
});

test('without users.edit every action is rejected', () => {
  const keys = PERMISSION_KEYS.filter((key) => key !== 'users.edit');
  fc.assert(
    fc.property(fc.subarray(keys), fc.integer({ min: 1, max: 2 }), (own, id) => {
      const who = actor(...own);
      const other = subject({ id });
      return [
        checkEdit(who, other),
        checkSecureAccount(who, other),
        checkChangePermissions(who, other, []),
        checkDelete(who, other),
      ].every((error) => error === 'access.denied');
    }),
  );
});
