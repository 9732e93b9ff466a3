import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messagesToTabs, watchLocation } from '../../test/browser-parts.ts';
import { FakeError } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, aUser, signedInAs } from '../../test/samples.ts';

const signedOut = { 'GET /api/app-config': anAppConfig({ signed_in: false }) };
const OWN_DOMAIN = 'http://design.oakline.test:4000';

const withOwnDomain = () => {
  const user = aUser({ home: OWN_DOMAIN });
  const organisation = user.organisation && { ...user.organisation, access_domain: 'design.oakline.test' };
  return { ...user, organisation };
};

/** Signs in as somebody on the root host; answers where the page was sent. */
const signInAs = async (user: ReturnType<typeof aUser>, routes: Record<string, unknown> = {}) => {
  const app = renderApp('/login', { ...signedOut, 'POST /api/login': signedInAs(user), ...routes });
  const { assign } = watchLocation('http://vitrine.test');
  await app.user.type(await screen.findByLabelText('Email'), user.email);
  await app.user.type(screen.getByLabelText('Password'), 'secret-1{Enter}');
  return { ...app, assign };
};

test.each([
  ["the organisation's subdomain", aUser({ home: 'http://acme.vitrine.test' }), 'http://acme.vitrine.test/home'],
  [
    'the admin host, an administrator without an organisation',
    aUser({ home: 'http://admin.vitrine.test', is_admin: true, organisation: null }),
    'http://admin.vitrine.test/home',
  ],
])('a sign-in leads to %s', async (_, user, address) => {
  const { assign, server } = await signInAs(user);
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
  expect(server.sent('POST /api/session/code')).toHaveLength(0);
  expect(messagesToTabs).toEqual([{ signedIn: user.id }]);
});

test('an own domain gets the session by a code', async () => {
  const address = `${OWN_DOMAIN}/loading?code=once`;
  const { assign } = await signInAs(withOwnDomain(), { 'POST /api/session/code': { code: 'once', address } });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(address));
});

test('says so when the code cannot be had, and the form can be used again', async () => {
  const failed = new FakeError(500, { message: 'Boom', code: 'server.failed' });
  const { assign } = await signInAs(withOwnDomain(), { 'POST /api/session/code': failed });
  expect(await screen.findByText('Error 500: Boom')).toBeDefined();
  expect(assign).not.toHaveBeenCalled();
});

test('the form is not entered again while a sign-in leads elsewhere', async () => {
  const { assign, router } = await signInAs(aUser({ home: 'http://admin.vitrine.test', is_admin: true }));
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const entered = vi.fn();
  router.navigate({ to: '/passwordReset' });
  await screen.findByRole('button', { name: 'Send reset link' });
  router.navigate({ to: '/login' }).then(entered);
  await waitFor(() => expect(router.state.isLoading).toBe(true));
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(entered).not.toHaveBeenCalled();
});

test('a user of another tenant is led home from any view', async () => {
  const { assign } = watchLocation('http://terra.vitrine.test');
  renderApp('/configurators', { 'GET /api/user': aUser({ home: 'http://oakline.vitrine.test' }) });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('http://oakline.vitrine.test/home'));
});

test('a code is exchanged for a session once, and is in no address meanwhile', async () => {
  const { router, server } = renderApp('/loading?code=once', {
    ...signedOut,
    'POST /api/session/exchange': signedInAs(aUser()),
  });
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent('POST /api/session/exchange').map(({ body }) => body)).toEqual([{ code: 'once' }]);
  expect(router.state.location.pathname).toBe('/configurators');
});

test('a code that ran out leads to the form, which says why', async () => {
  const gone = new FakeError(410, { message: 'Gone', code: 'session.link_expired' });
  const { router } = renderApp('/loading?code=late', { ...signedOut, 'POST /api/session/exchange': gone });
  expect(await screen.findByText('The sign-in could not be completed. Sign in again.')).toBeDefined();
  expect(router.state.location.href).toBe('/login');
});

test('the loading screen is titled so while it asks who is signed in', async () => {
  let answer: (user: unknown) => void = () => undefined;
  const asked = new Promise((resolve) => {
    answer = resolve;
  });
  renderApp('/loading', { 'GET /api/user': () => asked });
  expect(await screen.findByRole('heading', { name: 'Loading' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Loading · Vitrine'));
  answer(aUser());
  await screen.findByRole('heading', { name: 'Configurators' });
});
