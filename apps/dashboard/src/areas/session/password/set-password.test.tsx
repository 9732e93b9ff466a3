import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig, aUser, signedInAs } from '../../../test/samples.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const TOKEN = 'Zx9-token_of_an_invitation';
const signedOut = { 'GET /api/app-config': anAppConfig({ signed_in: false }) };
const gone = new FakeError(410, { message: 'Gone', code: 'session.link_expired' });
const invitation = {
  [`GET /api/invite/${TOKEN}`]: { success: true, email: 'new@oakline.test', key: TOKEN },
  [`POST /api/invite/${TOKEN}`]: signedInAs(aUser()),
};
const RECOVERY = '/setPassword/recovery/?token=reset-token-1';

const openLink = (address: string, routes: Record<string, unknown> = {}) =>
  renderApp(address, { ...signedOut, ...routes });

const fields = async () => ({
  password: await screen.findByLabelText<HTMLInputElement>('Password'),
  confirmation: screen.getByLabelText<HTMLInputElement>('Confirm password'),
});

test('an invitation is read, then answered with its email, key and a password, and leads home', async () => {
  const { user, router, server } = openLink(`/invite?token=${TOKEN}`, invitation);
  const { password, confirmation } = await fields();
  expect(screen.getByRole('heading', { name: 'Set your password' })).toBeDefined();
  expect([password.type, confirmation.type]).toEqual(['password', 'password']);
  expect(router.state.location.href).toBe('/setPassword');
  await user.type(password, 'eight-88');
  await user.type(confirmation, 'eight-88{Enter}');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent(`GET /api/invite/${TOKEN}`)).toHaveLength(1);
  expect(server.sent(`POST /api/invite/${TOKEN}`)[0]?.body).toEqual({
    email: 'new@oakline.test',
    password: 'eight-88',
    password_confirmation: 'eight-88',
  });
  expect(sessionStorage.getItem('vitrine.password-request')).toBeNull();
});

test('both fields are named in the language of the browser', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT']);
  openLink(`/invite?token=${TOKEN}`, invitation);
  expect(await screen.findByLabelText('Passwort')).toBeDefined();
});

test.each([
  ['an invitation that ran out or never was', `/invite?token=${TOKEN}`, { [`GET /api/invite/${TOKEN}`]: gone }],
  [
    'an invitation whose answer is that it did not succeed',
    `/invite?token=${TOKEN}`,
    { [`GET /api/invite/${TOKEN}`]: { success: false } },
  ],
  ['an invitation without a token', '/invite', {}],
])('%s leads to the expired screen', async (_, address, routes) => {
  const { router } = openLink(address, routes);
  await screen.findByRole('button', { name: 'Back to Login Page' });
  expect(router.state.location.href).toBe('/expired');
});

test.each([
  [503, 'server.busy', 'The invitation could not be opened. Check your connection, then try again.'],
  [429, 'request.too_many', 'Too many requests'],
] as const)(
  'an invitation that could not be asked about can be tried again after a %i',
  async (status, code, shown) => {
    const broken = new FakeError(status, { message: 'Too many requests', code });
    const { user, server } = openLink(`/invite?token=${TOKEN}`, { [`GET /api/invite/${TOKEN}`]: broken });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(shown)).toBeDefined();
    Object.assign(server.routes, invitation);
    await user.click(again);
    await screen.findByRole('heading', { name: 'Set your password' });
  },
);

test.each([
  ['john@a.com', 'john@a.com'],
  ['john%2540a.com', 'john@a.com'],
  ['john%2Bx@a.com', 'john+x@a.com'],
  ['john%252Bx@a.com', 'john+x@a.com'],
  ['john+x@a.com', 'john+x@a.com'],
])('a reset link with the email %s resets the password of %s', async (inLink, email) => {
  const { user, server } = openLink(`${RECOVERY}&email=${inLink}`, {
    'PUT /api/password/recovery': signedInAs(aUser()),
  });
  const { password, confirmation } = await fields();
  expect(screen.getByRole('heading', { name: 'Reset your password' })).toBeDefined();
  await user.type(password, 'eight-88');
  await user.type(confirmation, 'eight-88{Enter}');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent('PUT /api/password/recovery')[0]?.body).toMatchObject({ token: 'reset-token-1', email });
});

