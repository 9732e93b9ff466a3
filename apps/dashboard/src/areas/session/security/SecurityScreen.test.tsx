import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSession, SignInMethods } from '@vitrine/contract/session/schemas';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeError } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { anAppConfig, aUser } from '../../../test/samples.ts';

const startRegistration = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

beforeEach(() => {
  startRegistration.mockReset().mockResolvedValue({ id: 'credential' });
  vi.stubGlobal('PublicKeyCredential', class {});
});

const methodsWith = (overrides: Partial<SignInMethods> = {}): SignInMethods => ({
  app: false,
  recovery_codes_left: 0,
  passkeys: [],
  required: false,
  ...overrides,
});

const passkey = { id: 5, name: 'Work laptop', created_at: '2026-03-03T10:00:00.000Z', last_used_at: null };

const aSession = (overrides: Partial<OwnSession>): OwnSession => ({
  id: 1,
  device: 'Firefox on macOS',
  created_at: '2026-03-03T10:00:00.000Z',
  last_used_at: '2026-03-15T14:32:00.000Z',
  expires_at: '2026-03-22T14:32:00.000Z',
  current: false,
  ...overrides,
});

const wrongPassword = new FakeError(422, { message: 'Wrong', code: 'session.wrong_password' });
const CODES = ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'];

const openScreen = async (routes: Record<string, unknown> = {}) => {
  const app = renderApp('/security', {
    'GET /api/user/sign-in-methods': methodsWith(),
    'GET /api/user/sessions': [aSession({ id: 1, current: true }), aSession({ id: 2, device: 'Chrome on Android' })],
    ...routes,
  });
  await screen.findByRole('region', { name: 'Authenticator app' });
  return app;
};

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test("is opened by the user's name in the menu", async () => {
  const { user } = renderApp('/configurators', {
    'GET /api/user/sign-in-methods': methodsWith(),
    'GET /api/user/sessions': [],
  });
  await user.click(await screen.findByRole('link', { name: 'Ann Bell' }));
  expect(await screen.findByRole('heading', { name: 'Sign-in and security' })).toBeDefined();
});

