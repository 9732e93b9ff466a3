import { act, screen } from '@testing-library/react';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceList } from '@vitrine/contract/prices/schemas';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aReseller, aUser } from '../../test/samples.ts';

const LIST: PriceList = {
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 0, base: 'none', change: 0 },
  ...{
    valid_from: null,
    valid_until: null,
    tax_included: false,
    tax_shown: true,
    taxes: [],
    surcharges: [],
    prices: {},
  },
  updated_at: '2026-11-20T09:00:00.000Z',
};

test('the head stays the same elements when the list and its articles arrive', async () => {
  const arrive: Record<string, (value: unknown) => void> = {};
  const later = (name: string) => () => new Promise((resolve) => (arrive[name] = resolve));
  renderApp('/prices/5', {
    'GET /api/organisations/7/price-lists/5': later('list'),
    'GET /api/organisations/7/articles': later('articles'),
  });
  const main = await screen.findByRole('main');
  const title = await screen.findByRole('heading', { name: messages.title, level: 1 });
  const back = [...main.querySelectorAll('a')].find(({ textContent }) => textContent === messages.title);
  expect(back).toBeDefined();
  await act(async () => arrive.list?.(LIST));
  expect(await screen.findByRole('heading', { name: 'Retail', level: 1 })).toBe(title);
  await act(async () => arrive.articles?.([]));
  const putLive = await screen.findByRole('button', { name: messages.putLive });
  expect(title.closest('header')?.contains(putLive)).toBe(true);
  expect(screen.getByRole('heading', { name: 'Retail', level: 1 })).toBe(title);
  expect(main.contains(back ?? null)).toBe(true);
});

test.each([
  ['another organisation', 7, '404 not found'],
  ['the opened one', 9, 'Retail'],
])('a price list of a reseller of %s', async (_, organisationId, heading) => {
  renderApp('/organisations/Acme/resellers/70/prices/5', {
    'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme', enterprise: true })],
    'GET /api/resellers/70': aReseller({ organisation_id: organisationId }),
    'GET /api/organisations/70/price-lists/5': LIST,
    'GET /api/organisations/70/articles': [],
  });
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeDefined();
});
