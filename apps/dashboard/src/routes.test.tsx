import { createMemoryHistory } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from './calls/query-client.ts';
import type { View } from './routes/build-routes.tsx';
import { ADMIN_VIEWS } from './routes/host-views.ts';
import { TENANT_VIEWS } from './routes/tenant-views.ts';
import { createAppRouter } from './routes.tsx';
import { pathsOf } from './tenant/paths.ts';
import { FakeError } from './test/fake-server.ts';
import { renderApp } from './test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from './test/samples.ts';

const signedOut = {
  'GET /api/user': new FakeError(401, { message: 'Sign in to continue.', code: 'session.required' }),
};
const at = (router: { state: { location: { pathname: string } } }) => router.state.location.pathname;

test.each([null, 'Oakline Kitchens'])('every place in the tenant of %s leads to a view', (orgName) => {
  const router = createAppRouter(createQueryClient(), createMemoryHistory());
  const paths = pathsOf(orgName);
  const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(5)));
  for (const address of addresses) {
    const [, , found] = router.getMatchedRoutes(address);
    expect(found, address).toBeDefined();
  }
});

const namesOf = (views: readonly View[]): string[] =>
  views.flatMap(({ name, children = [] }) => [name, ...namesOf(children)]);

test('the named routes are in the table, and below an organisation with their prefix', () => {
  expect(namesOf(TENANT_VIEWS)).toEqual(expect.arrayContaining(['Configurators', 'ConfiguratorsDetails', 'Enquiries']));
  expect(namesOf(ADMIN_VIEWS)).toEqual(
    expect.arrayContaining(['OrganisationsList', 'OrganisationDetails', 'orgConfigurators', 'orgEnquiries']),
  );
});

test('the data screen and the item edit screen have names of their own below a reseller', () => {
  const addressesOf = (views: readonly View[], above = ''): [string, string][] =>
    views.flatMap(({ name, path, children = [] }) => [
      [name, `${above}/${path}`] as [string, string],
      ...addressesOf(children, `${above}/${path}`),
    ]);
  const addresses = new Map(addressesOf(TENANT_VIEWS));
  const own = '/configurators/$configId/data';
  expect([addresses.get('ConfiguratorData'), addresses.get('EditProduct')]).toEqual([own, `${own}/editProduct`]);
  const resellers = `/resellers/$resellerId${own}`;
  expect([addresses.get('ResellerConfiguratorData'), addresses.get('ResellerEditProduct')]).toEqual([
    resellers,
    `${resellers}/editProduct`,
  ]);
});

test.each(['/', '/configurators', '/home', '/loading', '/enquiries', '/accounts', '/security'])(
  'leads from %s to the form without a session',
  async (path) => {
    const { router } = renderApp(path, signedOut);
    await screen.findByRole('button', { name: 'Sign in' });
    expect(at(router)).toBe('/login');
  },
);

test('remembers the way when a session is missing', async () => {
  const { router } = renderApp('/enquiries', signedOut);
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.search).toEqual({ next: '/enquiries' });
});

test.each(['/home', '/login', '/loading', '/home/configurators'])(
  'leads from %s to the configurators with a session',
  async (path) => {
    const { router } = renderApp(path);
    await screen.findByRole('heading', { name: 'Configurators' });
    expect(at(router)).toBe('/configurators');
  },
);

test('shows 404 for an unknown address, and for organisations outside the admin host', async () => {
  renderApp('/no/such/page');
  expect(await screen.findByText('404 not found')).toBeDefined();
  renderApp('/organisations');
  await waitFor(() => expect(screen.getAllByText('404 not found')).toHaveLength(2));
});

test('leads administrators on their host to the organisations, and an organisation to its configurators', async () => {
  const admin = {
    'GET /api/user': aUser({ is_admin: true, organisation: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ name: 'Acme & Sons', id: 9 })],
    'GET /api/organisations/9/configurators': [],
  };
  const { router, user } = renderApp('/home', admin);
  await user.click(await screen.findByRole('link', { name: 'Acme & Sons' }));
  expect(await screen.findByText('No configurators to display!')).toBeDefined();
  expect(decodeURIComponent(at(router))).toBe('/organisations/Acme & Sons/configurators');
});

test('titles the document by the view', async () => {
  renderApp('/configurators');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(document.title).toBe('Configurators · Vitrine');
});
