import { screen, waitFor, within } from '@testing-library/react';
import { resellerMessages } from '@vitrine/contract/resellers/messages';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { theSocket } from '../../test/fake-web-socket.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aGrant, anAppConfig, anOrganisation, aReseller, aResellerRow, aUser } from '../../test/samples.ts';

const RETRY = 'POST /api/resellers/70/configurators/3/grant';
const managing = aUser({ permissions: ['users.create', 'users.invite', 'users.edit', 'configurators'] });
const wardrobes = { id: 12, name: 'Wardrobes', safe_name: 'wardrobes' };
const robe = aGrant({ id: 3, name: 'Robe', group: wardrobes });

const open = (address: string, routes: FakeRoutes = {}) =>
  renderApp(address, {
    'GET /api/user': managing,
    'GET /api/organisations/7/resellers/rows': [aResellerRow()],
    'GET /api/resellers/70': aReseller({
      configurators: [aGrant(), robe, aGrant({ id: 4, name: 'Not', linked: false })],
    }),
    'GET /api/organisations/70/users': [],
    ...routes,
  });

test.each(['Configurators', 'Accounts', 'Prices', 'Quotes', 'Settings'])(
  'the tab %s has its address and is marked there',
  async (label) => {
    open(`/resellers/70/${label.toLowerCase()}`);
    const tabs = within(await screen.findByRole('navigation', { name: 'Reseller' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Configurators',
      'Accounts',
      'Prices',
      'Quotes',
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

test('access is managed beside the configurators too, after the same question', async () => {
  const { user, server } = open('/resellers/70/configurators', {
    'PATCH /api/resellers': aReseller({ configurators: [aGrant({ linked: false }), robe] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Manage Access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Access' }));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  expect(save.disabled).toBe(true);
  await user.click(dialog.getByRole('checkbox', { name: 'Panoramic Kitchen' }));
  await user.click(save);
  const question = within(await screen.findByRole('alertdialog', { name: 'Manage Access' }));
  await user.click(question.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(resellerMessages.edited)).toBeDefined();
  expect(server.sent('PATCH /api/resellers')[0]?.body).toMatchObject({ configurators: [{ id: 1, linked: false }] });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const screenOf = within(screen.getByRole('main'));
  expect(screenOf.queryByRole('link', { name: 'Panoramic Kitchen' })).toBeNull();
});

test('a dialog of access that is cancelled leaves nothing in the settings', async () => {
  const { user } = open('/resellers/70/configurators');
  await user.click(await screen.findByRole('button', { name: 'Manage Access' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Access' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Panoramic Kitchen' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(
    within(screen.getByRole('navigation', { name: 'Reseller' })).getByRole('link', { name: 'Settings' }),
  );
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Panoramic Kitchen' })).checked).toBe(true);
});

test('users who may not manage resellers get no Manage Access', async () => {
  open('/resellers/70/configurators', { 'GET /api/user': aUser() });
  await screen.findByRole('region', { name: /Wardrobes/ });
  expect(screen.queryByRole('button', { name: 'Manage Access' })).toBeNull();
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
    'GET /api/resellers/70': aReseller({ organisation_id: 9 }),
    'GET /api/organisations/9/resellers/rows': [],
  });
  await screen.findByRole('navigation', { name: 'Reseller' });
  await user.click(sheet().getByRole('link', { name: 'Resellers' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/Acme/resellers'));
});
