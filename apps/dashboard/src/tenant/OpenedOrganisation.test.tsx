import { screen, waitFor } from '@testing-library/react';
import { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import { expect, test } from 'vitest';
import { tenantKey } from '../session/queries.ts';
import type { FakeRoutes } from '../test/fake-server.ts';
import { aQuote } from '../test/quote-samples.ts';
import { renderApp } from '../test/render-app.tsx';
import {
  aConfigurator,
  anAppConfig,
  anEnquiry,
  anOrganisation,
  aReseller,
  aUser,
  withVersions,
} from '../test/samples.ts';

const LIST = 'GET /api/organisations';
const ACME = anOrganisation({ id: 9, name: 'Acme', enterprise: true, banner: 'banner.webp', data_url: 'acme' });

const open = (routes: FakeRoutes = {}, path = '/organisations/Acme/configurators') =>
  renderApp(path, {
    'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    [LIST]: [anOrganisation({ id: 8, name: 'Birch' }), ACME],
    'GET /api/organisations/9/configurators': [aConfigurator({ name: 'Acme kitchen' })],
    ...routes,
  });

test('reads the list that is absent, finds the organisation by its name, and only then shows its views', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { server } = open({ [LIST]: () => new Promise((resolve) => (answer = resolve)) });
  await waitFor(() => expect(server.sent(LIST)).toHaveLength(1));
  expect(server.sent('GET /api/organisations/9/configurators')).toHaveLength(0);
  answer([ACME]);
  expect((await screen.findAllByText('Acme kitchen')).length).toBeGreaterThan(0);
  expect(server.sent(LIST)).toHaveLength(1);
});

test('its banner heads its first page, and goes where it cannot be had', async () => {
  open();
  await screen.findAllByText('Acme kitchen');
  const banner = document.querySelector<HTMLImageElement>('img[src*="acme"][src*="banner.webp"]');
  expect(banner).not.toBeNull();
});

test('leaving it clears everything that was read of it', async () => {
  const { router, queryClient } = open();
  await screen.findAllByText('Acme kitchen');
  expect(queryClient.getQueriesData({ queryKey: tenantKey('Acme') }).length).toBeGreaterThan(0);
  await router.navigate({ to: '/organisations' });
  await screen.findByRole('heading', { name: 'Organisations' });
  await waitFor(() => expect(queryClient.getQueriesData({ queryKey: tenantKey('Acme') })).toEqual([]));
});

test.each([
  ['a configurator', '/organisations/Acme/configurators/1/analytics/options'],
  ['the copy of a reseller', '/organisations/Acme/resellers/70/configurators/1/analytics/options'],
  ['a reseller', '/organisations/Acme/resellers/70/settings'],
  ['a quote', '/organisations/Acme/quotes/5'],
  ['the version in the builder', '/organisations/Acme/configurators/1/build'],
])('%s of another organisation does not exist in this one', async (_, path) => {
  open(
    {
      'GET /api/configurators/1': withVersions(aConfigurator()),
      'GET /api/resellers/70': aReseller(),
      'GET /api/quotes/5': aQuote(),
    },
    path,
  );
  expect(await screen.findByRole('heading', { name: '404 not found' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('404 not found · Vitrine'));
});

test('an enquiry of another organisation does not exist in this one, and stays New', async () => {
  const { server } = open(
    {
      'GET /api/enquiries/51': anEnquiry({ status: 'New' }),
      'GET /api/organisations/9/enquiries/rows': { rows: [], total: 0, as_of: '' },
    },
    '/organisations/Acme/enquiries/51/details',
  );
  expect(await screen.findByText(enquiryMessages.missing)).toBeDefined();
  expect(screen.queryByText('priya@example.com')).toBeNull();
  expect(server.sent('PATCH /api/enquiries/51')).toEqual([]);
});
