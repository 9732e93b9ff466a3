import { PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import { expect, test } from 'vitest';
import { type AccessRow, accessRowsFor, maySet, sameKeys, stateOf, withRow } from './AccessFields.tsx';

const administrator = { is_admin: true, permissions: PERMISSION_KEYS };
const colleague = { is_admin: false, permissions: ['users.edit', 'users.invite', 'users.create'] as const };
const labels = (rows: readonly AccessRow[]) => rows.map(({ label }) => label);
const [users, configurators] = accessRowsFor(colleague, { group: { id: 2 } }) as [AccessRow, AccessRow];

test.each([
  ['an administrator of an organisation', administrator, 2, 4],
  ['an administrator of a reseller', administrator, 4, 2],
  ['a colleague of an organisation', colleague, 2, 2],
  ['staff, who hold all permissions by their group', administrator, 3, 0],
])('offers to %s as many rows as can be set', (_, signedIn, group, count) => {
  expect(accessRowsFor(signedIn, { group: { id: group } })).toHaveLength(count);
});

test('names the rows', () => {
  expect(labels(accessRowsFor(administrator, { group: { id: 2 } }))).toEqual([
    'Manage users',
    'Manage configurators',
    'Create configurators',
    'Manage the organisation',
  ]);
});

test('nobody sets what they do not hold', () => {
  expect([maySet(colleague, users), maySet(colleague, configurators)]).toEqual([true, false]);
  expect(maySet({ is_admin: false, permissions: ['users.edit'] }, users)).toBe(false);
});

test('a row is on with all of its keys, mixed with some', () => {
  const states = [[...users.keys], ['users.edit' as const], []].map((held) => stateOf(users, held));
  expect(states).toEqual(['on', 'mixed', 'off']);
});

test('setting a row gives or takes all of its keys and leaves the others', () => {
  const held: PermissionKey[] = ['users.edit', 'organisations.admin'];
  expect(withRow(users, held, true)).toEqual(['users.edit', 'users.invite', 'users.create', 'organisations.admin']);
  expect(withRow(users, held, false)).toEqual(['organisations.admin']);
  expect(sameKeys(['users.edit', 'configurators'], ['configurators', 'users.edit'])).toBe(true);
  expect(sameKeys(['users.edit'], ['configurators', 'users.edit'])).toBe(false);
});
