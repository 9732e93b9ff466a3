import { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import { allRoutes } from '@vitrine/contract/routes';
import { versionRoutes } from '@vitrine/contract/versions/routes';
import { passesAccessRule } from '@vitrine/domain/policies/route-access';
import { allowedRoles } from '@vitrine/domain/policies/testing/roles';
import { expect, test } from 'vitest';
import { whoMayCall } from '../api-docs/describe-route.ts';
import { isClosedToResellers, isOpenedByManufacturer, ROUTE_POLICIES } from './route-policies.ts';

const nameOf = new Map(Object.entries(allRoutes).map(([name, route]) => [route as unknown, name]));

test.each([...ROUTE_POLICIES].map(([route, policy]) => [nameOf.get(route), route, policy] as const))(
  '%s: its access rule and its policy allow the same users, except those of resellers',
  (name, route, policy) => {
    expect(name).toBeDefined();
    const allowed = allowedRoles((user) => passesAccessRule(user, route.access));
    if (isOpenedByManufacturer(route)) return expect(allowed).toEqual(expect.arrayContaining(allowedRoles(policy)));
    const expected = isClosedToResellers(route) ? allowed.filter((role) => !role.startsWith('reseller')) : allowed;
    expect(allowedRoles(policy)).toEqual(expected);
  },
);

test('the builder is for users with its permission, and for those of a reseller where its manufacturer allows it', () => {
  const opened = [...ROUTE_POLICIES.keys()].filter(isOpenedByManufacturer);
  expect(opened.map((route) => nameOf.get(route)).sort()).toEqual([
    'createUpload',
    'deleteUpload',
    'findStoredImages',
    'listItemUses',
    'readUploadOffset',
    'saveBuiltVersion',
    'sendUploadPart',
  ]);
  for (const route of opened)
    expect(allowedRoles(ROUTE_POLICIES.get(route) ?? (() => false))).toEqual([
      'administrator',
      'organisation: all',
      'organisation: configurators.create',
    ]);
});

test('the description says what is closed to users of a reseller', () => {
  expect(whoMayCall(versionRoutes.addPreview)).toContain('Not for users of a reseller.');
  expect(whoMayCall(configuratorRoutes.saveBuiltVersion)).toContain('once its manufacturer allows');
  expect(whoMayCall(versionRoutes.deployVersion)).not.toContain('Not for users of a reseller.');
});
