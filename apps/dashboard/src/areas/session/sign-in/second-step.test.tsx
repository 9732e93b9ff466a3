import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig, aUser, signedInAs } from '../../../test/samples.ts';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

beforeEach(() => {
  startAuthentication.mockReset().mockResolvedValue({ id: 'credential' });
  vi.stubGlobal('PublicKeyCredential', class {});
});

const question = (...methods: ('app' | 'passkey')[]) => ({
  token: null,
  user: null,
  second_step: { ticket: 'ticket-1', methods, passkey_domains: methods.includes('passkey') ? ['oakline.test'] : [] },
});

const signedOut = { 'GET /api/app-config': anAppConfig({ signed_in: false }) };
const passkeyRoutes = {
  'POST /api/login/passkey/options': { ticket: 'ticket-2', options: { challenge: 'c' } },
  'POST /api/login/passkey': signedInAs(aUser()),
};

/** Up to the question, with Remember me ticked. */
const askedFor = async (methods: ('app' | 'passkey')[], routes: Record<string, unknown> = {}) => {
  const app = renderApp('/login', { ...signedOut, 'POST /api/login': question(...methods), ...routes });
  await app.user.type(await screen.findByLabelText('Email'), 'ann@oakline.test');
  await app.user.click(screen.getByLabelText('Remember me'));
  await app.user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
  await screen.findByRole('heading', { name: 'One more step' });
  return app;
};

const codeField = () => screen.getByLabelText<HTMLInputElement>('Enter the code from your authenticator app');

test('asks for the code of the app in the same box, and goes on with it', async () => {
  const { user, server } = await askedFor(['app'], { 'POST /api/login/second-step': signedInAs(aUser()) });
  const field = codeField();
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.type(field, ' 123456{Enter}');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent('POST /api/login/second-step')[0]?.body).toEqual({ ticket: 'ticket-1', code: '123456' });
});

test('says at the field that a code is missing or wrong, and stays', async () => {
  const wrong = new FakeError(422, { message: 'Wrong', code: 'session.wrong_code' });
  const { user, server } = await askedFor(['app'], { 'POST /api/login/second-step': wrong });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(codeField().placeholder).toBe('Code is required');
  expect(server.sent('POST /api/login/second-step')).toHaveLength(0);
  await user.type(codeField(), '111111{Enter}');
  expect(await screen.findByText(/This code is incorrect/)).toBeDefined();
  await user.type(codeField(), '2');
  expect(screen.queryByText(/This code is incorrect/)).toBeNull();
});

test('takes a recovery code instead', async () => {
  const { user, server } = await askedFor(['app'], { 'POST /api/login/second-step': signedInAs(aUser()) });
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Enter one of your recovery codes'), 'k7fq-29xp-mmht{Enter}');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent('POST /api/login/second-step')[0]?.body).toMatchObject({ code: 'k7fq-29xp-mmht' });
});

test('starts again with the email kept, and says why when the question ran out', async () => {
  const late = new FakeError(410, {
    message: 'This took too long. Start again.',
    code: 'session.ticket_expired',
  });
  const { user } = await askedFor(['app'], { 'POST /api/login/second-step': late });
  await user.type(codeField(), '123456{Enter}');
  expect(await screen.findByText('This took too long. Start again.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@oakline.test');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

test('a passkey is the second step where the account has one', async () => {
  const { user, server } = await askedFor(['passkey'], passkeyRoutes);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent('POST /api/login/passkey')[0]?.body).toEqual({
    ticket: 'ticket-2',
    response: { id: 'credential' },
    keepLoggedIn: true,
  });
});

const onAnotherDomain = (...methods: ('app' | 'passkey')[]) => ({
  'POST /api/login': {
    ...question(),
    second_step: { ticket: 'ticket-1', methods, passkey_domains: ['rooms.oakline.test', 'stage.oakline.test'] },
  },
});

test('names the domains of passkeys that this address has none of', async () => {
  await askedFor(['passkey'], onAnotherDomain('passkey'));
  expect(screen.getByText(/^Your passkeys work at rooms.oakline.test, stage.oakline.test, not at/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test('does not offer a passkey of another domain beside the app', async () => {
  await askedFor(['app', 'passkey'], onAnotherDomain('app', 'passkey'));
  expect(codeField()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test('signs in with a passkey alone', async () => {
  const { user } = renderApp('/login', { ...signedOut, ...passkeyRoutes });
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(startAuthentication).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'c' } });
});

test('says so when the browser used no passkey, and when the server did not accept it', async () => {
  const rejected = new FakeError(422, { message: 'This passkey was not accepted.', code: 'session.passkey_invalid' });
  const { user } = renderApp('/login', { ...signedOut, ...passkeyRoutes, 'POST /api/login/passkey': rejected });
  startAuthentication.mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/The passkey was not used/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText('This passkey was not accepted.')).toBeDefined();
});

test.each([
  ['on hosts where they cannot be used', anAppConfig({ signed_in: false, passkey_domain: null }), true],
  ['in browsers that do not know them', anAppConfig({ signed_in: false }), false],
])('offers no passkey %s', async (_, appConfig, known) => {
  if (!known) vi.stubGlobal('PublicKeyCredential', undefined);
  const { queryClient } = renderApp('/login', { 'GET /api/app-config': appConfig });
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
