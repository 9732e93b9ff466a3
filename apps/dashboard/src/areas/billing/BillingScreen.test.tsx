import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '../../session/language.ts';
import type { FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

const contract = {
  id: 1,
  enterprise: true,
  tiles: null,
  features: { logo_removal: false, call_to_action: false },
  years: 3,
  starting_at: '2024-03-01T00:00:00.000Z',
  renews_at: '2027-03-01T00:00:00.000Z',
  sessions: 5000,
};
const months = (value: number) => Array.from({ length: 12 }, (_, at) => ({ label: `m${at}`, value: value + at }));
const billing = { '2024-03-01|2025-02-28': months(100), '2025-03-01|2026-02-28': months(200) };

const open = (routes: FakeRoutes = {}) =>
  renderApp('/billing', {
    'GET /api/organisations/7/contract': contract,
    'GET /api/organisations/7/billing': billing,
    ...routes,
  });

test('shows the plan in the specified words', async () => {
  open();
  expect(await screen.findByText('Enterprise License with Resellers')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Billing', level: 1 })).toBeDefined();
  const words = ['March 2024', '3 year term', 'March 2027', 'Contact us to change or cancel'];
  const plan = within(screen.getByRole('region', { name: 'Current Plan' }));
  for (const each of words) expect(plan.getByText(each)).toBeDefined();
  expect(plan.getByText('Your session limit is 5000 sessions per month')).toBeDefined();
});

test('months are named again in another language', async () => {
  const { server } = open();
  await screen.findByText('Enterprise License with Resellers');
  await act(() => changeLanguage('nl'));
  try {
    await waitFor(() => expect(server.sent('GET /api/organisations/7/billing')).toHaveLength(2));
  } finally {
    await act(() => changeLanguage('en-gb'));
  }
});

test('names other contracts a standard licence', async () => {
  open({ 'GET /api/organisations/7/contract': { ...contract, enterprise: false } });
  expect(await screen.findByText('Standard License')).toBeDefined();
});

test('lists the contract years newest first, and another one changes the figures', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Total Sessions' })).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Contract period' }));
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'March 2026 - February 2027',
    'March 2025 - February 2026',
    'March 2024 - February 2025',
  ]);
  await user.click(options[2] as HTMLElement);
  const row = await screen.findByRole('row', { name: /March 2024/ });
  expect(within(row).getByRole('cell').textContent).toBe('100');
});

test('shows that it loads', async () => {
  let answer: (value: unknown) => void = () => undefined;
  open({
    'GET /api/organisations/7/contract': () => new Promise((resolve) => (answer = resolve)),
    'GET /api/organisations/7/billing': {},
  });
  expect(await screen.findByText('Loading billing')).toBeDefined();
  answer({ ...contract, years: 1 });
  expect(await screen.findByText('1 year term')).toBeDefined();
});
