import { screen, waitFor, within } from '@testing-library/react';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { describe, expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAccount, anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const MANAGES: PermissionKey[] = ['users.edit', 'users.invite', 'users.create'];
const users = [
  anAccount({ id: 5, first_name: 'Zoe', last_name: 'Hart', email: 'zoe@oakline.test', invite_status: 'expired' }),
  anAccount({ id: 4, first_name: 'Ben', last_name: 'Carter', invite_status: null }),
  anAccount({ id: 6, first_name: 'Cara', last_name: 'Moss', email: 'cara@oakline.test', invite_status: 'pending' }),
  anAccount({ id: 3, first_name: 'Ann', last_name: 'Bell', email: 'ann@oakline.test', two_step: true }),
];

const open = async (permissions: PermissionKey[] = MANAGES, routes: FakeRoutes = {}) => {
  const app = renderApp('/accounts', {
    'GET /api/user': aUser({ permissions }),
    'GET /api/users': users,
    ...routes,
  });
  await screen.findByRole('heading', { name: 'User Accounts' });
  await screen.findByText('ben@oakline.test');
  return app;
};

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => rows().map((row) => row.querySelector('p')?.textContent);
const rowOf = (email: string): HTMLElement => screen.getByText(email).closest('tr') as HTMLElement;

describe('the table of User Accounts', () => {
  test('has the columns Name, Status, Action and one to edit', async () => {
    await open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Status',
      'Action',
      'Edit',
    ]);
  });

  test('is sorted by first name, and a click on Name turns it', async () => {
    const { user } = await open();
    expect(names()).toEqual(['Ann Bell', 'Ben Carter', 'Cara Moss', 'Zoe Hart']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(names()).toEqual(['Zoe Hart', 'Cara Moss', 'Ben Carter', 'Ann Bell']);
  });

  test.each([
    ['ann@oakline.test', 'Active', 'tabler-icon-check', 'Reset Password'],
    ['ben@oakline.test', 'Active', 'tabler-icon-check', 'Reset Password'],
    ['cara@oakline.test', 'Pending', 'tabler-icon-hourglass', 'Resend Invite'],
    ['zoe@oakline.test', 'Expired', 'tabler-icon-x', 'Resend Invite'],
  ])('shows %s as %s with its sign, and the action that fits', async (email, status, sign, action) => {
    await open();
    const badge = within(rowOf(email)).getByText(status);
    expect(badge.parentElement?.querySelector('svg')?.classList.contains(sign)).toBe(true);
    expect(within(rowOf(email)).getByRole('button', { name: action })).toBeDefined();
  });

  test('marks who signs in with a second step', async () => {
    await open();
    expect(within(rowOf('ann@oakline.test')).getByRole('img', { name: 'Signs in with a second step' })).toBeDefined();
    expect(within(rowOf('ben@oakline.test')).queryByRole('img')).toBeNull();
  });
});

test('below 800 px the users are cards without sorting, and the menu icon opens the navigation', async () => {
  setPhone(true);
  const app = renderApp('/accounts', { 'GET /api/user': aUser({ permissions: MANAGES }), 'GET /api/users': users });
  await screen.findByText('ben@oakline.test');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  const cards = screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent);
  expect(cards).toEqual(['Zoe Hart', 'Ben Carter', 'Cara Moss', 'Ann Bell']);
  expect(screen.getByRole('button', { name: 'Invite User' })).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Open the menu' }));
  expect(await screen.findByRole('link', { name: 'User Accounts' })).toBeDefined();
});

test.each<[PermissionKey[], boolean, boolean]>([
  [['users.invite'], true, false],
  [['users.create'], true, false],
  [['users.edit'], false, true],
  [['configurators'], false, false],
])('with %j: inviting is offered %s, editing %s', async (permissions, invites, edits) => {
  await open(permissions);
  expect(screen.queryByRole('button', { name: 'Invite User' }) !== null).toBe(invites);
  expect(screen.queryByRole('link', { name: 'Edit Ben Carter' }) !== null).toBe(edits);
});

