import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { messagesToTabs, postFromAnotherTab, watchLocation } from '../../../test/browser-parts.ts';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig, aUser, signedInAs } from '../../../test/samples.ts';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

beforeEach(() => {
  startAuthentication.mockReset().mockResolvedValue({ id: 'credential' });
  vi.stubGlobal('PublicKeyCredential', class {});
});

const SESSIONS = 'GET /api/user/sessions';
const CHANGE = 'PUT /api/user/password';
const ended = new FakeError(401, { message: 'Sign in to continue.', code: 'session.required' });
const methods = { app: false, recovery_codes_left: 0, passkeys: [], required: false };

/** A form that is filled in and sent when the session has ended. */
const openEnded = async (routes: Record<string, unknown> = {}) => {
  const app = renderApp('/security', {
    'GET /api/user/sign-in-methods': methods,
    [SESSIONS]: [],
    [CHANGE]: ended,
    'POST /api/login': () => {
      app.server.routes[CHANGE] = { success: true };
      return signedInAs(aUser());
    },
    ...routes,
  });
  await app.user.type(await screen.findByLabelText('Current password'), 'secret-1');
  await app.user.type(screen.getByLabelText('New password'), 'eight-88');
  await app.user.type(screen.getByLabelText('Confirm password'), 'eight-88{Enter}');
  const form = within(await screen.findByRole('alertdialog', { name: 'Your session has ended' }));
  return { ...app, form };
};

const overlay = () => screen.queryByRole('alertdialog', { name: 'Your session has ended' });

test('asks over the screen, and sends again what met the end', async () => {
  const { user, form, server, router } = await openEnded();
  expect(form.getByText('Sign in again to continue. Nothing you typed is lost.')).toBeDefined();
  const email = form.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['ann@oakline.test', true]);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('eight-88');
  await user.type(form.getByLabelText('Password'), 'secret-1{Enter}');
  expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
  expect(overlay()).toBeNull();
  expect(router.state.location.pathname).toBe('/security');
  expect(server.sent(CHANGE)).toHaveLength(2);
  expect(messagesToTabs).toEqual([{ signedIn: 3 }]);
});

test('stays until it is answered', async () => {
  const { user } = await openEnded();
  await user.keyboard('{Escape}');
  expect(overlay()).not.toBeNull();
});

test('says a wrong password on the form, and goes on asking', async () => {
  const rejected = new FakeError(401, { message: 'Wrong words', code: 'session.wrong_credentials' });
  const { user, form } = await openEnded({ 'POST /api/login': rejected });
  await user.type(form.getByLabelText('Password'), 'wrong{Enter}');
  expect(await form.findByText('Wrong words')).toBeDefined();
});

test('asks for the second step as well', async () => {
  const { user, form, server } = await openEnded({
    'POST /api/login': { token: null, user: null, second_step: { ticket: 't', methods: ['app'], passkey_domains: [] } },
    'POST /api/login/second-step': signedInAs(aUser()),
  });
  server.routes[CHANGE] = { success: true };
  await user.type(form.getByLabelText('Password'), 'secret-1{Enter}');
  await user.type(await form.findByLabelText('Enter the code from your authenticator app'), '123456{Enter}');
  expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
});

test('reads again what had failed meanwhile', async () => {
  const broken = new FakeError(400, { message: 'Broken', code: 'request.unreadable' });
  const { user, form, server } = await openEnded({ [SESSIONS]: broken });
  expect(await screen.findByText('Your sessions did not load')).toBeDefined();
  server.routes[SESSIONS] = [];
  await user.type(form.getByLabelText('Password'), 'secret-1{Enter}');
  await waitFor(() => expect(screen.queryByText('Your sessions did not load')).toBeNull());
});

test('another user who signs in with a passkey sees nothing of this screen: the page starts again', async () => {
  const { user, form } = await openEnded({
    'POST /api/login/passkey/options': { ticket: 't', options: {} },
    'POST /api/login/passkey': signedInAs(aUser({ id: 99 })),
  });
  const { assign } = watchLocation();
  await user.click(await form.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/home'));
});

test('somebody else goes to the form, and nothing of this user is left', async () => {
  const { user, form, router, queryClient } = await openEnded();
  await user.click(form.getByRole('button', { name: 'Sign in as somebody else' }));
  await screen.findByLabelText('Remember me');
  await waitFor(() => expect(overlay()).toBeNull());
  expect(router.state.location.href).toBe('/login');
  await waitFor(() => expect(queryClient.getQueryData(['sign-in-methods'])).toBeUndefined());
});

test('a sign-in of the same user in another tab closes it', async () => {
  const { server } = await openEnded();
  server.routes[CHANGE] = { success: true };
  postFromAnotherTab({ signedIn: 3 });
  expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
  expect(overlay()).toBeNull();
});

test('a sign-in of another user in another tab starts the page again', async () => {
  await openEnded();
  const { assign } = watchLocation();
  postFromAnotherTab({ signedIn: 99 });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/home'));
});

test('logging out in another tab leads here to the form as well', async () => {
  const { router } = renderApp('/configurators');
  await screen.findByRole('heading', { name: 'Configurators' });
  postFromAnotherTab({ signedIn: null });
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.href).toBe('/login');
});

test('a form that is open when another tab signs in leads home', async () => {
  const { server, router } = renderApp('/login', { 'GET /api/app-config': anAppConfig({ signed_in: false }) });
  await screen.findByRole('button', { name: 'Sign in' });
  server.routes['GET /api/app-config'] = anAppConfig();
  postFromAnotherTab({ signedIn: 3 });
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(router.state.location.pathname).toBe('/configurators');
});

test('logging out ends the session, forgets the user and tells the other tabs', async () => {
  const { user, router, server, queryClient } = renderApp('/configurators', { 'POST /api/logout': { success: true } });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.href).toBe('/login');
  expect(server.sent('POST /api/logout')).toHaveLength(1);
  expect(messagesToTabs).toEqual([{ signedIn: null }]);
  await waitFor(() => expect(queryClient.getQueryData(['tenant', null, 'configurators'])).toBeUndefined());
  expect(queryClient.getQueryData(['user'])).toBeNull();
});

test('logging out of a session that has ended already is done at once', async () => {
  const { user } = renderApp('/configurators', { 'POST /api/logout': ended });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
});
