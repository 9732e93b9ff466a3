import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { describe, expect, test } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig, aUser, signedInAs } from '../../../test/samples.ts';

const signedOut = new FakeError(401, { message: 'Sign in to continue.', code: 'session.required' });

const openForm = async (routes: Record<string, unknown> = {}, address = '/login') => {
  const app = renderApp(address, { 'GET /api/user': signedOut, ...routes });
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  return { ...app, email, password: screen.getByLabelText<HTMLInputElement>('Password') };
};

test('says what is missing in the fields and under them, and sends nothing', async () => {
  const { user, server, email, password } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([email.placeholder, password.placeholder]).toEqual(['Email is required!', 'Password is required!']);
  expect(screen.getByText('Password is required!')).toBeDefined();
  expect(document.activeElement).toBe(email);
  expect(server.sent('POST /api/login')).toHaveLength(0);
});

test('shows whose sign-in it is: the logo of the tenant, and the name where it has none or it does not load', async () => {
  const tenant = {
    name: 'Northside',
    logo: 'logos/n.png',
    data_url: 'northside',
    updated_at: '2026-11-01T09:00:00.000Z',
  };
  await openForm({ 'GET /api/app-config': anAppConfig({ signed_in: false, tenant }) });
  const link = screen.getByRole('link', { name: 'Northside' });
  const logo = link.querySelector('img') as HTMLImageElement;
  expect(logo.src).toBe('http://content.test/northside/logos/n.png?2026-11-01T09%3A00%3A00.000Z');
  fireEvent.error(logo);
  expect([link.querySelector('img'), link.textContent]).toEqual([null, 'Northside']);
});

describe('why the form opens', () => {
  const reason = () => screen.queryByText(sessionMessages.codeExpired);
  const wrong = new FakeError(422, { message: 'Wrong', code: 'session.wrong_credentials' });
  const openExpired = async (routes: Record<string, unknown> = {}) => {
    const expired = new FakeError(404, { message: 'Gone', code: 'session.code_expired' });
    const app = await openForm({ 'POST /api/session/exchange': expired, ...routes }, '/loading?code=late');
    await waitFor(() => expect(reason()).not.toBeNull());
    return app;
  };

  test('is not shown again once something was sent and its error was answered', async () => {
    const { user, email, password } = await openExpired({ 'POST /api/login': wrong });
    await user.type(email, 'ann@oakline.test');
    expect(reason()).not.toBeNull();
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(reason()).toBeNull());
    await user.type(password, 'other');
    expect(reason()).toBeNull();
  });

  test('is not shown again when its history entry is opened again', async () => {
    const { router, user } = await openExpired();
    await waitFor(() => expect(router.state.location.state).not.toHaveProperty('issue'));
    expect(reason()).not.toBeNull();
    await user.click(screen.getByRole('link', { name: sessionMessages.forgotPassword }));
    await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
    await act(async () => router.history.back());
    await screen.findByLabelText('Password');
    expect(reason()).toBeNull();
  });
});

test('forgets the message of a field when something is typed in it', async () => {
  const { user, email, password } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(email, 'a');
  await user.clear(email);
  expect([email.placeholder, password.placeholder]).toEqual(['', 'Password is required!']);
});

test('Enter sends the credentials, and leads back to where the session had ended', async () => {
  const login = signedInAs(aUser());
  const { user, router, server, email, password } = await openForm(
    { 'POST /api/login': login },
    '/login?next=%2Fconfigurators',
  );
  await user.type(email, ' ann@oakline.test ');
  await user.click(screen.getByLabelText('Remember me'));
  await user.type(password, 'secret-1{Enter}');
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(router.state.location.pathname).toBe('/configurators');
  expect(server.sent('POST /api/login')[0]?.body).toEqual({
    email: 'ann@oakline.test',
    password: 'secret-1',
    keepLoggedIn: true,
  });
});

test('masks the password, and sends keepLoggedIn false unless it was ticked', async () => {
  const { user, server, email, password } = await openForm({ 'POST /api/login': signedInAs(aUser()) });
  expect(password.type).toBe('password');
  await user.type(email, 'ann@oakline.test');
  await user.type(password, 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(server.sent('POST /api/login')[0]?.body).toMatchObject({ keepLoggedIn: false });
});

test('shows a loader while the request runs', async () => {
  let resolve: (answer: unknown) => void = () => undefined;
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  const { user, email, password } = await openForm({ 'POST /api/login': () => promise });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.type(email, 'ann@oakline.test');
  await user.type(password, 'secret-1{Enter}');
  expect(screen.getByRole('progressbar')).toBeDefined();
  resolve(signedInAs(aUser()));
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

const WRONG_CREDENTIALS = 'Wrong username or password, please try again.';
const NO_ORGANISATION =
  'This account does not belong to an organisation, contact your sales manager for more information.';

test.each([
  ['that the account has no organisation', 403, NO_ORGANISATION, 'session.no_organisation', NO_ORGANISATION],
  ['the same for that status alone', 403, undefined, undefined, NO_ORGANISATION],
  ['that the password is wrong for that status alone', 401, 'No', undefined, WRONG_CREDENTIALS],
  ['status and message of another reason', 403, 'Not from here', 'access.denied', 'Error 403: Not from here'],
  ['status and message of anything else', 500, 'Boom', 'server.failed', 'Error 500: Boom'],
])('says %s on the form', async (_, status, message, code, shown) => {
  const error = new FakeError(status, { message, code });
  const { user, email, password } = await openForm({ 'POST /api/login': error });
  await user.type(email, 'ann@oakline.test');
  await user.type(password, 'secret-1{Enter}');
  expect(await screen.findByText(shown)).toBeDefined();
});

test('says that the server did not answer', async () => {
  const down = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const { user, email, password } = await openForm({ 'POST /api/login': down });
  await user.type(email, 'ann@oakline.test');
  await user.type(password, 'secret-1{Enter}');
  expect(await screen.findByText(/^The server did not answer\. Check your internet connection/)).toBeDefined();
});

test('shows the error on the form, which stays usable', async () => {
  const error = new FakeError(401, {
    message: 'Wrong username or password, please try again.',
    code: 'session.wrong_credentials',
  });
  const { user, email, password } = await openForm({ 'POST /api/login': error });
  await user.type(email, 'ann@oakline.test');
  await user.type(password, 'wrong{Enter}');
  expect(await screen.findByText('Wrong username or password, please try again.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(password));
  await user.type(password, 'x');
  expect(screen.queryByText('Wrong username or password, please try again.')).toBeNull();
});

test('shows and hides the password', async () => {
  const { user, password } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.type).toBe('password');
});

test('offers the demo accounts in the demo only', async () => {
  const { user } = await openForm({ 'GET /api/app-config': anAppConfig({ demo: true }) });
  await user.click(await screen.findByRole('button', { name: 'Oakline owner' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('owner@oakline.test');
});
