import { act, screen, waitFor, within } from '@testing-library/react';
import type { AuditEvent } from '@vitrine/contract/audit/routes';
import { expect, test } from 'vitest';
import { changeLanguage } from '../../session/language.ts';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const LIST = 'GET /api/audit';

const anEvent = (overrides: Partial<AuditEvent> = {}): AuditEvent => ({
  id: 90,
  kind: 'invitation.sent',
  created_at: '2025-03-15T14:32:00.000Z',
  actor: { name: 'Ann Bell', email: 'ann@oakline.test' },
  subject: 'Dora King',
  detail: 'dora@oakline.test',
  organisation: { id: 7, name: 'Oakline Kitchens' },
  ...overrides,
});

const events = [
  anEvent(),
  anEvent({ id: 89, kind: 'session.opened', subject: '', detail: '', organisation: { id: 70, name: 'Northside' } }),
  anEvent({ id: 88, kind: 'session.refused', actor: null, subject: 'mallory@else.test', detail: '' }),
];

const open = async (answer: unknown = { events, more: false }, routes: FakeRoutes = {}) => {
  const app = renderApp('/accounts/activity', {
    'GET /api/user': aUser({ permissions: ['organisations.admin'] }),
    'GET /api/users': [],
    [LIST]: answer,
    ...routes,
  });
  await screen.findByRole('heading', { name: 'Activity' });
  return app;
};

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('lists when, who, what, to whom and the detail, in the order of the answer', async () => {
  await open();
  await screen.findByRole('table', { name: 'Activity' });
  const when = '15th March 2025 at 14:32';
  expect(cells()).toEqual([
    [when, 'Ann Bellann@oakline.test', 'Invitation sent', 'Dora King', 'dora@oakline.test'],
    [when, 'Ann Bellann@oakline.test', 'Signed inNorthside', '', ''],
    [when, 'Unknown', 'Sign-in refused', 'mallory@else.test', ''],
  ]);
});

test('is reached from User Accounts and leads back there', async () => {
  const { user, router } = renderApp('/accounts', {
    'GET /api/user': aUser({ permissions: ['organisations.admin'] }),
    'GET /api/users': [],
    [LIST]: { events, more: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Activity' }));
  await screen.findByRole('heading', { name: 'Activity' });
  const sheet = within(screen.getByRole('main'));
  await user.click(sheet.getByRole('link', { name: 'User Accounts' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

test('older events that did not come say so, and can be asked for again', async () => {
  const broken = new FakeError(503, { message: 'Busy', code: 'server.busy' });
  const { user, server } = await open(({ query }: ReceivedRequest) =>
    query.before === undefined ? { events, more: true } : broken,
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Activity did not load');
  expect(cells()).toHaveLength(3);
  server.routes[LIST] = { events: [anEvent({ id: 80, subject: 'Eve' })], more: false };
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Eve')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('older events follow on demand, asked for by the last one shown', async () => {
  const { user, server } = await open(({ query }: ReceivedRequest) =>
    query.before === undefined
      ? { events, more: true }
      : { events: [anEvent({ id: 80, subject: 'Eve' })], more: false },
  );
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Eve')).toBeDefined();
  expect(server.sent(LIST).map(({ query }) => query)).toEqual([{}, { before: '88' }]);
  expect(cells()).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('searches and filters by kind on the server, and shows all again', async () => {
  const { user, server } = await open(({ query }: ReceivedRequest) => ({
    events: query.search === undefined ? events : [],
    more: false,
  }));
  await user.click(await screen.findByRole('combobox', { name: 'Filter by kind' }));
  await user.click(await screen.findByRole('option', { name: 'User deleted', hidden: true }));
  await waitFor(() => expect(server.sent(LIST).at(-1)?.query).toEqual({ kind: 'user.deleted' }));
  await user.type(screen.getByRole('textbox', { name: 'Search names, emails and details' }), 'dora ');
  expect(await screen.findByText('No activity found')).toBeDefined();
  expect(server.sent(LIST).at(-1)?.query).toEqual({ kind: 'user.deleted', search: 'dora' });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Dora King')).toBeDefined();
});

test('below 800 px every event is a few lines', async () => {
  setPhone(true);
  await open();
  const list = await screen.findByRole('list', { name: 'Activity' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(lines[0]).toBe('Invitation sentDora KingAnn Bell · 15th March 2025 at 14:32dora@oakline.test');
  expect(lines[1]).toBe('Signed inAnn Bell · 15th March 2025 at 14:32Northside');
});

test('says that it loads, that nothing has happened, and that it did not load', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const app = await open(() => new Promise((resolve) => (answer = resolve)));
  expect(await screen.findByText('Fetching activity...')).toBeDefined();
  answer({ events: [], more: false });
  expect(await screen.findByText('No activity yet')).toBeDefined();
  app.unmount();
  await open(new FakeError(403, { message: 'You do not have permission to do this.' }));
  expect(await screen.findByText('Activity did not load')).toBeDefined();
});

test('below an opened organisation it asks for that organisation', async () => {
  const { server } = renderApp('/organisations/Acme/accounts/activity', {
    'GET /api/user': aUser({ is_admin: true, organisation: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
    'GET /api/organisations/9/configurators': [],
    [LIST]: { events, more: false },
  });
  await screen.findByText('Dora King');
  expect(server.sent(LIST)[0]?.query).toEqual({ organisation_id: '9' });
});

test('who does not manage the organisation is led to the accounts', async () => {
  const { router } = renderApp('/accounts/activity', { 'GET /api/users': [] });
  await screen.findByText('No users to display');
  expect(router.state.location.pathname).toBe('/accounts');
});

test('in another language, asks the server again, which words the details', async () => {
  const { server } = await open(({ headers }: ReceivedRequest) => ({
    events: [anEvent({ detail: headers['Accept-Language'] === 'nl' ? 'opnieuw' : 'again' })],
    more: false,
  }));
  await screen.findByText('again');
  await act(() => changeLanguage('nl'));
  expect(await screen.findByText('opnieuw')).toBeDefined();
  expect(screen.queryByText('again')).toBeNull();
  expect(server.sent(LIST)).toHaveLength(2);
  await act(() => changeLanguage('en-gb'));
});
