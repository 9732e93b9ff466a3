import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { theSocket } from '../../test/fake-web-socket.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aGrant, anAppConfig, anOrganisation, aReseller, aUser } from '../../test/samples.ts';

const RETRY = 'POST /api/resellers/70/configurators/3/grant';
const managing = aUser({ permissions: ['users.create', 'users.invite', 'users.edit', 'configurators'] });
const wardrobes = { id: 12, name: 'Wardrobes', safe_name: 'wardrobes' };
const robe = aGrant({ id: 3, name: 'Robe', group: wardrobes });

const open = (address: string, routes: FakeRoutes = {}) =>
  renderApp(address, {
    'GET /api/user': managing,
    'GET /api/resellers': [aReseller()],
    'GET /api/resellers/70': aReseller({
      configurators: [aGrant(), robe, aGrant({ id: 4, name: 'Not', linked: false })],
    }),
    'GET /api/organisations/70/users': [],
    ...routes,
  });

test.each(['Configurators', 'Accounts', 'Settings'])(
  'the tab %s has its address and is marked there',
  async (label) => {
    open(`/resellers/70/${label.toLowerCase()}`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Reseller' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Configurators',
      'Accounts',
      'Settings',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe(label);
  },
);

test('the bare address of a reseller leads to its configurators, under their groups', async () => {
  const { router } = open('/resellers/70');
  const group = within(await screen.findByRole('region', { name: /Wardrobes/ }));
  expect(router.state.location.pathname).toBe('/resellers/70/configurators');
  expect(group.getByRole('link', { name: 'Robe' }).getAttribute('href')).toBe('/resellers/70/configurators/3');
  expect(within(screen.getByRole('region', { name: /Kitchens/ })).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('Not')).toBeNull();
});

test('while access is granted the page says so, until an event tells that it is done', async () => {
  const { server, user } = open('/resellers/70/configurators', {
    'GET /api/resellers/70': aReseller({ configurators: [aGrant(), aGrant({ ...robe, processing: true })] }),
  });
  const banner = /^We are currently in the process of granting access to configurators for this reseller\.\.\.$/;
  expect(await screen.findByText(banner)).toBeDefined();
  const tile = within(screen.getByRole('region', { name: /Wardrobes/ }));
  expect(tile.queryByRole('link')).toBeNull();
  await user.hover(tile.getByText('Robe'));
  expect(await screen.findByText('This configurator is currently being processed.')).toBeDefined();
  server.routes['GET /api/resellers/70'] = aReseller({ configurators: [aGrant(), robe] });
  theSocket().tell({ event: 'reseller updated', data: { reseller_id: 70 } });
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  expect(tile.getByRole('link', { name: 'Robe' })).toBeDefined();
});

test('what failed can be tried again', async () => {
  const { user, server } = open('/resellers/70/configurators', {
    'GET /api/resellers/70': aReseller({ configurators: [aGrant({ ...robe, failed: true })] }),
    [RETRY]: aReseller({ configurators: [robe] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Robe' })).toBeDefined();
  expect(server.sent(RETRY)).toHaveLength(1);
});

test('says that it did not load', async () => {
  open('/resellers/70', { 'GET /api/resellers/70': new FakeError(400, { message: 'Not readable' }) });
  expect(await screen.findByText('The reseller did not load')).toBeDefined();
});

const sheet = () => within(screen.getByRole('main'));

test('the back arrow leads to the list', async () => {
  const { user, router } = open('/resellers/70/configurators');
  await screen.findByRole('navigation', { name: 'Reseller' });
  await user.click(sheet().getByRole('link', { name: 'Resellers' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers'));
});

test('for administrators the back arrow leads to the list of the organisation', async () => {
  const { user, router } = open('/organisations/Acme/resellers/70/configurators', {
    'GET /api/user': aUser({ is_admin: true, organisation: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
    'GET /api/organisations/9/configurators': [],
    'GET /api/organisations/9/resellers': [],
  });
  await screen.findByRole('navigation', { name: 'Reseller' });
  await user.click(sheet().getByRole('link', { name: 'Resellers' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/Acme/resellers'));
});
