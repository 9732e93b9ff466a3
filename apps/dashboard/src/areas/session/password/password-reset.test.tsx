import { screen, waitFor } from '@testing-library/react';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { expect, test } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig } from '../../../test/samples.ts';

const signedOut = { 'GET /api/app-config': anAppConfig({ signed_in: false }) };
const sends = { 'POST /api/password/recovery/email': { success: true } };
const NEUTRAL =
  'If we have an account with that email address, you will receive an email with a link to reset your password.';

const openReset = async (routes: Record<string, unknown> = sends) => {
  const app = renderApp('/passwordReset', { ...signedOut, ...routes });
  return { ...app, email: await screen.findByLabelText<HTMLInputElement>('Email') };
};

test('wants an email, and sends nothing without one', async () => {
  const { user, server, email } = await openReset();
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(email.placeholder).toBe('Email is required!');
  expect(screen.getByText('Email is required!')).toBeDefined();
  expect(server.sent('POST /api/password/recovery/email')).toHaveLength(0);
});

test.each(['known@oakline.test', 'nobody@nowhere.test'])('says the same of %s as of any other', async (address) => {
  const { user, router, email } = await openReset();
  await user.type(email, `${address}{Enter}`);
  expect(await screen.findByText(NEUTRAL)).toBeDefined();
  expect(router.state.location.pathname).toBe('/resendEmail');
  expect(router.state.location.href).not.toContain(address);
});

test('sends again to the same address', async () => {
  const { user, server, email } = await openReset();
  await user.type(email, ' ann@oakline.test {Enter}');
  await user.click(await screen.findByRole('button', { name: 'Resend email' }));
  expect(await screen.findByText(/Sent again/)).toBeDefined();
  const bodies = server.sent('POST /api/password/recovery/email').map(({ body }) => body);
  expect(bodies).toEqual([{ email: 'ann@oakline.test' }, { email: 'ann@oakline.test' }]);
});

test('names the address that the email was sent to, whatever was typed meanwhile', async () => {
  let answer: () => void = () => undefined;
  const { user, server, email } = await openReset({
    'POST /api/password/recovery/email': () => new Promise((resolve) => (answer = () => resolve({ success: true }))),
  });
  await user.type(email, 'ann@oakline.test{Enter}');
  await waitFor(() => expect(server.sent('POST /api/password/recovery/email')).toHaveLength(1));
  await user.type(email, '.uk');
  answer();
  await user.click(await screen.findByRole('button', { name: sessionMessages.resendEmail }));
  await waitFor(() => expect(server.sent('POST /api/password/recovery/email')).toHaveLength(2));
  expect(server.sent('POST /api/password/recovery/email')[1]?.body).toEqual({ email: 'ann@oakline.test' });
});

test('moves nobody who has gone back to sign in meanwhile', async () => {
  let answer: () => void = () => undefined;
  const sending = () => new Promise((resolve) => (answer = () => resolve({ success: true })));
  const { user, router, email, queryClient } = await openReset({ 'POST /api/password/recovery/email': sending });
  await user.type(email, 'ann@oakline.test{Enter}');
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  await user.type(await screen.findByLabelText('Password'), 'remembered');
  answer();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('remembered');
});

test('a 400 says that the address was not found', async () => {
  const malformed = new FakeError(400, { message: 'Malformed', code: 'session.recovery_failed' });
  const { user, email } = await openReset({ 'POST /api/password/recovery/email': malformed });
  await user.type(email, 'ann{Enter}');
  expect(await screen.findByText("Sorry, we couldn't find provided email.")).toBeDefined();
});

test('without an address to send to, the check-your-email screen gives way to the form', async () => {
  const { router } = renderApp('/resendEmail', signedOut);
  await screen.findByRole('button', { name: 'Send reset link' });
  expect(router.state.location.pathname).toBe('/passwordReset');
});

test('the logo leads home, which is the sign-in form without a session', async () => {
  const { user, router } = await openReset();
  await user.click(screen.getByRole('link', { name: 'Vitrine' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.href).toBe('/login');
});

test('the expired screen says why, and leads back to the form', async () => {
  const { user, router } = renderApp('/expired', signedOut);
  expect(
    await screen.findByText(
      'Sorry, the link has expired. The link was set to expire after a certain amount of time. Please contact the person who sent the invitation.',
    ),
  ).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back to Login Page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test.each(['/login', '/passwordReset', '/resendEmail', '/expired', '/setPassword'])(
  'shows %s in the login frame',
  async (address) => {
    sessionStorage.setItem('vitrine.reset-email', 'ann@oakline.test');
    sessionStorage.setItem(
      'vitrine.password-request',
      JSON.stringify({ email: 'ann@oakline.test', token: 'token-1', type: 'Reset' }),
    );
    const { router } = renderApp(address, signedOut);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Vitrine' }).getAttribute('href')).toBe('/home');
    expect(router.state.location.pathname).toBe(address);
  },
);
