import { screen, waitFor, within } from '@testing-library/react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { expect, test } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aUser } from '../../../test/samples.ts';

const DEMAND = /Your organisation requires a second step when you sign in/;
const methods = { app: false, recovery_codes_left: 0, passkeys: [], required: true };
const demanded = {
  'GET /api/user': aUser({ must_set_up_two_step: true }),
  'GET /api/user/sign-in-methods': methods,
  'POST /api/user/authenticator-app': { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' },
  'POST /api/user/authenticator-app/confirm': { recovery_codes: ['aaaa-bbbb-cccc'] },
};

test('replaces every view until a second step is set up', async () => {
  const { user, server } = renderApp('/configurators', demanded);
  expect(await screen.findByText(DEMAND)).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Current password'), 'secret-1{Enter}');
  await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
  expect(screen.getByText(DEMAND)).toBeDefined();
  server.routes['GET /api/user'] = aUser();
  await user.click(codes.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.queryByText(DEMAND)).toBeNull();
});

test('shows what it will be while it loads, and why it did not load, with a second try', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const url = 'GET /api/user/sign-in-methods';
  const { user, server } = renderApp('/configurators', {
    ...demanded,
    [url]: () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByText(DEMAND);
  expect(await screen.findByText(uiMessages.loading, { selector: '[role=status]' })).toBeDefined();
  expect(screen.getByText(securityMessages.passkeysHelp)).toBeDefined();
  answer(new FakeError(500, { message: 'Boom', code: 'server.failed' }));
  const again = await screen.findByRole('button', { name: uiMessages.tryAgain });
  expect(screen.getByText(uiMessages.didNotLoad(securityMessages.yourSecondStep))).toBeDefined();
  server.routes[url] = methods;
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeDefined();
});

test('lets one log out', async () => {
  const { user, router } = renderApp('/configurators', { ...demanded, 'POST /api/logout': { success: true } });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(router.state.location.pathname).toBe('/login');
});

test('appears when the organisation begins to ask for it while somebody works', async () => {
  const { server, queryClient } = renderApp('/configurators');
  await screen.findByRole('heading', { name: 'Configurators' });
  server.routes['GET /api/user'] = demanded['GET /api/user'];
  server.routes['GET /api/user/sign-in-methods'] = methods;
  const missing = { message: 'Set it up to continue.', code: 'session.two_step_missing' };
  server.routes['GET /api/configurators'] = new FakeError(403, missing);
  queryClient.invalidateQueries({ queryKey: ['tenant'] });
  await waitFor(() => expect(screen.getByText(DEMAND)).toBeDefined());
});
