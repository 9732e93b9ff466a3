import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeRefusal } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aUser, theSurroundings } from '../../test/samples.ts';

const signedOut = new FakeRefusal(401, { message: 'Sign in to go on.', code: 'session.required' });

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

test('forgets the message of a field when something is typed in it', async () => {
  const { user, email, password } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(email, 'a');
  await user.clear(email);
  expect([email.placeholder, password.placeholder]).toEqual(['', 'Password is required!']);
});

test('Enter sends the credentials, and leads back to where the session had ended', async () => {
  const login = { token: 'x', user: aUser() };
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

test('shows the refusal on the form, which stays usable', async () => {
  const refusal = new FakeRefusal(401, {
    message: 'Wrong username or password, please try again.',
    code: 'session.wrong_credentials',
  });
  const { user, email, password } = await openForm({ 'POST /api/login': refusal });
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
  const { user } = await openForm({ 'GET /api/surroundings': theSurroundings({ demo: true }) });
  await user.click(await screen.findByRole('button', { name: 'Oakline owner' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('owner@oakline.test');
});
