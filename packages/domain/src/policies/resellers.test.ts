import type { PermissionKey } from '@vitrine/contract/permissions';
import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { mayChangeResellerFields, mayCreateResellers } from './resellers.ts';

const RESELLER = { id: 20, organisation_id: 1 };

const actor = (organisation: number | null, reseller: number | null, ...permissions: PermissionKey[]): Actor => ({
  is_admin: organisation === null,
  permissions,
  organisation: organisation === null ? null : { id: organisation },
  reseller: reseller === null ? null : { id: reseller },
});

test.each<[string, Actor, { create: boolean; describe: boolean; manage: boolean }]>([
  ['an administrator', actor(null, null), { create: true, describe: true, manage: true }],
  ['the owner', actor(1, null, 'organisations.admin'), { create: true, describe: true, manage: true }],
  ['who makes its users', actor(1, null, 'users.create'), { create: true, describe: true, manage: true }],
  ['its staff', actor(1, null, 'configurators', 'users.edit'), { create: false, describe: false, manage: false }],
  ['its own people', actor(1, 20), { create: false, describe: true, manage: false }],
  ['its own people with every key', actor(1, 20, 'users.create'), { create: false, describe: true, manage: false }],
  ['another reseller', actor(1, 21, 'users.create'), { create: false, describe: false, manage: false }],
  ['another owner', actor(2, null, 'organisations.admin'), { create: false, describe: false, manage: false }],
])('fields of a reseller that %s can change: %j', (_who, who, allowed) => {
  expect({
    create: mayCreateResellers(who, 1),
    describe: mayChangeResellerFields(who, RESELLER, ['name', 'contact_email', 'logo']),
    manage:
      mayChangeResellerFields(who, RESELLER, ['name', 'configurators']) &&
      mayChangeResellerFields(who, RESELLER, ['postcode_areas']),
  }).toEqual(allowed);
});
