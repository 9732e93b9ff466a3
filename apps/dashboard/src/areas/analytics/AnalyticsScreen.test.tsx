import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Analytics, ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../session/language.ts';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

vi.mock('../../ui/tables/charts/MonthChart.tsx', () => import('../../test/fake-month-chart.tsx'));

const MONTHS = ['Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series = (first: number) => MONTHS.map((month, at) => ({ label: `${month} 2026`, value: first + at }));
const ANALYTICS: ConfiguratorAnalytics = {
  timestamp: '2026-06-15T12:00:00.000Z',
  location: [
    { country: 'United Kingdom', count: 28_114 },
    { country: 'Ireland', count: 4902 },
  ],
  product: {
    options: [
      { name: 'Chalk White', component: 'Walls', value: 812 },
      { name: 'Oak', component: 'Floor', value: 77 },
    ],
  },
  session: { chart: series(3000), unique: 31_000, average_session_time: series(4) },
  uniqueUser: series(2000),
  leads_generated: series(100),
  totals: { leads: 1842, unique_users: 31_406, sessions: 41_273, conversion_rate: 5.9, average_session_time: 4 },
};
const AT = '/api/configurators/1/analytics';

beforeAll(async () => {
  await import('./AnalyticsScreen.tsx');
  await import('./AnalyticsScreen.tsx');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (path = '/configurators/1/analytics', routes: FakeRoutes = {}) =>
  renderApp(path, { [`GET ${AT}`]: ANALYTICS, ...routes });

test('months are named again in another language', async () => {
  const { server } = open();
  await screen.findByRole('list', { name: 'Top locations' });
  await act(() => changeLanguage('nl'));
  try {
    await waitFor(() => expect(server.sent(`GET ${AT}`)).toHaveLength(2));
  } finally {
    await act(() => changeLanguage('en-gb'));
  }
});

test('opens on the options that visitors chose, beside the period and the top locations', async () => {
  const { router } = open();
  const texts = (name: string): (string | null)[] =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByText('Chalk White');
  expect(router.state.location.pathname).toBe('/configurators/1/analytics/options');
  expect(texts('Options')).toEqual(['Chalk WhiteWalls812', 'OakFloor77']);
  expect(texts('Top locations')).toEqual(['United Kingdom28,114', 'Ireland4,902']);
  const period = screen.getByLabelText<HTMLSelectElement>('Period');
  expect([period.disabled, period.selectedOptions[0]?.textContent]).toEqual([true, 'Last 12 months']);
});

test('is what a configurator opens on, on a phone', async () => {
  setPhone(true);
  const { router } = open('/configurators/1');
  expect(await screen.findByText('Chalk White')).toBeDefined();
  expect(router.state.location.pathname).toBe('/configurators/1/analytics/options');
});

test('each tile shows its figure, and on focus what it counts', async () => {
  open();
  const tiles = [
    ['Leads generated', '1,842', 'Leads are users completing the save-design form.'],
    ['Unique users', '31,406', 'Unique users are visitors.'],
    ['Sessions', '41,273', 'Sessions are estimated engaged users.'],
    ['Conversion rate', '5.90%', 'Conversion is engaged users who saved a design.'],
    ['Average engagement time', '4 mins', 'How long an engaged session lasts on average, counted up to 6 hours.'],
  ] as const;
  await screen.findByRole('list', { name: 'Top locations' });
  for (const [label, figure, tip] of tiles) {
    const info = screen.getByLabelText(`${label}: ${tip}`);
    expect(info.closest('div')?.querySelector('dd')?.textContent).toBe(figure);
    act(() => info.focus());
    expect((await screen.findByText(tip)).getAttribute('role')).toBe('tooltip');
    act(() => info.blur());
  }
});

test('a tile says what it counts where the pointer is over its name, not only over the icon', async () => {
  const { user } = open();
  await screen.findByRole('list', { name: 'Top locations' });
  await user.hover(screen.getByText('Leads generated', { selector: 'dt' }));
  const tip = 'Leads are users completing the save-design form.';
  expect((await screen.findByText(tip)).getAttribute('role')).toBe('tooltip');
});

test('each tab shows its chart at an address of its own, and its figures as a table', async () => {
  const { router } = open();
  const tabs = await screen.findByRole('navigation', { name: 'Charts' });
  const charts = [
    ['Leads generated', 'leads-generated', '111', /^leads: Jul 100, .* Jun 111$/],
    ['Sessions', 'sessions', '3,011', /^sessions: Jul 3000, .* Jun 3011$/],
    ['Average engagement time', 'average-engagement-time', '15 mins', /^minutes: Jul 4, .* Jun 15$/],
    ['Unique users', 'unique-users', '2,011', /^users: Jul 2000, .* Jun 2011$/],
  ] as const;
  for (const [label, segment, last, chart] of charts) {
    fireEvent.click(within(tabs).getByText(label));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/configurators/1/analytics/${segment}`));
    const table = await screen.findByLabelText(label, { selector: 'table' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows.at(-1)?.textContent).toBe(`Jun 2026${last}`);
    expect(await screen.findByText(chart)).toBeDefined();
  }
  const table = screen.getByLabelText('Unique users', { selector: 'table' });
  expect(table.closest('.vt-unseen')).not.toBeNull();
  fireEvent.click(screen.getByText('Show as table'));
  expect(table.closest('.vt-unseen')).toBeNull();
});

test('figures can be kept as a file', async () => {
  let kept = '';
  const keep = (parts: BlobPart[] = []): void => {
    kept = parts.join('');
  };
  vi.stubGlobal(
    'Blob',
    class {
      constructor(parts?: BlobPart[]) {
        keep(parts);
      }
    },
  );
  URL.createObjectURL = () => 'blob:figures';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  open('/configurators/1/analytics/sessions');
  fireEvent.click(await screen.findByText('Download CSV'));
  expect(kept.split('\r\n').slice(0, 2)).toEqual(['\uFEFFMonth,Sessions', 'Jul 2026,3000']);
});

test('says so where nothing was counted yet', async () => {
  const none: Pick<Analytics, 'location' | 'product'> = { location: [], product: { options: [] } };
  open(undefined, { [`GET ${AT}`]: { ...ANALYTICS, ...none } });
  expect(await screen.findByText('No options chosen yet.')).toBeDefined();
  expect(screen.getByText('No locations known yet.')).toBeDefined();
});

test('a failed load says what did not load, and tries again', async () => {
  let answers = 0;
  open(undefined, {
    [`GET ${AT}`]: () => {
      answers += 1;
      return answers === 1 ? new FakeError(500, { code: 'server.failed' }) : ANALYTICS;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chalk White')).toBeDefined();
});
