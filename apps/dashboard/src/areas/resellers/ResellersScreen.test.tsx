import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aReseller, aResellerRow, aUser } from '../../test/samples.ts';

const managing = aUser({ permissions: ['users.create', 'users.invite', 'users.edit', 'configurators'] });
const standard = aUser({ organisation: { ...anOrganisation(), enterprise: false } });

const open = (routes: FakeRoutes = {}, address = '/resellers') =>
  renderApp(address, {
    'GET /api/user': managing,
    'GET /api/organisations/7/resellers/rows': [
      aResellerRow({ id: 71, name: 'Salt Mill' }),
      aResellerRow({ id: 70, name: 'Bramley' }),
    ],
    ...routes,
  });

const names = () => screen.getAllByRole('link', { name: /Salt Mill|Bramley/ }).map(({ textContent }) => textContent);

test('lists the resellers by name, and turns the order with a click on Name', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Bramley' });
  expect(names()).toEqual(['Bramley', 'Salt Mill']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Salt Mill', 'Bramley']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
});

test('Create opens the first step over the list', async () => {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await screen.findByRole('dialog', { name: 'Create Reseller Account' });
  expect(router.state.location.pathname).toBe('/resellers/newReseller');
});

test('who may neither manage the organisation nor create users sees the list only', async () => {
  open({ 'GET /api/user': aUser() });
  await screen.findByRole('link', { name: 'Bramley' });
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
});

test('says how far granting has come', async () => {
  open({
    'GET /api/organisations/7/resellers/rows': [
      aResellerRow({ id: 71, name: 'Salt Mill', processing: true }),
      aResellerRow({ id: 70, name: 'Bramley', failed: true }),
    ],
  });
  await screen.findByRole('link', { name: 'Bramley' });
  expect(screen.getByText('Processing').closest('tr')?.textContent).toContain('Salt Mill');
  expect(screen.getByText('Failed').closest('tr')?.textContent).toContain('Bramley');
});

test('says that it loads, that there are none, and that it did not load', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const app = open({ 'GET /api/organisations/7/resellers/rows': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Fetching resellers...')).toBeDefined();
  answer([]);
  expect(await screen.findByText('No resellers to display')).toBeDefined();
  app.unmount();
  open({
    'GET /api/organisations/7/resellers/rows': new FakeError(403, {
      message: 'You do not have permission to do this.',
    }),
  });
  expect(await screen.findByText('Resellers did not load')).toBeDefined();
});

const menuItem = () => screen.queryByRole('link', { name: 'Resellers' });

test('the menu shows Resellers to enterprise organisations only, and not below 800 px', async () => {
  const enterprise = open({}, '/configurators');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(menuItem()).not.toBeNull();
  enterprise.unmount();
  const other = open({ 'GET /api/user': standard }, '/configurators');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(menuItem()).toBeNull();
  other.unmount();
  setPhone(true);
  const phone = open({}, '/configurators');
  await phone.user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  await screen.findByRole('link', { name: 'User Accounts' });
  expect(menuItem()).toBeNull();
});

test('other organisations have no such page', async () => {
  open({ 'GET /api/user': standard });
  expect(await screen.findByText('404 not found')).toBeDefined();
});

test('administrators have it below an organisation that they opened', async () => {
  const { router, user } = open(
    {
      'GET /api/user': aUser({ is_admin: true, organisation: null }),
      'GET /api/app-config': anAppConfig({ admin_host: true }),
      'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
      'GET /api/organisations/9/configurators': [],
      'GET /api/organisations/9/resellers/rows': [aResellerRow()],
      'GET /api/resellers/70': aReseller({ organisation_id: 9 }),
    },
    '/organisations/Acme/configurators',
  );
  await user.click(await screen.findByRole('link', { name: 'Resellers' }));
  await user.click(await screen.findByRole('link', { name: 'Northside Interiors' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/Acme/resellers/70/configurators'));
});
