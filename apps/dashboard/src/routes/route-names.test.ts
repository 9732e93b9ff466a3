import { expect, test } from 'vitest';
import type { View } from './build-routes.tsx';
import { ADMIN_VIEWS, OWN_VIEWS } from './host-views.ts';
import { TENANT_VIEWS } from './tenant-views.ts';

const paths = new Map<string, string>();
const collect = (views: readonly View[], base: string): void => {
  for (const { name, path, children = [] } of views) {
    // Inside an opened organisation the same views lie once more.
    if (!paths.has(name)) paths.set(name, `${base}/${path}`);
    collect(children, `${base}/${path}`);
  }
};
collect([...TENANT_VIEWS, ...ADMIN_VIEWS, ...OWN_VIEWS], '');

const CONFIGURATOR = '/configurators/$configId';
const MIRRORED = `/resellers/$resellerId${CONFIGURATOR}`;

test.each([
  ['Configurators', '/configurators'],
  ['ConfiguratorsCreate', '/configurators/create'],
  ['ConfiguratorsDetails', CONFIGURATOR],
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
  ['CustomisationPresets', `${CONFIGURATOR}/customisation/presets`],
  ['ResellerCustomisationPresets', `${MIRRORED}/customisation/presets`],
  ['ResellerNotificationsEnquiries', `${MIRRORED}/notifications/enquiries`],
])('%s is the view at %s', (name, path) => {
  expect(paths.get(name)).toBe(path);
});

/** Names with their addresses below `base`, children included. */
const below = (base: string): Map<string, string> =>
  new Map([...paths].flatMap(([name, path]) => (path.startsWith(`${base}/`) ? [[name, path.slice(base.length)]] : [])));

test('every view of a tenant is there again in an opened organisation, with its prefix', () => {
  const opened = below('/organisations/$orgName');
  const own = new Map<string, string>();
  const walk = (views: readonly View[], base: string): void => {
    for (const { name, path, children = [] } of views) {
      // A dialog that several views open keeps the address of the first.
      if (!own.has(`org${name}`)) own.set(`org${name}`, `${base}/${path}`);
      walk(children, `${base}/${path}`);
    }
  };
  walk(TENANT_VIEWS, '');
  expect(own.size).toBeGreaterThan(60);
  expect(opened).toEqual(own);
});

test('every tab of a configurator is there again on the pages of a reseller', () => {
  const notOfResellers = ['ConfiguratorEdit', 'ConfiguratorUpdate', 'ConfiguratorsBuildVersion'];
  const own = [...below(CONFIGURATOR)].filter(([name]) => !notOfResellers.includes(name));
  expect([...below(MIRRORED)]).toEqual(own.map(([name, path]) => [`Reseller${name}`, path]));
});

test('the detail page has its children', () => {
  const children = ['edit', 'update', 'preview', 'data', 'data-stockset', 'integration', 'analytics', 'customisation'];
  expect([...below(CONFIGURATOR).values()]).toEqual(
    expect.arrayContaining([...children, 'notifications'].map((path) => `/${path}`)),
  );
});
