import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';

const CONFIRM = 'POST /api/email-change/confirm';
const open = (answer: unknown, address = '/confirm-email?token=a-token') =>
  renderApp(address, {
    'GET /api/user': new FakeError(401, { code: 'session.required' }),
    [CONFIRM]: answer,
  });

const confirm = async (app: ReturnType<typeof open>): Promise<void> => {
  await app.user.click(await screen.findByRole('button', { name: 'Confirm email address' }));
};

test('opening the link changes nothing, and takes its token out of the address; the button confirms', async () => {
  const app = open({ email: 'new@oakline.test' });
  expect(await screen.findByRole('heading', { name: 'Confirm your new email address' })).toBeDefined();
  expect(app.router.state.location.href).toBe('/confirm-email');
  expect(app.server.sent(CONFIRM)).toEqual([]);
  await confirm(app);
  expect(await screen.findByText('You sign in with new@oakline.test from now on.')).toBeDefined();
  expect(app.server.sent(CONFIRM)[0]?.body).toEqual({ token: 'a-token' });
});

test.each([
  ['users.link_expired', 410, 'This link has expired'],
  ['users.email_taken', 409, 'This address is in use'],
] as const)('%s shows its message', async (code, status, title) => {
  await confirm(open(new FakeError(status, { code, message: 'No.' })));
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

test('an error keeps the button, and a link without a token says that it does not work', async () => {
  const app = open(new FakeError(500, { message: 'It broke.' }));
  await confirm(app);
  expect(await screen.findByText('Error 500: It broke.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirm email address' })).toBeDefined();
  app.unmount();
  open({}, '/confirm-email');
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeDefined();
});
