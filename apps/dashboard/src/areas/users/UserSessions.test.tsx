import { screen, waitFor, within } from '@testing-library/react';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { describe, expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAccount, aUser } from '../../test/samples.ts';

const MANAGES: PermissionKey[] = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const LIST = 'GET /api/users/4/sessions';

const aSessionOf = (id: number, device: string) => ({
  id,
  device,
  created_at: '2026-06-14T09:00:00.000Z',
  last_used_at: '2026-06-15T09:42:00.000Z',
  expires_at: '2026-06-22T09:00:00.000Z',
  current: false,
});

const open = async (routes: FakeRoutes = {}, account: Parameters<typeof anAccount>[0] = {}) => {
  const app = renderApp('/accounts/editUser?user=4', {
    'GET /api/user': aUser({ permissions: MANAGES }),
    'GET /api/users': [anAccount(account)],
    [LIST]: [aSessionOf(7, 'Firefox on macOS'), aSessionOf(8, 'Safari on iPhone')],
    ...routes,
  });
  await screen.findByRole('dialog', { name: 'Edit User' });
  return app;
};

const part = async () => within(await screen.findByRole('region', { name: 'Sessions' }));

describe('the sessions of a user', () => {
  test('are listed with device and last use', async () => {
    await open();
    const sessions = await part();
    expect(await sessions.findByText('Firefox on macOS')).toBeDefined();
    expect(sessions.getAllByText(/^Last used /)).toHaveLength(2);
  });

  test('are ended one by one, after a question', async () => {
    const { user, server } = await open({ 'DELETE /api/users/4/sessions/8': { success: true } });
    await user.click(await (await part()).findByRole('button', { name: 'End Safari on iPhone' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End Safari on iPhone?' }));
    expect(server.sent('DELETE /api/users/4/sessions/8')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(server.sent('DELETE /api/users/4/sessions/8')).toHaveLength(1));
    await waitFor(() => expect(server.sent(LIST)).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('are ended all together, after a question', async () => {
    const { user, server } = await open({ 'DELETE /api/users/4/sessions': { success: true } });
    await user.click(await (await part()).findByRole('button', { name: 'End all' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End all sessions of Ben Carter?' }));
    await user.click(question.getByRole('button', { name: 'End all' }));
    await waitFor(() => expect(server.sent('DELETE /api/users/4/sessions')).toHaveLength(1));
  });

  test('that cannot be ended stay, with an error message', async () => {
    const { user } = await open({
      'DELETE /api/users/4/sessions': new FakeError(403, { message: 'No', code: 'users.may_more' }),
    });
    await user.click(await (await part()).findByRole('button', { name: 'End all' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End all' }));
    expect(await screen.findByText('The session was not ended')).toBeDefined();
  });

  test('may be none', async () => {
    await open({ [LIST]: [] });
    expect(await (await part()).findByText('Not signed in anywhere.')).toBeDefined();
    expect((await part()).queryByRole('button')).toBeNull();
  });

  test('that do not load can be asked for again', async () => {
    await open({ [LIST]: new FakeError(500, { message: 'No', code: 'server.failed' }) });
    expect(await (await part()).findByRole('button', { name: 'Try again' })).toBeDefined();
  });

  test('are not asked for of somebody who has not accepted the invitation', async () => {
    const { server } = await open({}, { invite_status: 'pending' });
    expect(screen.queryByRole('region', { name: 'Sessions' })).toBeNull();
    expect(server.sent(LIST)).toHaveLength(0);
  });
});
