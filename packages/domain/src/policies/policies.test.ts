import type { AccessRule, PermissionKey } from '@vitrine/contract/permissions';
import { expect, test } from 'vitest';
import { type Actor, hasPermission } from './actor.ts';
import * as configurators from './configurators.ts';
import * as enquiries from './enquiries.ts';
import * as manufacturers from './manufacturers.ts';
import * as organisations from './organisations.ts';
import { mayManagePrices } from './prices.ts';
import * as resellers from './resellers.ts';
import { passesAccessRule } from './route-access.ts';
import { allowedRoles, holdersOf, ROLES } from './testing/roles.ts';
import * as users from './users.ts';
import * as versions from './versions.ts';

const ORGANISATION = ['organisation'] as const;
const EVERYBODY = ['organisation', 'reseller'] as const;

type Row = [string, (actor: Actor) => boolean, readonly PermissionKey[], readonly ('organisation' | 'reseller')[]];

test.each<Row>([
  ['create configurators', configurators.mayCreateConfigurators, ['configurators.create'], ORGANISATION],
  ['retry images', configurators.mayRetryImages, ['configurators', 'configurators.create'], ORGANISATION],
  ['customise', configurators.mayCustomise, ['configurators'], EVERYBODY],
  ['change the sizes of images', configurators.mayChangeImageSizes, ['configurators'], ORGANISATION],
  ['manage notifications', configurators.mayManageNotifications, ['configurators'], EVERYBODY],
  ['save versions', versions.maySaveVersions, ['configurators'], EVERYBODY],
  ['export versions', versions.mayExportVersions, ['configurators'], EVERYBODY],
  [
    'say in which language catalogues are written',
    versions.mayChangeCatalogueLanguage,
    ['configurators'],
    ORGANISATION,
  ],
  ['sync the spreadsheet', versions.maySyncSpreadsheet, ['configurators'], ORGANISATION],
  ['add previews', versions.mayAddPreviews, ['configurators'], ORGANISATION],
  ['edit items', versions.mayEditItems, ['configurators', 'organisations.admin'], EVERYBODY],
  ['deploy versions', versions.mayDeployVersions, ['configurators'], EVERYBODY],
  ['hand enquiries over', enquiries.mayHandEnquiries, ['organisations.admin'], ORGANISATION],
  ['manage retention', enquiries.mayManageRetention, ['organisations.admin'], EVERYBODY],
  ['resend emails', enquiries.mayResendEmails, ['configurators'], EVERYBODY],
  ['read manufacturers', manufacturers.mayReadManufacturers, ['configurators'], EVERYBODY],
  ['verify the domain', organisations.mayVerifyDomain, ['organisations.admin'], EVERYBODY],
  ['change sign-in rules', organisations.mayChangeSignInRules, ['organisations.admin'], EVERYBODY],
  ['read the audit log', organisations.mayReadAuditLog, ['organisations.admin'], EVERYBODY],
  ['manage webhooks', organisations.mayManageWebhooks, ['organisations.admin'], ORGANISATION],
  ['invite users', users.mayInviteUsers, ['users.invite', 'users.create'], EVERYBODY],
  ['edit users', users.mayEditUsers, ['users.edit'], EVERYBODY],
  ['send resets', users.maySendResets, ['users.edit'], EVERYBODY],
])('%s: administrators and users with the permission', (_action, policy, keys, tenants) => {
  expect(allowedRoles(policy)).toEqual(holdersOf(keys, tenants));
});

test.each<[string, (actor: Actor) => boolean]>([
  ['administer configurators', configurators.mayAdministerConfigurators],
  ['create items', versions.mayCreateItems],
  ['propagate a scene', versions.mayPropagateScene],
  ['manage manufacturers', manufacturers.mayManageManufacturers],
  ['administer organisations', organisations.mayAdministerOrganisations],
  ['send test enquiries', enquiries.maySendTestEnquiries],
  ['delete resellers', resellers.mayDeleteResellers],
  ['invite staff', (actor) => users.mayInviteInto(actor, 'staff')],
])('%s: administrators only', (_action, policy) => {
  expect(allowedRoles(policy)).toEqual(['administrator']);
});

test.each(['organisation', 'reseller'] as const)('into the %s every user who may invite invites', (tenant) => {
  expect(allowedRoles((actor) => users.mayInviteInto(actor, tenant))).toEqual(allowedRoles(users.mayInviteUsers));
});

test.each([
  [{ is_admin: true, permissions: [] }, true],
  [{ is_admin: false, permissions: ['configurators.create' as const] }, true],
  [{ is_admin: false, permissions: ['configurators' as const] }, false],
  [{ is_admin: false, permissions: [] }, false],
])('%j has configurators.create: %s', (user, expected) => {
  expect(hasPermission(user, 'configurators.create')).toBe(expected);
});

test.each<[string, boolean, string[], string[]]>([
  ['notification addresses', false, ['contact_email'], holdersOf(['configurators'], EVERYBODY)],
  ["a copy's notification addresses", true, ['contact_email'], holdersOf(['configurators'], EVERYBODY)],
  ['other settings', false, ['name', 'supports_presets'], ['administrator']],
  ['other settings beside the addresses', false, ['contact_email', 'name'], ['administrator']],
  ["a copy's other settings", true, ['name'], []],
])('settings of a configurator: %s', (_fields, isCopy, fields, allowed) => {
  expect(allowedRoles((actor) => configurators.mayChangeSettings(actor, { isCopy }, fields))).toEqual(allowed);
});

test.each<[string, { id: number; organisation_id: number | null }, readonly ('organisation' | 'reseller')[]]>([
  ['the organisation', { id: 1, organisation_id: null }, ORGANISATION],
  ['its reseller', { id: 20, organisation_id: 1 }, EVERYBODY],
  ['another reseller of it', { id: 21, organisation_id: 1 }, ORGANISATION],
  ['another organisation', { id: 2, organisation_id: null }, []],
  ['a reseller of another organisation', { id: 30, organisation_id: 2 }, []],
])('prices of %s', (_whose, tenant, tenants) => {
  expect(allowedRoles((actor) => mayManagePrices(actor, tenant))).toEqual(holdersOf(['configurators'], tenants));
});

test.each<[AccessRule, string[]]>([
  ['public', Object.keys(ROLES)],
  ['signed-in', Object.keys(ROLES)],
  ['administrator', ['administrator']],
  ['permission:users.edit', holdersOf(['users.edit'], EVERYBODY)],
  ['permission:users.invite|users.create', holdersOf(['users.invite', 'users.create'], EVERYBODY)],
])('the access rule %s', (rule, allowed) => {
  expect(allowedRoles((actor) => passesAccessRule(actor, rule))).toEqual(allowed);
});
