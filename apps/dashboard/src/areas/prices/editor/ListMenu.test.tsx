import { fireEvent, screen } from '@testing-library/react';
import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

// The screen is read from source once, outside the time that a test may wait for it.
beforeAll(async () => {
  await import('../PriceListScreen.tsx');
});
const { createObjectURL } = URL;
afterEach(() => {
  URL.createObjectURL = createObjectURL;
});

const LIST = {
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 0, base: 'none', change: 0 },
  ...{ valid_from: null, valid_until: null, tax_included: false, tax_shown: true, taxes: [], surcharges: [] },
  ...{ updated_at: '2026-11-20T09:00:00.000Z', prices: {} },
};

test('an Excel file that cannot be made says so', async () => {
  URL.createObjectURL = () => {
    throw new Error('The disk is full');
  };
  const { user } = renderApp('/prices/5', {
    'GET /api/organisations/7/price-lists/5': LIST,
    'GET /api/organisations/7/articles': [],
  });
  await screen.findByText(messages.noArticles);
  await user.click(screen.getByRole('button', { name: messages.menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: messages.exportExcel, hidden: true }));
  expect(await screen.findByText('The disk is full')).toBeDefined();
});
