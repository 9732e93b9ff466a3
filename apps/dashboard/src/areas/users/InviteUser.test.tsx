import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { renderInShell } from '../../test/render-in-shell.tsx';
import { anAccount, anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';
import { InviteUserModal } from './InviteUserModal.tsx';

const INVITE = 'POST /api/organisations/7/users';
const inviting = aUser({ permissions: ['users.invite'] });

const open = async (routes: FakeRoutes = {}) => {
  const app = renderApp('/accounts', { 'GET /api/user': inviting, 'GET /api/users': [anAccount()], ...routes });
  await app.user.click(await screen.findByRole('button', { name: 'Invite User' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Add User' }));
  return { ...app, modal };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const fill = async (user: Awaited<ReturnType<typeof open>>['user'], email = 'dora@oakline.test') => {
  await user.type(field('First name'), 'Dora');
  await user.type(field('Second name'), 'King');
  await user.type(field('Email address'), email);
};

test('Add User has three fields, Cancel and Invite', async () => {
  const { modal, router, user } = await open();
  expect(modal.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
    'first_name',
    'last_name',
    'email',
  ]);
  expect(modal.getByRole('button', { name: 'Invite' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/accounts/inviteUser');
  await user.click(modal.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});

test('says of each empty field that it is required, in the field and under it, and goes to the first', async () => {
  const { user, modal, server } = await open();
  await user.type(field('First name'), 'Dora');
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  expect(modal.getByText('Second name is required')).toBeDefined();
  expect(modal.getByText('Email address is required')).toBeDefined();
  expect(modal.queryByText('First name is required')).toBeNull();
  expect(field('Email address').placeholder).toBe('Email address is required');
  expect(document.activeElement).toBe(field('Second name'));
  await user.clear(field('First name'));
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  expect(field('First name').placeholder).toBe('First name is required');
  expect(server.sent(INVITE)).toEqual([]);
});

test('invites into the own organisation, tells it, and shows the new user', async () => {
  const { user, modal, server, router } = await open({
    [INVITE]: () => {
      const dora = anAccount({ id: 8, email: 'dora@oakline.test', invite_status: 'pending' });
      server.routes['GET /api/users'] = [anAccount(), dora];
      return dora;
    },
  });
  await fill(user);
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('User invitation has been sent successfully!')).toBeDefined();
  expect(server.sent(INVITE)[0]?.body).toEqual({
    first_name: 'Dora',
    last_name: 'King',
    email: 'dora@oakline.test',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ok'));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('dora@oakline.test')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Invite User'));
});

test('errors of the server show in the error modal and under the field, and the typed text stays', async () => {
  const taken = 'A user with this email address already exists.';
  const { user, modal } = await open({
    [INVITE]: new FakeError(422, { message: 'Not right.', code: 'request.invalid', errors: { email: [taken] } }),
  });
  await fill(user);
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  const error = await screen.findByRole('alertdialog', { name: 'The invitation was not sent' });
  expect(within(error).getByText(taken)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(modal.getByText(taken)).toBeDefined();
  expect(field('First name').value).toBe('Dora');
});

test('sends an address that is none, which the form does not check', async () => {
  const { user, modal, server } = await open({ [INVITE]: anAccount() });
  await fill(user, 'abc');
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(server.sent(INVITE)[0]?.body).toMatchObject({ email: 'abc' }));
});

test('leaving it takes an error off the screen, and nothing of it comes back', async () => {
  const { user, modal, router } = await open({ [INVITE]: new FakeError(500, { message: 'It broke.' }) });
  await fill(user);
  await user.click(modal.getByRole('button', { name: 'Invite' }));
  await screen.findByText('Error 500: It broke.');
  router.history.back();
  await waitFor(() => expect(screen.queryByText('Error 500: It broke.')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Invite User' }));
  await screen.findByRole('dialog', { name: 'Add User' });
  expect(screen.queryByText('Error 500: It broke.')).toBeNull();
  expect(field('First name').value).toBe('');
});

test('typed text is there again after the page was loaded again, and gone after Cancel', async () => {
  const first = await open();
  await fill(first.user);
  const kept = { ...sessionStorage };
  first.unmount();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  const routes = { 'GET /api/user': inviting, 'GET /api/users': [anAccount()] };
  const second = renderApp('/accounts/inviteUser', routes);
  const modal = within(await screen.findByRole('dialog', { name: 'Add User' }));
  expect(field('Email address').value).toBe('dora@oakline.test');
  await second.user.click(modal.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(second.router.state.location.pathname).toBe('/accounts'));
  expect(sessionStorage.length).toBe(0);
});

test('who may not invite is led to the list', async () => {
  const { router } = renderApp('/accounts/inviteUser', { 'GET /api/users': [anAccount()] });
  await screen.findByText('ben@oakline.test');
  expect(router.state.location.pathname).toBe('/accounts');
});

test.each([
  ['staff without an organisation', '/accounts/inviteUser', 'POST /api/users'],
  ['an opened organisation by its id', '/organisations/Acme/accounts/inviteUser', 'POST /api/organisations/9/users'],
])('an administrator invites into %s', async (_, address, kind) => {
  const { user, server } = renderApp(address, {
    'GET /api/user': aUser({ is_admin: true, organisation: null }),
    'GET /api/app-config': anAppConfig({ admin_host: true }),
    'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
    'GET /api/organisations/9/configurators': [],
    'GET /api/organisations/9/users': [],
    'GET /api/users': [],
    [kind]: anAccount(),
  });
  await screen.findByRole('dialog', { name: 'Add User' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(server.sent(kind)).toHaveLength(1));
});

test("from a reseller's page the user is invited into the reseller", async () => {
  const parent = { organisationId: 7, resellerId: 70, own: false, tenant: ['tenant', null], accounts: '/' } as const;
  const { user, server } = renderInShell(<InviteUserModal parent={parent} />, {
    user: inviting,
    routes: { 'POST /api/organisations/70/users': anAccount() },
  });
  await screen.findByRole('dialog', { name: 'Add User' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(server.sent('POST /api/organisations/70/users')).toHaveLength(1));
});
