import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeLanguage } from '../../session/language.ts';
import { setPhone } from '../../test/browser-parts.ts';
import type { FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const LIST = 'GET /api/organisations';
const ROWS = [
  anOrganisation({ id: 9, name: 'Birch', billing_sessions: 1000, product_sessions: 40, session_limit: 1000 }),
  anOrganisation({ id: 10, name: 'Acme', billing_sessions: 899, product_sessions: 700, session_limit: 1000 }),
  anOrganisation({ id: 11, name: 'Cedar', billing_sessions: 900, product_sessions: 300, session_limit: 1000 }),
  anOrganisation({ id: 12, name: 'A guest', primary: false }),
];

const open = (routes: FakeRoutes = {}) =>
  renderApp('/organisations', {
    'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    [LIST]: ROWS,
    'GET /api/organisations/10/configurators': [],
    ...routes,
  });

const names = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent ?? '');

test('lists the primary organisations under the specified columns', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Organisations' })).toBeDefined();
  await screen.findByRole('table');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Organisation',
    'Billing sessions',
    'Enquiries',
    'Conversion rate',
    'Products',
    'Product sessions',
  ]);
  expect(names()).toEqual(['Acme', 'Birch', 'Cedar']);
});

test('tells sessions, enquiries and conversion of every organisation', async () => {
  open({ [LIST]: ROWS.map((row) => ({ ...row, leads_this_month: row.id, leads_last_month: 0 })) });
  await screen.findByRole('table');
  const figures = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell'))
      .map((cells) =>
        [5, 2, 3].map((at) => Number.parseFloat(cells[at]?.querySelector('[aria-hidden]')?.textContent ?? '')),
      );
  await waitFor(() =>
    expect(figures()).toEqual([
      [700, 10, 1],
      [40, 9, 1],
      [300, 11, 1],
    ]),
  );
});

test('tells them on phones in the language of the reader', async () => {
  setPhone(true);
  open({ [LIST]: ROWS.slice(0, 2).map((row, at) => ({ ...row, leads_this_month: at + 1 })) });
  expect(await screen.findByText(/^1 enquiry · /)).toBeDefined();
  expect(screen.getByText(/^2 enquiries · /)).toBeDefined();
  await act(() => changeLanguage('de'));
  expect(await screen.findByText(/^1 Anfrage · /)).toBeDefined();
  expect(screen.getByText(/^2 Anfragen · /)).toBeDefined();
});

test('a head sorts ascending, again descending; Products does not sort', async () => {
  open();
  fireEvent.click(within(await screen.findByRole('table')).getByRole('button', { name: /Product sessions/ }));
  expect(names()).toEqual(['Birch', 'Cedar', 'Acme']);
  fireEvent.click(screen.getByRole('button', { name: /Product sessions/ }));
  expect(names()).toEqual(['Acme', 'Cedar', 'Birch']);
  expect(screen.queryByRole('button', { name: 'Products' })).toBeNull();
});

test('usage is plain below 90 per cent of the limit, danger from there, negative from 100', async () => {
  open();
  await screen.findByRole('table');
  const levels = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-level]')?.getAttribute('data-level'));
  expect(levels).toEqual(['normal', 'negative', 'danger']);
});

test('Last synced says fetching..., then the minute and the day', async () => {
  let answer: (value: unknown) => void = () => undefined;
  open({ [LIST]: () => new Promise((resolve) => (answer = resolve)) });
  expect((await screen.findAllByText('Last synced fetching...')).length).toBeGreaterThan(0);
  await waitFor(() => answer(ROWS));
  const synced = await screen.findAllByText(/^Last synced \d\d:\d\d \d\d\/\d\d\/\d{4}$/);
  expect(synced.length).toBeGreaterThan(0);
});

test('the logo of a row opens its organisation', async () => {
  const { router } = open();
  fireEvent.click(within(await screen.findByRole('table')).getByRole('link', { name: 'Acme' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations/Acme/configurators'));
});
