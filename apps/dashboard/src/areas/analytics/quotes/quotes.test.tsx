import { fireEvent, screen, within } from '@testing-library/react';
import { quoteFiguresMessages as messages } from '@vitrine/contract/quotes/figures-messages';
import type { QuoteFigures } from '@vitrine/contract/quotes/schemas';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { monthsOf, sheetOf } from './figures.ts';

vi.mock('../../../ui/tables/charts/MonthChart.tsx', () => import('../../../test/fake-month-chart.tsx'));

beforeAll(async () => {
  await Promise.all([import('../OverviewScreen.tsx'), import('./QuoteFigures.tsx')]);
});

const pounds = { currency: 'GBP', quoted: 3, quoted_value: 300_000, won: 1, won_value: 100_050 };
const euros = { currency: 'EUR', quoted: 1, quoted_value: 5000, won: 0, won_value: 0 };
const FIGURES: QuoteFigures = {
  months: [
    { month: '2026-10', ...euros },
    { month: '2026-11', ...pounds },
  ],
  configurators: [
    { id: 1, name: 'Panoramic Kitchen', ...pounds },
    { id: null, name: '', ...euros },
  ],
  resellers: [{ id: 9, name: 'Northside', ...pounds }],
};
const zeros = { leads: 0, unique_users: 0, sessions: 0, conversion_rate: 0, average_session_time: 0 };
const visits = {
  ...{ location: [], product: { options: [] }, uniqueUser: [], leads_generated: [], totals: zeros },
  session: { chart: [], unique: 0, average_session_time: [] },
};
const open = (figures: QuoteFigures) =>
  renderApp('/analytics', {
    'GET /api/organisations/7/analytics': {
      timestamp: '2026-06-15T12:00:00.000Z',
      analytics: { 7: { ...visits, configurators: {} } },
    },
    'GET /api/organisations/7/quote-figures': figures,
  });

test('quoted and won value are shown by month, configurator and reseller, in one currency at a time', async () => {
  const { server } = open(FIGURES);
  const part = within(await screen.findByRole('region', { name: messages.title }));
  const row = await part.findByRole('row', { name: /Panoramic Kitchen/ });
  expect(row.textContent).toBe('Panoramic Kitchen3£3,000.001£1,000.50');
  expect(await part.findByText('GBP: Oct 0, Nov 3000')).toBeDefined();
  expect(await part.findByText('GBP: Oct 0, Nov 1000.5')).toBeDefined();
  expect(part.getByRole('table', { name: messages.resellers }).textContent).toContain('Northside');
  fireEvent.change(part.getByLabelText(messages.currency), { target: { value: 'EUR' } });
  expect(await part.findByText('EUR: Oct 50, Nov 0')).toBeDefined();
  expect(part.getByRole('row', { name: new RegExp(messages.noConfigurator) })).toBeDefined();
  expect(part.queryByRole('table', { name: messages.resellers })).toBeNull();
  expect(server.sent('GET /api/organisations/7/quote-figures')[0]?.query).toEqual({ months: '12' });
});

test('say that there are none', async () => {
  open({ months: [], configurators: [], resellers: [] });
  expect(await screen.findByText(new RegExp(messages.none))).toBeDefined();
});

test('as a file they are amounts with decimals', () => {
  expect(monthsOf(FIGURES, 'GBP').map(({ name }) => name)).toEqual(['Oct 2026', 'Nov 2026']);
  expect(sheetOf(FIGURES, 'GBP')).toContainEqual(['Northside', 3, 3000, 1, 1000.5]);
});
