import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { priceMessages } from '@vitrine/contract/prices/messages';
import { DEFAULT_PRICE_SETTINGS } from '@vitrine/contract/prices/schemas';
import { quoteMessages } from '@vitrine/contract/quotes/messages';
import { DEFAULT_QUOTE_SETTINGS } from '@vitrine/contract/quotes/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import type { FakeRoutes } from '../test/fake-server.ts';
import { aQuote } from '../test/quote-samples.ts';
import { renderApp } from '../test/render-app.tsx';
import { anAccount, aUser } from '../test/samples.ts';

const LIST = {
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 0, base: 'none', change: 0 },
  ...{ valid_from: null, valid_until: null, tax_included: false, tax_shown: true, taxes: [], surcharges: [] },
  ...{ updated_at: '2026-11-20T09:00:00.000Z', prices: {} },
};
const ROUTES: FakeRoutes = {
  'GET /api/user': aUser({ is_admin: true, permissions: ['users.invite', 'users.edit', 'organisations.admin'] }),
  'GET /api/users': [anAccount()],
  'GET /oakline-kitchens/kitchens/panoramic-kitchen/v/1.001/data.json': aLayeredFile(),
  'GET /api/organisations/7/quotes': { quotes: [], next: null, waiting: 0 },
  'GET /api/organisations/7/quote-settings': DEFAULT_QUOTE_SETTINGS,
  'GET /api/quotes/5': aQuote(),
  'GET /api/organisations/7/price-lists': { settings: DEFAULT_PRICE_SETTINGS, lists: [LIST] },
  'GET /api/organisations/7/price-lists/5': LIST,
  'GET /api/organisations/7/articles': [],
};

test.each([
  ['/accounts/inviteUser', 'First name'],
  ['/accounts/editUser?user=4', 'First name'],
  ['/configurators/1/edit', 'Name'],
  ['/quotes/create', quoteMessages.customer],
  ['/quotes/settings', quoteMessages.prefix],
  ['/prices/create', priceMessages.name],
  ['/prices/5/settings', priceMessages.name],
])('%s: Escape asks before what was typed is lost', async (address, label) => {
  renderApp(address, ROUTES);
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: 'Typed' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe('Typed');
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard and go' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
