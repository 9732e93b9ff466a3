import { screen, waitFor, within } from '@testing-library/react';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAccount, aUser } from '../../test/samples.ts';

const MANAGES: PermissionKey[] = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const PENDING = 'Confirmation sent to new@oakline.test. Until it is confirmed, ben@oakline.test stays in use.';

const open = async (routes: FakeRoutes, address: string) => {
  const app = renderApp(address, { 'GET /api/user': aUser({ permissions: MANAGES }), ...routes });
  const modal = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  return { ...app, modal };
};

test('one’s own new address is sent with the password, which is asked for and may be wrong', async () => {
  const own = anAccount({ id: 3, first_name: 'Ann', last_name: 'Bell', email: 'ann@oakline.test' });
  const wrong = { message: 'No.', errors: { current_password: ['Your current password is incorrect.'] } };
  const { user, modal, server } = await open(
    { 'GET /api/users': [own], 'PATCH /api/users/3': new FakeError(422, wrong) },
    '/accounts/editUser?user=3',
  );
  expect(modal.queryByLabelText('Current password')).toBeNull();
  await user.type(modal.getByLabelText('Email address'), 'x');
  const save = modal.getByRole('button', { name: 'Save changes' });
  await user.click(save);
  expect(modal.getByText('Enter your current password to change your email address.')).toBeDefined();
  expect(server.sent('PATCH /api/users/3')).toEqual([]);
  await user.type(modal.getByLabelText('Current password'), 'correct horse');
  await user.click(save);
  expect(server.sent('PATCH /api/users/3')[0]?.body).toEqual({
    id: 3,
    email: 'ann@oakline.testx',
    current_password: 'correct horse',
  });
  await waitFor(() => expect(modal.getByText('Your current password is incorrect.')).toBeDefined());
});

test('a pending address is shown, sent again and discarded', async () => {
  const waiting = anAccount({ pending_email: 'new@oakline.test' });
  const { user, modal, server } = await open(
    {
      'GET /api/users': [waiting],
      'POST /api/users/4/email-change/resend': waiting,
      'DELETE /api/users/4/email-change': () => {
        server.routes['GET /api/users'] = [anAccount()];
        return anAccount();
      },
    },
    '/accounts/editUser?user=4',
  );
  expect(modal.getByText(PENDING)).toBeDefined();
  await user.click(modal.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('The confirmation has been sent to new@oakline.test again.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await user.click(modal.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() => expect(server.sent('DELETE /api/users/4/email-change')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(PENDING)).toBeNull());
});

test('Account Settings show the address that waits', async () => {
  const own = anAccount({ id: 3, email: 'ben@oakline.test', pending_email: 'new@oakline.test' });
  renderApp('/settings', { 'GET /api/user': aUser({ permissions: MANAGES }), 'GET /api/users': [own] });
  expect(await screen.findByText(PENDING)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change email address' })).toBeDefined();
});
