import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { liveLimits } from '@vitrine/contract/live/events';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { beforeAll, expect, test } from 'vitest';
import { theSocket } from '../test/fake-web-socket.ts';
import { renderApp } from '../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../test/samples.ts';

beforeAll(async () => {
  await Promise.all([
    import('../areas/catalogue/DataScreen.tsx'),
    import('../areas/catalogue/item/EditProductPanel.tsx'),
    import('../areas/catalogue/import/ImportModal.tsx'),
    import('../areas/versions/history/VersionHistoryModal.tsx'),
    import('./ConfiguratorPage.tsx'),
  ]);
});

const base = '/oakline-kitchens/kitchens/panoramic-kitchen';
const open = (address: string, type = 1, file: object = aLayeredFile()) =>
  renderApp(address, {
    'GET /api/user': aUser({ is_admin: true }),
    'GET /api/configurators/1': withVersions(aConfigurator({ configurator_type_id: type })),
    [`GET ${base}/v/1/data.json`]: file,
    [`GET ${base}/v/1.001/data.json`]: file,
    'GET /api/products': [],
  });
const banner = () => screen.findByText('Version v1, read-only');
const bar = () => screen.queryByRole('region', { name: 'You have unsaved changes' });

test.each([
  ['panoramic', 1, aLayeredFile(), 'data?version=1&readonly=true&layer=0', 'Chalk White'],
  ['floors', 2, aFloorsFile(), 'data?version=1&readonly=true', 'Signal White'],
  ['stock set', 3, aLayeredFile(), 'data-stockset?version=1&readonly=true&layer=0', 'Chalk White'],
  ['wardrobe', 4, aRobeFile(), 'data?version=1&readonly=true&layer=materials', 'Natural Oak'],
])('a link to an earlier version of a %s shows it, and nothing can be changed', async (_kind, type, file, to, name) => {
  open(`/configurators/1/${to}`, type, file);
  await banner();
  const toggle = await screen.findByRole('switch', { name: `${name} enabled` });
  expect(toggle.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(toggle);
  expect(screen.getByRole('switch', { name: `${name} enabled`, checked: true })).toBe(toggle);
  const cell = screen.queryByLabelText<HTMLInputElement>(`Name of ${name}`);
  expect(cell?.readOnly ?? true).toBe(true);
  expect(screen.queryByRole('button', { name: `Edit ${name}` })).toBeNull();
  expect(bar()).toBeNull();
});

test.each(['editProduct?version=1&readonly=true&layer=0&item=W1', 'import?version=1&readonly=true&layer=0'])(
  'what would change it leads back: %s',
  async (to) => {
    const { router } = open(`/configurators/1/data/${to}`);
    await banner();
    await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data'));
  },
);

test('the history opens an earlier version to be read; from there it is edited, or left for the newest', async () => {
  const { router } = open('/configurators/1/versions');
  fireEvent.click(await screen.findByRole('button', { name: 'Open v1' }));
  await banner();
  expect(router.state.location.search).toEqual({ version: 1, readonly: true });
  fireEvent.click(screen.getByRole('button', { name: 'Start v1.002 from this version' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ version: 1 }));
  fireEvent.click(await screen.findByRole('switch', { name: 'Chalk White enabled' }));
  expect(bar()?.textContent).toContain('1 edit in 1 layer');
});

test('an earlier version that is deployed from the history shows next', async () => {
  const { server, router } = open('/configurators/1/data');
  const configurator = withVersions(aConfigurator({ deployed_version: 1 }));
  server.routes['GET /api/configurators/1'] = withVersions(aConfigurator({ deployed_version: 1.001 }));
  server.routes['POST /api/configurators/1/deploy'] = { deployed_version: 1, configurator, propagation_id: null };
  await screen.findByRole('switch', { name: 'Chalk White enabled' });
  await router.navigate({ to: '/configurators/1/versions' });
  fireEvent.click(await screen.findByRole('button', { name: 'Deploy v1' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, update live' }));
  await banner();
  expect(router.state.location.search).toEqual({ version: 1, readonly: true });
});

test('the newest is one click away', async () => {
  const { router } = open('/configurators/1/data?version=1&readonly=true&layer=0');
  await banner();
  fireEvent.click(screen.getByRole('button', { name: 'Go to v1.001, the newest' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ version: 1.001, layer: 0 }));
  expect(screen.queryByText('Version v1, read-only')).toBeNull();
});

test('edits of a user who loses the right to save can only be discarded', async () => {
  const { server, user } = renderApp('/configurators/1/data?layer=0', {
    'GET /api/configurators/1': withVersions(aConfigurator()),
    [`GET ${base}/v/1/data.json`]: aLayeredFile(),
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Chalk White enabled' }));
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDefined();
  server.routes['GET /api/user'] = aUser({ permissions: [] });
  theSocket().drop(liveLimits.rightsChanged);
  expect(await screen.findByText(/you need the permission to manage configurators/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
  await user.keyboard('{Control>}s{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Integration' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stay', 'Discard and go']);
});
