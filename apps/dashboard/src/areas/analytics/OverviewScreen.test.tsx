import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Analytics, AnalyticsByOrganisation } from '@vitrine/contract/analytics/schemas';
import { beforeAll, expect, test, vi } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';
import { FIRST_ROWS } from '../../ui/tables/useFirstRows.tsx';

vi.mock('../../ui/tables/charts/MonthChart.tsx', () => import('../../test/fake-month-chart.tsx'));

const figures = (sessions: number): Analytics => ({
  location: [{ country: 'Ireland', count: sessions }],
  product: { options: [] },
  session: {
    chart: [{ label: 'Jun 2026', value: sessions }],
    unique: sessions,
    average_session_time: [{ label: 'Jun 2026', value: 4 }],
  },
  uniqueUser: [{ label: 'Jun 2026', value: sessions }],
  leads_generated: [{ label: 'Jun 2026', value: 1 }],
  totals: { leads: 1, unique_users: sessions, sessions, conversion_rate: 4.29, average_session_time: 4 },
});
const ofOrganisation = (id: number, more: Partial<AnalyticsByOrganisation> = {}): AnalyticsByOrganisation => ({
  timestamp: '2026-06-15T12:00:00.000Z',
  analytics: { [id]: { ...figures(900), configurators: { 1: figures(300), 2: figures(600) } } },
  ...more,
});

const CONFIGURATORS = [aConfigurator(), aConfigurator({ id: 2, name: 'Stock Kitchen' })];
const ADMIN: FakeRoutes = {
  'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null, group: { id: 1 } }),
  'GET /api/app-config': anAppConfig({ admin_host: true }),
  'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' }), anOrganisation({ id: 10, name: 'Zeta' })],
};

beforeAll(async () => {
  await import('./OverviewScreen.tsx');
  await import('./AnalyticsScreen.tsx');
});

const rowsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test("an organisation's figures stand over a table of its configurators, busiest first", async () => {
  const { router } = renderApp('/analytics', {
    'GET /api/configurators': CONFIGURATORS,
    'GET /api/organisations/7/analytics': ofOrganisation(7),
  });
  const table = within(await screen.findByRole('table', { name: 'Configurators' }));
  expect(router.state.location.pathname).toBe('/analytics/sessions');
  expect(screen.getByRole('link', { name: 'Analytics' }).getAttribute('aria-current')).toBe('page');
  expect(rowsOf('Configurators')).toEqual([
    'Stock KitchenKitchens60060014.29%4 mins',
    'Panoramic KitchenKitchens30030014.29%4 mins',
  ]);
  expect(table.getByRole('link', { name: /^Stock Kitchen/ }).getAttribute('href')).toBe('/configurators/2/analytics');
  fireEvent.click(table.getByRole('button', { name: 'Name' }));
  expect(rowsOf('Configurators')[0]).toContain('Panoramic Kitchen');
});

test('a row leads to the same days', async () => {
  renderApp('/analytics/sessions?from=2026-06-01&to=2026-06-15', {
    'GET /api/configurators': CONFIGURATORS,
    'GET /api/organisations/7/analytics': ofOrganisation(7),
  });
  const table = within(await screen.findByRole('table', { name: 'Configurators' }));
  const row = await table.findByRole('link', { name: /^Stock Kitchen/ });
  expect(row.getAttribute('href')).toBe('/configurators/2/analytics?from=2026-06-01&to=2026-06-15');
});

test('on a phone the rows are lines', async () => {
  setPhone(true);
  renderApp('/analytics', {
    'GET /api/configurators': CONFIGURATORS,
    'GET /api/organisations/7/analytics': ofOrganisation(7),
  });
  const list = within(await screen.findByRole('region', { name: 'Configurators' }));
  expect(list.queryByRole('table')).toBeNull();
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stock KitchenKitchensLeads generated 1 · Conversion rate 4.29%600sessions',
    'Panoramic KitchenKitchensLeads generated 1 · Conversion rate 4.29%300sessions',
  ]);
});

test('says that the names did not load, rather than that there are no configurators', async () => {
  const { server } = renderApp('/analytics/sessions', {
    'GET /api/configurators': new FakeError(500, {}),
    'GET /api/organisations/7/analytics': ofOrganisation(7),
  });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('Configurators did not load')).toBeDefined();
  expect(main.queryByText('No configurators yet.')).toBeNull();
  server.routes['GET /api/configurators'] = CONFIGURATORS;
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('table', { name: 'Configurators' })).toBeDefined();
});

test('a reseller sees its own figures', async () => {
  const reseller = { ...anOrganisation({ id: 21, name: 'Northside' }), two_step_required: false };
  const { server } = renderApp('/analytics', {
    'GET /api/user': aUser({ reseller: { ...aUser().organisation, ...reseller } as never }),
    'GET /api/organisations/21/analytics': ofOrganisation(21),
  });
  await screen.findByRole('region', { name: 'Configurators' });
  expect(server.sent('GET /api/organisations/7/analytics')).toEqual([]);
});

test('on the admin host all organisations stand together, each leading to its own', async () => {
  const all = ofOrganisation(9, { all: figures(1234) });
  const zeta = { ...figures(334), configurators: {} };
  renderApp('/analytics', {
    ...ADMIN,
    'GET /api/analytics': { ...all, analytics: { ...all.analytics, 10: zeta } },
  });
  const table = await screen.findByRole('table', { name: 'Organisations' });
  expect(screen.getAllByText('1,234').length).toBeGreaterThan(1);
  expect(rowsOf('Organisations')).toEqual(['Acme90090014.29%4 mins', 'Zeta33433414.29%4 mins']);
  expect(within(table).getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/organisations/Acme/analytics');
});

test('an opened organisation shows its own', async () => {
  renderApp('/organisations/Acme/analytics', {
    ...ADMIN,
    'GET /api/organisations/9/configurators': CONFIGURATORS,
    'GET /api/organisations/9/analytics': ofOrganisation(9),
  });
  const table = within(await screen.findByRole('table', { name: 'Configurators' }));
  const row = await table.findByRole('link', { name: /^Stock Kitchen/ });
  expect(row.getAttribute('href')).toBe('/organisations/Acme/configurators/2/analytics');
});

test('staff without a tenant see a message', async () => {
  renderApp('/analytics', {
    'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null, group: { id: 1 } }),
  });
  expect(await screen.findByText('No organisation selected.')).toBeDefined();
});

test('of many configurators the busiest are shown first, all on request, and one is found by its name', async () => {
  const many = Array.from({ length: 40 }, (_, at) => aConfigurator({ id: at + 1, name: `Kitchen ${at + 1}` }));
  const configurators = Object.fromEntries(many.map(({ id }) => [id, figures(id * 10)]));
  const { user } = renderApp('/analytics', {
    'GET /api/configurators': many,
    'GET /api/organisations/7/analytics': ofOrganisation(7, { analytics: { 7: { ...figures(900), configurators } } }),
  });
  await screen.findByRole('table', { name: 'Configurators' });
  expect(rowsOf('Configurators')).toHaveLength(FIRST_ROWS);
  expect(rowsOf('Configurators')[0]).toContain('Kitchen 40');
  await user.type(screen.getByRole('textbox', { name: 'Search Configurators' }), 'kitchen 12');
  await waitFor(() => expect(rowsOf('Configurators')).toEqual([expect.stringContaining('Kitchen 12')]));
  await user.clear(screen.getByRole('textbox', { name: 'Search Configurators' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(rowsOf('Configurators')).toHaveLength(many.length);
});
