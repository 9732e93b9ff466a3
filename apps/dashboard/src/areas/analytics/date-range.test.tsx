import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ReceivedRequest } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

vi.mock('../../ui/tables/charts/MonthChart.tsx', () => import('../../test/fake-month-chart.tsx'));

const AT = '/api/configurators/1/analytics';
const SESSIONS = '/configurators/1/analytics/sessions';

const totals = (sessions: number) => ({
  leads: 2,
  unique_users: 9,
  sessions,
  conversion_rate: 4.29,
  average_session_time: 4,
});
const series = (value: number, label = '1 Jun 2026') => [{ label, value }];

/** Answers as the server does: `period` repeats the request. */
const answer = ({ query: { from, to, compare } }: ReceivedRequest): ConfiguratorAnalytics => ({
  timestamp: '2026-06-15T12:00:00.000Z',
  location: [],
  product: { options: [] },
  session: { chart: series(112), unique: 9, average_session_time: series(4) },
  uniqueUser: series(9),
  leads_generated: series(2),
  totals: totals(112),
  ...(compare && {
    before: {
      session: { chart: series(100, '17 May 2026'), average_session_time: series(4, '17 May 2026') },
      uniqueUser: series(9, '17 May 2026'),
      leads_generated: series(4, '17 May 2026'),
      totals: { ...totals(100), leads: 4 },
    },
  }),
  ...(((from && to) || compare) && {
    period: {
      from: from ?? '2025-07-01',
      to: to ?? '2026-06-15',
      grain: 'day' as const,
      before: compare ? { from: '2026-05-17', to: '2026-05-31' } : null,
      undated: from === '2026-05-20' ? ['May 2026'] : [],
    },
  }),
});

beforeAll(async () => {
  await import('./AnalyticsScreen.tsx');
  await import('./AnalyticsScreen.tsx');
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (search = '') => renderApp(`${SESSIONS}${search}`, { [`GET ${AT}`]: answer });
/** The figures of the chart, row by row. */
const rows = async (): Promise<(string | null)[]> =>
  within(await screen.findByLabelText('Sessions', { selector: 'table' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const COMPARED = ['DatesSessionsPrevious period', '1 Jun 202611217 May 2026100'];
const asked = ({ server }: ReturnType<typeof open>) => server.sent(`GET ${AT}`).map(({ query }) => query);

/** Found by its label: without a layout it counts as hidden. */
const openDates = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Choose dates' }));
  return screen.findByLabelText('Choose dates', { selector: '[role="dialog"]' });
};

test('asks for no days at first; the period stays as it is', async () => {
  const app = open();
  const period = await screen.findByLabelText<HTMLSelectElement>('Period');
  await rows();
  expect([period.disabled, period.selectedOptions[0]?.textContent]).toEqual([true, 'Last 12 months']);
  expect(asked(app)).toEqual([{}]);
});

test('chosen days stand in the address, and are asked of the server', async () => {
  const app = open();
  const dialog = await openDates();
  fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: '2026-06-01' } });
  fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: '2026-06-10' } });
  fireEvent.submit(within(dialog).getByText('Show these dates').closest('form') as HTMLFormElement);
  await waitFor(() => expect(app.router.state.location.search).toEqual({ from: '2026-06-01', to: '2026-06-10' }));
  expect(await screen.findByLabelText('Choose dates: 1 Jun 2026 to 10 Jun 2026')).toBeDefined();
  await waitFor(() => expect(asked(app).at(-1)).toEqual({ from: '2026-06-01', to: '2026-06-10' }));
  expect(screen.queryByLabelText('Period')).toBeNull();
  fireEvent.click(screen.getByText('Back to the last 12 months'));
  await waitFor(() => expect(app.router.state.location.search).toEqual({}));
  expect(await screen.findByLabelText('Period')).toBeDefined();
});

test.each([
  ['Last 30 days', '2026-05-17'],
  ['Last 90 days', '2026-03-18'],
  ['This year', '2026-01-01'],
  ['Last 12 months', '2025-07-01'],
])('%s is one click', async (name, from) => {
  const app = open();
  const dialog = await openDates();
  fireEvent.click(within(dialog).getByText(name));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ from, to: '2026-06-15' }));
});

test.each([
  ['2026-06-10', '2026-06-01', 'From', 'Start date must be on or before the end date.'],
  ['2026-06-01', '2026-06-16', 'To', 'End date cannot be in the future.'],
  ['2024-01-01', '2026-06-15', 'From', 'Date ranges can be up to 731 days.'],
  ['', '2026-06-15', 'From', 'Choose both dates.'],
])('%s to %s is rejected at its field', async (from, to, field, sentence) => {
  const app = open();
  const dialog = await openDates();
  fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: from } });
  fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: to } });
  fireEvent.submit(within(dialog).getByText('Show these dates').closest('form') as HTMLFormElement);
  const input = within(dialog).getByLabelText(field);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getByText(sentence)).toBeDefined();
  expect(app.router.state.location.search).toEqual({});
});

test('a wrong range in the address shows a message, and the last 12 months are shown', async () => {
  const app = open('?from=2026-06-10&to=2026-06-01');
  expect(await screen.findByText('Start date must be on or before the end date.')).toBeDefined();
  await rows();
  expect(asked(app)).toEqual([{}]);
});

test('a linked range with a comparison shows both, in words too', async () => {
  const app = open('?from=2026-06-01&to=2026-06-15&compare=before');
  expect(await rows()).toEqual(COMPARED);
  expect(asked(app)).toEqual([{ from: '2026-06-01', to: '2026-06-15', compare: 'before' }]);
  const compares = screen.getByRole<HTMLInputElement>('switch', { name: 'Compare with the previous period' });
  expect(compares.checked).toBe(true);
  expect(screen.getByText('Compared with 17 May 2026 to 31 May 2026.')).toBeDefined();
  expect(screen.getByText(', 12% more than in the previous period')).toBeDefined();
  expect(screen.getByText(', 50% less than in the previous period')).toBeDefined();
  const tab = screen.getByRole('link', { name: 'Unique users' });
  expect(tab.getAttribute('href')).toContain('from=2026-06-01&to=2026-06-15&compare=before');
});

test('comparing is switched on and off in the address', async () => {
  const app = open();
  fireEvent.click(await screen.findByRole('switch', { name: 'Compare with the previous period' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ compare: 'before' }));
  await waitFor(async () => expect(await rows()).toEqual(COMPARED));
  fireEvent.click(screen.getByRole('switch', { name: 'Compare with the previous period' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({}));
});

test('says what was counted by month only', async () => {
  open('?from=2026-05-20&to=2026-06-15');
  expect(await screen.findByText(/^Countries and options of May 2026 were counted by month only/)).toBeDefined();
});