test('a reset link leaves no entry of its own, and no token in the address', async () => {
  const { router } = openLink('/login');
  await screen.findByRole('button', { name: 'Sign in' });
  await router.navigate({ href: `${RECOVERY}&email=ann@oakline.test` });
  await screen.findByRole('heading', { name: 'Reset your password' });
  expect(document.title).toBe('Reset your password · Vitrine');
  expect(router.state.location.href).toBe('/setPassword');
  expect(document.head.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content).toBe('no-referrer');
  router.history.back();
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.href).toBe('/login');
});

test.each([RECOVERY, '/setPassword/recovery/?email=ann@oakline.test', '/setPassword/recovery/'])(
  '%s is shown as invalid, with a way back',
  async (address) => {
    const { user, router } = openLink(address);
    expect(await screen.findByText('Invalid reset link')).toBeDefined();
    expect(router.state.location.search).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Back to Login Page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  },
);

test('the set-password screen is not for those who followed no link', async () => {
  const { router } = openLink('/setPassword');
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
});

test('says what is wrong with the password or its confirmation, and sends nothing', async () => {
  const { user, server } = openLink(`${RECOVERY}&email=ann@oakline.test`);
  const { password, confirmation } = await fields();
  const submit = () => user.click(screen.getByRole('button', { name: 'Reset password' }));
  await submit();
  expect([password.placeholder, confirmation.placeholder]).toEqual(['Password is required!', 'You need to confirm!']);
  expect(document.activeElement).toBe(password);
  await user.type(password, 'seven-7');
  await submit();
  expect(screen.getByText('The password needs to be at least 8 characters long.')).toBeDefined();
  await user.type(password, '8');
  await submit();
  expect(screen.queryByText('The password needs to be at least 8 characters long.')).toBeNull();
  expect(document.activeElement).toBe(confirmation);
  await user.type(confirmation, 'eight-88');
  await submit();
  expect(screen.getByText('Passwords do not match.')).toBeDefined();
  expect(server.sent('PUT /api/password/recovery')).toHaveLength(0);
});

const submitReset = async (answer: unknown) => {
  const app = openLink(`${RECOVERY}&email=ann@oakline.test`, { 'PUT /api/password/recovery': answer });
  const { password, confirmation } = await fields();
  await app.user.type(password, 'eight-88');
  await app.user.type(confirmation, 'eight-88{Enter}');
  return app;
};

test('an address that the token does not have is shown as unknown', async () => {
  await submitReset(new FakeError(400, { message: 'No', code: 'session.recovery_failed' }));
  expect(await screen.findByText("Sorry, we couldn't find provided email.")).toBeDefined();
});

test('a reset link that ran out leads to the expired screen, and is forgotten', async () => {
  const { router } = await submitReset(gone);
  await screen.findByRole('button', { name: 'Back to Login Page' });
  expect(router.state.location.pathname).toBe('/expired');
  await waitFor(() => expect(sessionStorage.getItem('vitrine.password-request')).toBeNull());
});

test('asks for the second step after a reset where the account has one', async () => {
  await submitReset({
    token: null,
    user: null,
    second_step: { ticket: 'ticket-1', methods: ['app'], passkey_domains: [] },
  });
  expect(await screen.findByLabelText('Enter the code from your authenticator app')).toBeDefined();
});

test('what the server says of the password is shown at its field', async () => {
  const sentence = 'This password is too common. Choose one that is harder to guess.';
  await submitReset(new FakeError(422, { message: 'No', code: 'request.invalid', errors: { password: [sentence] } }));
  expect(await screen.findAllByText(sentence)).toHaveLength(1);
  const { password } = await fields();
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password);
});