test('is there on the admin host as well', async () => {
  await openScreen({
    'GET /api/user': aUser({ is_admin: true, organisation: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
  });
  expect(screen.getByRole('heading', { name: 'Sign-in and security' })).toBeDefined();
});

test('changes the password, with the messages of the set-password screen', async () => {
  const { user, server } = await openScreen({ 'PUT /api/user/password': { success: true } });
  const current = screen.getByLabelText<HTMLInputElement>('Current password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect([current, screen.getByLabelText('New password'), screen.getByLabelText('Confirm password')]).toMatchObject([
    { placeholder: 'Current password is required' },
    { placeholder: 'Password is required!' },
    { placeholder: 'You need to confirm!' },
  ]);
  expect(document.activeElement).toBe(current);
  await user.type(current, 'secret-1');
  await user.type(screen.getByLabelText('New password'), 'eight-88');
  await user.type(screen.getByLabelText('Confirm password'), 'eight-88{Enter}');
  expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
  expect(current.value).toBe('');
  expect(server.sent('PUT /api/user/password').map(({ body }) => body)).toEqual([
    { current_password: 'secret-1', password: 'eight-88', password_confirmation: 'eight-88' },
  ]);
});

test('what is typed while a new password is sent stays', async () => {
  let answer: () => void = () => undefined;
  const { user, server } = await openScreen({
    'PUT /api/user/password': () => new Promise((resolve) => (answer = () => resolve({ success: true }))),
  });
  const fields = ['Current password', 'New password', 'Confirm password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  const [current, next, confirmation] = fields as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  await user.type(current, 'secret-1');
  await user.type(next, 'eight-88');
  await user.type(confirmation, 'eight-88{Enter}');
  await waitFor(() => expect(server.sent('PUT /api/user/password')).toHaveLength(1));
  await user.type(next, '-99');
  answer();
  expect(await screen.findByText(/Your password has been changed/)).toBeDefined();
  expect(fields.map(({ value }) => value)).toEqual(['', 'eight-88-99', '']);
});

test.each([
  ['a wrong current password at its field', wrongPassword, 'Your current password is incorrect.'],
  [
    'anything else in the error modal',
    new FakeError(500, { message: 'Boom', code: 'server.failed' }),
    'Error 500: Boom',
  ],
])('says %s', async (_, error, shown) => {
  const { user } = await openScreen({ 'PUT /api/user/password': error });
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('New password'), 'eight-88');
  await user.type(screen.getByLabelText('Confirm password'), 'eight-88{Enter}');
  expect(await screen.findByText(shown)).toBeDefined();
});

const appRoutes = {
  'POST /api/user/authenticator-app': { secret: 'ABCDEFGH', uri: 'otpauth://totp/Vitrine:ann?secret=ABCDEFGH' },
  'POST /api/user/authenticator-app/confirm': { recovery_codes: CODES },
};

test('sets up an authenticator app: password, QR code and key, code, recovery codes once', async () => {
  const { user, server } = await openScreen(appRoutes);
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  let dialog = await inDialog('Set up an authenticator app');
  await user.type(dialog.getByLabelText('Current password'), 'secret-1{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
  dialog = await inDialog('Set up an authenticator app');
  expect(dialog.getByText('ABCD EFGH')).toBeDefined();
  await user.type(dialog.getByLabelText('Code from the app'), '123456{Enter}');
  dialog = await inDialog('Recovery codes');
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${CODES.join('\n')}\n`);
  server.routes['GET /api/user/sign-in-methods'] = methodsWith({ app: true, recovery_codes_left: 2 });
  await user.click(dialog.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('2 recovery codes left')).toBeDefined();
});

test('what is typed while a password or a code is sent neither unlocks the dialog nor sends it twice', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const later = () => new Promise((resolve) => (answer = resolve));
  const { user, server } = await openScreen({
    'POST /api/user/authenticator-app': later,
    'POST /api/user/authenticator-app/confirm': later,
  });
  const sends = async (route: keyof typeof appRoutes, field: string, typed: string): Promise<void> => {
    const dialog = await inDialog('Set up an authenticator app');
    await user.type(await dialog.findByLabelText(field), `${typed}{Enter}`);
    await waitFor(() => expect(server.sent(route)).toHaveLength(1));
    await user.type(dialog.getByLabelText(field), '9{Enter}');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    expect(server.sent(route)).toHaveLength(1);
    answer(appRoutes[route]);
  };
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await sends('POST /api/user/authenticator-app', 'Current password', 'secret-1');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  await sends('POST /api/user/authenticator-app/confirm', 'Code from the app', '123456');
  expect(await inDialog('Recovery codes')).toBeDefined();
});

test('a wrong first code shows an error at its field', async () => {
  const wrong = new FakeError(422, { message: 'Wrong', code: 'session.wrong_code' });
  const { user } = await openScreen({ ...appRoutes, 'POST /api/user/authenticator-app/confirm': wrong });
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type((await inDialog('Set up an authenticator app')).getByLabelText('Current password'), 'x{Enter}');
  await user.type(await screen.findByLabelText('Code from the app'), '111111{Enter}');
  expect(await screen.findByText(/This code is incorrect/)).toBeDefined();
});

test('a wrong current password shows an error in the dialog, which stays', async () => {
  const { user } = await openScreen({ 'POST /api/user/authenticator-app': wrongPassword });
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  const dialog = await inDialog('Set up an authenticator app');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Current password').placeholder).toBe('Current password is required');
  await user.type(dialog.getByLabelText('Current password'), 'wrong{Enter}');
  expect(await dialog.findByText('Your current password is incorrect.')).toBeDefined();
});

test('makes new recovery codes', async () => {
  const { user } = await openScreen({
    'GET /api/user/sign-in-methods': methodsWith({ app: true, recovery_codes_left: 1 }),
    'POST /api/user/recovery-codes': { recovery_codes: CODES },
  });
  expect(screen.getByText('1 recovery code left')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await user.type((await inDialog('New recovery codes')).getByLabelText('Current password'), 'secret-1{Enter}');
  expect((await inDialog('Recovery codes')).getByText(CODES[0] ?? '')).toBeDefined();
});

test('does not remove the last second step that the organisation asks for', async () => {
  const stays = new FakeError(409, { message: 'The last one has to stay.', code: 'session.second_step_stays' });
  const { user } = await openScreen({
    'GET /api/user/sign-in-methods': methodsWith({ app: true, required: true }),
    'POST /api/user/authenticator-app/remove': stays,
  });
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await inDialog('Remove the authenticator app');
  await user.type(dialog.getByLabelText('Current password'), 'secret-1{Enter}');
  expect(await dialog.findByText('The last one has to stay.')).toBeDefined();
});

test('adds a passkey with a name', async () => {
  const { user, server } = await openScreen({
    'POST /api/user/passkeys/options': { ticket: 'ticket-1', options: { challenge: 'c' } },
    'POST /api/user/passkeys': methodsWith({ passkeys: [passkey] }),
  });
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = await inDialog('Add a passkey');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').placeholder).toBe('Name is required');
  await user.type(dialog.getByLabelText('Name'), 'Work laptop');
  await user.type(dialog.getByLabelText('Current password'), 'secret-1');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The passkey has been added.')).toBeDefined();
  expect(screen.getByText('Work laptop')).toBeDefined();
  expect(server.sent('POST /api/user/passkeys')[0]?.body).toEqual({
    ticket: 'ticket-1',
    name: 'Work laptop',
    response: { id: 'credential' },
  });
});

test('says so when the browser made no passkey', async () => {
  startRegistration.mockRejectedValue(new Error('NotAllowedError'));
  const { user } = await openScreen({ 'POST /api/user/passkeys/options': { ticket: 't', options: {} } });
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = await inDialog('Add a passkey');
  await user.type(dialog.getByLabelText('Name'), 'Work laptop');
  await user.type(dialog.getByLabelText('Current password'), 'secret-1');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('The passkey was not created. Try again.')).toBeDefined();
});

test('removes a passkey', async () => {
  const { user } = await openScreen({
    'GET /api/user/sign-in-methods': methodsWith({ passkeys: [passkey] }),
    'POST /api/user/passkeys/5/remove': methodsWith(),
  });
  await user.click(screen.getByRole('button', { name: 'Remove Work laptop' }));
  await user.type((await inDialog('Remove Work laptop')).getByLabelText('Current password'), 'secret-1{Enter}');
  await waitFor(() => expect(screen.queryByText('Work laptop')).toBeNull());
});

test('lists where the user is signed in, and signs out there after a question', async () => {
  const { user, server } = await openScreen({
    'DELETE /api/user/sessions/2': { success: true },
    'DELETE /api/user/sessions': { success: true },
  });
  const list = within(await screen.findByRole('region', { name: 'Sessions' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Firefox on macOSThis one'),
    expect.stringContaining('Chrome on AndroidLast used 15th March'),
  ]);
  expect(list.queryByRole('button', { name: 'Sign out Firefox on macOS' })).toBeNull();
  await user.click(list.getByRole('button', { name: 'Sign out Chrome on Android' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out Chrome on Android' }));
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(server.sent('DELETE /api/user/sessions/2')).toHaveLength(1));
  await user.click(await list.findByRole('button', { name: 'Sign out everywhere else' }));
  const others = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere else' }));
  await user.click(others.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(server.sent('DELETE /api/user/sessions')).toHaveLength(1));
});
