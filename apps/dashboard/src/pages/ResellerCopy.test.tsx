import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import type { Actor } from '@vitrine/domain/policies/actor';
import * as configurators from '@vitrine/domain/policies/configurators';
import * as organisations from '@vitrine/domain/policies/organisations';
import * as users from '@vitrine/domain/policies/users';
import * as versions from '@vitrine/domain/policies/versions';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../routes/build-routes.tsx';
import { TENANT_VIEWS } from '../routes/tenant-views.ts';
import type { FakeRoutes } from '../test/fake-server.ts';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, aGrant, anAccount, aReseller, aUser, withVersions } from '../test/samples.ts';

beforeAll(async () => {
  await Promise.all([
    import('../areas/catalogue/DataScreen.tsx'),
    import('../areas/versions/history/VersionHistoryModal.tsx'),
    import('./ConfiguratorPage.tsx'),
    import('./TakeOverVersion.tsx'),
  ]);
});

const RESELLER = 70;
const SAVE = 'PATCH /api/configurators/1/version/minor';
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';

/** Ann of a reseller whose organisation has everything that could be offered. */
const aResellersUser = (permissions: readonly PermissionKey[]): CurrentUser => {
  const { organisation } = aUser();
  if (organisation === null) throw new Error('The sample has an organisation');
  const parent = { ...organisation, airtable_integration: true };
  return aUser({ permissions: [...permissions], organisation: parent, reseller: { ...parent, id: RESELLER } });
};

/** The copy: v1 of the manufacturer, the reseller's own v1.001 of it, and the manufacturer's newer v1.002. */
const copy = (live = 1.001) => {
  const sample = withVersions(aConfigurator({ versions: [1.002, 1.001, 1], deployed_version: live, linked: true }));
  const rows = sample.version_rows.map((row) =>
    row.version === 1.001 ? { ...row, reseller_id: RESELLER, based_on: 1 } : row,
  );
  const failed = { file: 'a.png', reason: 'unreadable' };
  return {
    ...sample,
    version_rows: rows,
    manufacturer_version: 1.002,
    images: {
      ...{ status: 'failed' as const, version: 1, publishes: false, done: 0, total: 1 },
      ...{ errors: [failed], missing: [], unused: [] },
    },
  };
};

const withPrice = (price: number) => {
  const file = aLayeredFile();
  Object.assign(file.layers[0]?.items[0] ?? {}, { price });
  return file;
};
const files = {
  [`GET ${base}/v/1/data.json`]: aLayeredFile(),
  [`GET ${base}/v/1.001/data.json`]: withPrice(77),
  [`GET ${base}/v/1.002/data.json`]: withPrice(41),
};

const open = (address: string, user: CurrentUser, routes: FakeRoutes = {}) =>
  renderApp(address, {
    'GET /api/user': user,
    'GET /api/configurators/1': copy(),
    'GET /api/configurators/1/previews': [],
    'GET /api/users': [anAccount()],
    ...files,
    ...routes,
  });

const button = (name: string | RegExp) => screen.queryAllByRole('button', { name });
const tab = (name: string) => screen.queryAllByRole('link', { name });

/** What a page offers, and the policy that the server asks. */
type Offer = [string, string, (actor: Actor) => boolean, () => HTMLElement[]];

const ON_DATA = '/configurators/1/data?version=1.002&layer=0';
const OFFERS: Offer[] = [
  ['editing cells', ON_DATA, versions.maySaveVersions, () => editable()],
  ['opening items', ON_DATA, versions.maySaveVersions, () => button('Edit Chalk White')],
  ['deploying', ON_DATA, versions.mayDeployVersions, () => button('Deploy To Live')],
  ['syncing the spreadsheet', ON_DATA, versions.maySyncSpreadsheet, () => button('Airtable Sync')],
  [
    'editing the configurator',
    ON_DATA,
    configurators.mayAdministerConfigurators,
    () => button(/^(Edit|Update|Delete)$/),
  ],
  ['retrying images', ON_DATA, configurators.mayRetryImages, () => button('Try again')],
  ['customising', ON_DATA, configurators.mayCustomise, () => tab('Customisation')],
  ['changing notifications', ON_DATA, configurators.mayManageNotifications, () => tab('Notifications')],
  [
    'deploying from the history',
    '/configurators/1/data/versions',
    versions.mayDeployVersions,
    () => button('Deploy v1'),
  ],
  [
    'taking a version over',
    '/configurators/1/data?version=1.001&layer=0',
    versions.maySaveVersions,
    () => button('Take v1.002 over with my changes'),
  ],
  ['adding previews', '/configurators/1/preview', versions.mayAddPreviews, () => button('Add Preview')],
  ['creating configurators', '/configurators', configurators.mayCreateConfigurators, () => button('Create')],
  ['inviting users', '/accounts', users.mayInviteUsers, () => button('Invite User')],
  ['reading the activity', '/accounts', organisations.mayReadAuditLog, () => button('Activity')],
  ['managing webhooks', '/settings', organisations.mayManageWebhooks, () => button('Manage webhooks')],
];

