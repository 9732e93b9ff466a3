import { expect, test } from 'vitest';
import { maySeeManufacturerAddresses, maySeeUngranted } from './resellers.ts';
import { maySeeEvent, type Scope, scopeOf } from './scope.ts';
import { maySeeVersion } from './versions.ts';

const ADMINISTRATOR: Scope = { kind: 'administrator' };
const ORGANISATION: Scope = { kind: 'organisation', organisationId: 1 };
const RESELLER: Scope = { kind: 'reseller', organisationId: 1, resellerId: 20 };

const organisation = { id: 1 };
const reseller = { id: 20 };

test.each([
  ['an administrator', { is_admin: true, organisation: null, reseller: null }, ADMINISTRATOR],
  ['a user of an organisation', { is_admin: false, organisation, reseller: null }, ORGANISATION],
  ['a user of a reseller', { is_admin: false, organisation, reseller }, RESELLER],
  ['a user without an organisation', { is_admin: false, organisation: null, reseller: null }, null],
])('the scope of %s', (_user, user, expected) => {
  expect(scopeOf(user)).toEqual(expected);
});

test.each<[string, { organisationId: number; resellerId?: number }, [boolean, boolean, boolean]]>([
  ['of the organisation', { organisationId: 1 }, [true, true, false]],
  ['of its reseller', { organisationId: 1, resellerId: 20 }, [true, true, true]],
  ['of another reseller', { organisationId: 1, resellerId: 21 }, [true, true, false]],
  ['of another organisation', { organisationId: 2 }, [true, false, false]],
])('an event %s', (_event, audience, expected) => {
  expect([ADMINISTRATOR, ORGANISATION, RESELLER].map((scope) => maySeeEvent(scope, audience))).toEqual(expected);
});

test.each([
  [{ wasDeployed: false, isLiveOnCopy: false, resellerId: null }, [true, true, false]],
  [{ wasDeployed: true, isLiveOnCopy: false, resellerId: null }, [true, true, true]],
  [{ wasDeployed: false, isLiveOnCopy: true, resellerId: null }, [true, true, true]],
  [{ wasDeployed: false, isLiveOnCopy: false, resellerId: 20 }, [true, true, true]],
  [{ wasDeployed: true, isLiveOnCopy: true, resellerId: 21 }, [true, true, false]],
])('a version: %j', (version, expected) => {
  expect([ADMINISTRATOR, ORGANISATION, RESELLER].map((scope) => maySeeVersion(scope, version))).toEqual(expected);
});

test.each([
  ['configurators without a grant', maySeeUngranted],
  ["the manufacturer's addresses", maySeeManufacturerAddresses],
])('a reseller does not see %s', (_what, policy) => {
  expect([ADMINISTRATOR, ORGANISATION, RESELLER].map(policy)).toEqual([true, true, false]);
});
