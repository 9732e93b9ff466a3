import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userQuery } from '../../session/queries.ts';
import { FakeError } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aUser, signedInAs } from '../../test/samples.ts';
import { storedPasswordRequest } from './password/password-request.ts';

const signedOut = new FakeError(401, { message: 'Sign in to continue.', code: 'session.required' });

test('after signing in the session holds who it is, with permissions and whether an administrator', async () => {
  const { queryClient } = renderApp('/login', { 'GET /api/user': signedOut, 'POST /api/login': signedInAs(aUser()) });
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'ann@oakline.test' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Configurators' });
  expect(queryClient.getQueryData(userQuery.queryKey)).toMatchObject({
    permissions: ['configurators'],
    is_admin: false,
  });
});

test('after following a reset link the tab holds its email, its token and its type', async () => {
  const { router } = renderApp('/setPassword/recovery/?token=abc123&email=ann%40oakline.test', {
    'GET /api/user': signedOut,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/setPassword'));
  expect(storedPasswordRequest()).toEqual({ email: 'ann@oakline.test', token: 'abc123', type: 'Reset' });
});