const editable = (): HTMLElement[] =>
  screen.queryAllByLabelText<HTMLInputElement>('Price of Chalk White').filter(({ readOnly }) => !readOnly);

/** Waits for what the page shows to everybody. */
const shown = async (address: string): Promise<void> => {
  if (address.startsWith('/configurators/1/data')) await screen.findByRole('switch', { name: 'Chalk White enabled' });
  else if (address === '/accounts') await screen.findByText('ben@oakline.test');
  else await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 })).not.toHaveLength(0));
};

const GRANTS: [string, readonly PermissionKey[]][] = [
  ['all permissions', PERMISSION_KEYS],
  ['none', []],
  ...PERMISSION_KEYS.map((key): [string, PermissionKey[]] => [key, [key]]),
];

describe.each(GRANTS)("a reseller's user with %s", (_permissions, permissions) => {
  const user = aResellersUser(permissions);

  test.each(OFFERS)('is offered %s exactly if the policy allows it', async (_action, address, may, find) => {
    open(address, user);
    await shown(address);
    if (may(user)) await waitFor(() => expect(find()).not.toHaveLength(0));
    else expect(find()).toEqual([]);
  });
});

/** Every view that some users may not open, with its address. */
const guarded: [string, string, NonNullable<View['may']>][] = [];
const collect = (views: readonly View[], path: string): void => {
  for (const view of views) {
    const address = `${path}/${view.path}`.replace('$configId', '1').replace('$propagationId', '5');
    // On a reseller's pages and for stock sets the same views are there again.
    if (view.path.includes('$resellerId') || view.path === 'data-stockset') continue;
    if (view.may) guarded.push([view.name, address, view.may]);
    collect(view.children ?? [], address);
  }
};
collect(TENANT_VIEWS, '');

test('there are views that not everybody may open', () => {
  expect(guarded.map(([name]) => name)).toEqual(
    expect.arrayContaining(['SaveVersion', 'DeployVersion', 'AddPreview', 'Customisation', 'Webhooks']),
  );
});

test.each(guarded)(
  'the address of %s leads back a user of a reseller who may not open it',
  async (_n, address, may) => {
    const user = aResellersUser([]);
    expect(may(user)).toBe(false);
    const { router } = open(address, user);
    await waitFor(() => expect(router.state.status).toBe('idle'));
    await waitFor(() => expect(router.state.location.pathname.startsWith(address)).toBe(false));
  },
);

describe('a copy with versions of its own', () => {
  const user = aResellersUser(PERMISSION_KEYS);

  test('opens its own newest one, and marks the manufacturer’s in the menu', async () => {
    open('/configurators/1/data?layer=0', user);
    fireEvent.click(await screen.findByRole('button', { name: 'Version v1.001' }));
    expect(await screen.findAllByText('Manufacturer')).toHaveLength(2);
  });

  test('takes the manufacturer’s newer version over with its own values, as its next version', async () => {
    const { server } = open('/configurators/1/data?version=1.001&layer=0', user, {
      [SAVE]: { version: 1.003, configurator: copy() },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Take v1.002 over with my changes' }));
    const asked = await screen.findByRole('group', { name: /Chalk White Price/ });
    expect(within(asked).getByLabelText<HTMLInputElement>(/Mine\s?£77.00/).checked).toBe(true);
    const modal = within(await screen.findByRole('dialog', { name: 'Save Changes' }));
    await modal.findByText('Your edits are now based on v1.002: 1 edit.');
    fireEvent.click(modal.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Version 1.003 has been successfully uploaded!.');
    expect(server.sent(SAVE)[0]?.body).toMatchObject({
      ...{ version: 1.002, new_version: 1.003 },
      data: JSON.stringify([{ layer_index: 0, id: 'W1', data: { price: 77 } }]),
    });
  });
});

test('the manufacturer saves on the reseller’s page into the copy, numbered after all versions', async () => {
  const owner = aUser({ permissions: ['configurators', 'organisations.admin'] });
  const mirrored = { ...copy(), highest_versions: [1.009] };
  const { server } = open('/resellers/70/configurators/1/data?version=1.001&layer=0', owner, {
    'GET /api/configurators/1': mirrored,
    'GET /api/resellers/70': aReseller({
      configurators: [aGrant({ id: 1, version: 1.001, linked: true })],
    }),
    [SAVE]: { version: 1.01, configurator: mirrored },
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Chalk White enabled' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Save Changes' }));
  expect(modal.getByLabelText<HTMLInputElement>('New version').value).toBe('v1.01');
  fireEvent.click(modal.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Version 1.01 has been successfully uploaded!.');
  expect(server.sent(SAVE)[0]?.body).toMatchObject({ reseller: 70, version: 1.001 });
});
