import { expect, test } from 'vitest';
import { ADMIN_VIEWS, HOUSE_VIEWS, OWN_VIEWS } from './routes.tsx';
import type { View } from './shell/build-routes.tsx';

const paths = new Map<string, string>();
const collect = (views: readonly View[], base: string): void => {
  for (const { name, path, children = [] } of views) {
    // Inside an opened organisation the same views lie once more.
    if (!paths.has(name)) paths.set(name, `${base}/${path}`);
    collect(children, `${base}/${path}`);
  }
};
collect([...HOUSE_VIEWS, ...ADMIN_VIEWS, ...OWN_VIEWS], '');

const CONFIGURATOR = '/configurators/$configId';
const MIRRORED = `/resellers/$resellerId${CONFIGURATOR}`;

test.each([
  ['Configurators', '/configurators'],
  ['Resellers', '/resellers'],
  ['Billing', '/billing'],
  ['Settings', '/settings'],
  ['Support', '/support'],
  ['Testing', '/testing'],
  ['OrganisationsList', '/organisations'],
  ['OrganisationDetails', '/organisations/$orgName'],
  ['OrganisationsNewOrg', '/organisations/setupNewOrg'],
  ['orgResellers', '/organisations/$orgName/resellers'],
  ['orgSettings', '/organisations/$orgName/settings'],
  ['orgSupport', '/organisations/$orgName/support'],
  ['IntegrationCode', `${CONFIGURATOR}/integration/code`],
  ['ResellerIntegrationCode', `${MIRRORED}/integration/code`],
  ['ResellerIntegrationLocalisation', `${MIRRORED}/integration/localisation`],
  ['ResellerCustomisationLogos', `${MIRRORED}/customisation/logos`],
  ['ResellerNotificationsEnquiries', `${MIRRORED}/notifications/enquiries`],
])('%s is the view at %s', (name, path) => {
  expect(paths.get(name)).toBe(path);
});