test('who may not send a reset or an invitation finds the buttons locked', async () => {
  const { user, server } = await open(['configurators']);
  const reset = within(rowOf('ben@oakline.test')).getByRole('button', { name: 'Reset Password' });
  expect(reset.getAttribute('aria-disabled')).toBe('true');
  await user.click(reset);
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

const RESET = 'POST /api/organisations/7/users/password/reset';

test('Reset Password emails that user a reset link, and waits under Sending request...', async () => {
  let answer: (value: object) => void = () => undefined;
  const { user, server } = await open(MANAGES, { [RESET]: () => new Promise((resolve) => (answer = resolve)) });
  await user.click(within(rowOf('ben@oakline.test')).getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText('Sending request...')).toBeDefined();
  expect(server.sent(RESET)[0]?.body).toEqual({ email: 'ben@oakline.test' });
  answer({ success: true });
  expect(await screen.findByText('Password reset request has been sent successfully!')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Sending request...')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('Resend Invite sends the invitation again, and the list is read again', async () => {
  const { user, server } = await open(MANAGES, {
    'POST /api/users/5/invite/resend': () => {
      server.routes['GET /api/users'] = [anAccount({ id: 5, email: 'zoe@oakline.test', invite_status: 'pending' })];
      return { success: true };
    },
  });
  await user.click(within(rowOf('zoe@oakline.test')).getByRole('button', { name: 'Resend Invite' }));
  expect(await screen.findByText('User invite has been sent successfully!')).toBeDefined();
  expect(await screen.findByText('Pending')).toBeDefined();
});

test('a rejected request shows the error modal', async () => {
  const tooMany = new FakeError(429, { message: 'Too many attempts. Wait a minute, then try again.' });
  const { user } = await open(MANAGES, { [RESET]: tooMany });
  await user.click(within(rowOf('ann@oakline.test')).getByRole('button', { name: 'Reset Password' }));
  const error = await screen.findByRole('alertdialog', { name: 'The password reset was not sent' });
  expect(within(error).getByText('Error 429: Too many attempts. Wait a minute, then try again.')).toBeDefined();
});

test('shows that the list is loading, that it is empty, and that it did not load', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const app = renderApp('/accounts', { 'GET /api/users': () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Fetching users...')).toBeDefined();
  answer([]);
  expect(await screen.findByText('No users to display')).toBeDefined();
  app.unmount();
  const failing = renderApp('/accounts', { 'GET /api/users': new FakeError(404, { message: 'Nothing here' }) });
  expect(await screen.findByText('Users did not load')).toBeDefined();
  failing.server.routes['GET /api/users'] = users;
  await failing.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ben@oakline.test')).toBeDefined();
});

const ON_ADMIN_HOST = {
  'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null, group: { id: 1 } }),
  'GET /api/app-config': anAppConfig({ admin_host: true }),
  'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
};

test('on the admin host the accounts are the staff, whose reset goes by the recovery request', async () => {
  const { user, server } = renderApp('/accounts', {
    ...ON_ADMIN_HOST,
    'GET /api/users': [anAccount({ email: 'sam@vitrine.test', organisation_id: null, group: { id: 3 } })],
    'POST /api/password/recovery/email': { success: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText('Password reset request has been sent successfully!')).toBeDefined();
  expect(server.sent('POST /api/password/recovery/email')[0]?.body).toEqual({ email: 'sam@vitrine.test' });
  expect(screen.queryByRole('switch')).toBeNull();
});

test('an organisation opened on the admin host shows its own users', async () => {
  renderApp('/organisations/Acme/accounts', {
    ...ON_ADMIN_HOST,
    'GET /api/organisations/9/users': [anAccount({ email: 'olga@acme.test' })],
    'GET /api/organisations/9/configurators': [],
  });
  expect(await screen.findByText('olga@acme.test')).toBeDefined();
});
