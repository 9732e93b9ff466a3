import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { describe, expect, test } from 'vitest';
import { setPhone } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { renderInShell } from '../../test/render-in-shell.tsx';
import { anAccount, anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';
import { EditUserModal } from './EditUserModal.tsx';

const EDIT = 'PATCH /api/users/4';
const ACCESS = 'PUT /api/users/4/permissions';
const DELETE = 'DELETE /api/users/4';
const MANAGES: PermissionKey[] = ['users.edit', 'users.invite', 'users.create', 'configurators'];

const open = async (routes: FakeRoutes = {}, address = '/accounts/editUser?user=4') => {
  const app = renderApp(address, {
    'GET /api/user': aUser({ permissions: MANAGES }),
    'GET /api/users': [anAccount()],
    ...routes,
  });
  const modal = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  const save = modal.queryByRole<HTMLButtonElement>('button', { name: 'Save changes' }) as HTMLButtonElement;
  return { ...app, modal, save };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const replace = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, value: string) => {
  await user.clear(field(label));
  if (value !== '') await user.type(field(label), value);
};

test('the edit control opens Edit User with the values of the user, Cancel and Save changes', async () => {
  const { user, router } = renderApp('/accounts', {
    'GET /api/user': aUser({ permissions: MANAGES }),
    'GET /api/users': [anAccount()],
  });
  await user.click(await screen.findByRole('link', { name: 'Edit Ben Carter' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Edit User' }));
  expect(['First name', 'Second name', 'Email address'].map((label) => field(label).value)).toEqual([
    'Ben',
    'Carter',
    'ben@oakline.test',
  ]);
  expect(modal.getByRole('button', { name: 'Save changes' })).toBeDefined();
  await user.click(modal.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.href).toBe('/accounts'));
});

test.each([
  ['First name', 'Benny', 'Ben'],
  ['Second name', 'Cart', 'Carter'],
  ['Email address', 'b@oakline.test', 'ben@oakline.test'],
])('Save changes follows whether the %s differs', async (label, other, original) => {
  const { user, save } = await open();
  expect(save.disabled).toBe(true);
  await replace(user, label, other);
  expect(save.disabled).toBe(false);
  await replace(user, label, original);
  expect(save.disabled).toBe(true);
});

test('submitting with nothing changed sends nothing', async () => {
  const { server } = await open();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(server.received.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.each([
  ['First name', 'First name is required'],
  ['Second name', 'Second name is required'],
  ['Email address', 'Email address is required'],
])('an empty %s is not sent', async (label, sentence) => {
  const { user, save, modal, server } = await open();
  await replace(user, label, '');
  await user.click(save);
  expect(modal.getByText(sentence)).toBeDefined();
  expect(field(label).placeholder).toBe(sentence);
  expect(document.activeElement).toBe(field(label));
  expect(server.sent(EDIT)).toEqual([]);
});

test('sends the id and only what changed, tells it, and leaves no user in the address', async () => {
  const { user, save, server, router } = await open({ [EDIT]: anAccount() });
  await replace(user, 'Email address', 'abc');
  await user.click(save);
  expect(await screen.findByText('User data has been edited successfully!')).toBeDefined();
  expect(server.sent(EDIT)[0]?.body).toEqual({ id: 4, email: 'abc' });
  expect(server.sent(ACCESS)).toEqual([]);
  await waitFor(() => expect(router.state.location.href).toBe('/accounts'));
});

test('an error is shown, and leaving the form removes it', async () => {
  const { user, save, router } = await open({ [EDIT]: new FakeError(500, { message: 'It broke.' }) });
  await replace(user, 'First name', 'Benny');
  await user.click(save);
  expect(await screen.findByText('Error 500: It broke.')).toBeDefined();
  act(() => void router.navigate({ to: '/accounts' }));
  await user.click(await screen.findByRole('button', { name: 'Discard and go' }));
  await waitFor(() => expect(screen.queryByText('Error 500: It broke.')).toBeNull());
});

test('typed text is there again after the page was loaded again', async () => {
  const first = await open();
  await replace(first.user, 'Second name', 'Carpenter');
  const kept = { ...sessionStorage };
  first.unmount();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  const { save } = await open();
  expect(field('Second name').value).toBe('Carpenter');
  expect(save.disabled).toBe(false);
});

test('a second try sends only what was not stored by the first one', async () => {
  const { user, server, modal, save } = await open({
    [EDIT]: anAccount({ first_name: 'Benny' }),
    [ACCESS]: new FakeError(500, { message: 'Boom', code: 'server.failed' }),
  });
  await replace(user, 'First name', 'Benny');
  await user.click(modal.getByRole('checkbox', { name: 'Manage configurators' }));
  await user.click(save);
  expect(await screen.findByText('Error 500: Boom')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Error 500: Boom')).toBeNull());
  expect(field('First name').value).toBe('Benny');
  server.routes[ACCESS] = anAccount();
  await user.click(save);
  await waitFor(() => expect(server.sent(ACCESS)).toHaveLength(2));
  expect(server.sent(EDIT)).toHaveLength(1);
  expect(server.sent(ACCESS)[1]?.body).toEqual(server.sent(ACCESS)[0]?.body);
});

test("on a reseller's page the edit names the reseller too", async () => {
  const parent = { organisationId: 7, resellerId: 70, own: false, tenant: ['tenant', null], accounts: '/' } as const;
  const { user, server } = renderInShell(<EditUserModal parent={parent} />, {
    address: '/?user=4',
    user: aUser({ permissions: MANAGES }),
    routes: { 'GET /api/organisations/70/users': [anAccount({ group: { id: 4 } })], [EDIT]: anAccount() },
  });
  await screen.findByRole('dialog', { name: 'Edit User' });
  await replace(user, 'First name', 'Benny');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(server.sent(EDIT)[0]?.body).toEqual({ id: 4, first_name: 'Benny', reseller_id: 70 }));
});

describe('Access', () => {
  test('is sent only when it changed, all keys of a row together, and keeps what is not shown', async () => {
    const held: PermissionKey[] = ['configurators', 'configurators.create'];
    const { user, save, server } = await open({
      'GET /api/user': aUser({ permissions: [...MANAGES, 'configurators.create'] }),
      'GET /api/users': [anAccount({ permissions: held })],
      [ACCESS]: anAccount(),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Manage users' }));
    await user.click(screen.getByRole('checkbox', { name: 'Manage configurators' }));
    await user.click(save);
    await screen.findByText('User data has been edited successfully!');
    expect(server.sent(ACCESS)[0]?.body).toEqual({
      permissions: ['users.edit', 'users.invite', 'users.create', 'configurators.create'],
    });
    expect(server.sent(EDIT)).toEqual([]);
  });

  test('a permission that a colleague removes meanwhile is not granted again', async () => {
    const { user, save, server, queryClient } = await open({ [ACCESS]: anAccount() });
    server.routes['GET /api/users'] = [anAccount({ permissions: ['users.edit', 'users.invite', 'users.create'] })];
    await act(() => queryClient.invalidateQueries());
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await waitFor(() => expect(box('Manage users').checked).toBe(true));
    await user.click(box('Manage configurators'));
    // Nothing says that it was removed.
    server.routes['GET /api/users'] = [anAccount({ permissions: [] })];
    await user.click(save);
    await screen.findByText('User data has been edited successfully!');
    expect(server.sent(ACCESS)[0]?.body).toEqual({ permissions: ['configurators'] });
  });

  test('what the signed-in user does not hold is locked', async () => {
    const { user } = await open({
      'GET /api/user': aUser({ permissions: ['users.edit'] }),
      'GET /api/users': [anAccount({ permissions: [] })],
    });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Manage configurators' });
    expect(box.getAttribute('aria-disabled')).toBe('true');
    await user.click(box);
    expect(box.checked).toBe(false);
    expect(await screen.findByText('You can only grant or remove access that you have yourself.')).toBeDefined();
  });

  test('a user who may do more is only shown', async () => {
    await open({ 'GET /api/users': [anAccount({ permissions: [...MANAGES, 'organisations.admin'] })] });
    expect(screen.getByText(/This user has more access than you/)).toBeDefined();
    expect(field('First name').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Delete user' })).toBeNull();
  });

  test('administrators also decide on creating configurators and on the organisation', async () => {
    const { user, save, server } = await open(
      {
        'GET /api/user': aUser({ is_admin: true, organisation: null, group: { id: 1 } }),
        'GET /api/app-config': anAppConfig({ admin_host: true }),
        'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
        'GET /api/organisations/9/configurators': [],
        'GET /api/organisations/9/users': [anAccount({ permissions: [] })],
        [ACCESS]: anAccount(),
      },
      '/organisations/Acme/accounts/editUser?user=4',
    );
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('name'))).toEqual([
      'Manage users',
      'Manage configurators',
      'Create configurators',
      'Manage the organisation',
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Manage the organisation' }));
    await user.click(save);
    await waitFor(() => expect(server.sent(ACCESS)[0]?.body).toEqual({ permissions: ['organisations.admin'] }));
  });
});

test('of the own account the name can be changed, which shows at once, but neither access nor existence', async () => {
  const own = anAccount({ id: 3, first_name: 'Ann', last_name: 'Bell', email: 'ann@oakline.test' });
  const { user, save, server, modal } = await open(
    {
      'GET /api/users': [own],
      'PATCH /api/users/3': () => {
        server.routes['GET /api/user'] = aUser({ first_name: 'Anna', permissions: MANAGES });
        return own;
      },
    },
    '/accounts/editUser?user=3',
  );
  expect(modal.queryByRole('button', { name: 'Delete user' })).toBeNull();
  const boxes = modal.getAllByRole('checkbox').map((box) => box.getAttribute('aria-disabled'));
  expect(boxes).toEqual(['true', 'true']);
  await replace(user, 'First name', 'Anna');
  await user.click(save);
  expect(await screen.findByText('Anna Bell', { ignore: 'p *' })).toBeDefined();
});

test('a lost second step is removed after a question', async () => {
  const { user, modal, server } = await open({
    'GET /api/users': [anAccount({ two_step: true })],
    'DELETE /api/users/4/second-step': anAccount(),
  });
  await user.click(modal.getByRole('button', { name: 'Remove second step' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the second step of Ben Carter?' }));
  expect(server.sent('DELETE /api/users/4/second-step')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove second step' }));
  expect(await screen.findByText(/They sign in with their password now/)).toBeDefined();
  expect(server.sent('DELETE /api/users/4/second-step')).toHaveLength(1);
});

describe('Delete user', () => {
  test('asks first, and Cancel deletes nothing and leaves the form open', async () => {
    const { user, modal, server } = await open();
    await user.click(modal.getByRole('button', { name: 'Delete user' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Ben Carter?' });
    expect(within(question).getByText(/They are signed out at once/)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Edit User' })).toBeDefined();
    expect(server.sent(DELETE)).toEqual([]);
  });

  test('deletes, tells it, and returns to a list without the user', async () => {
    const { user, modal, server, router } = await open({
      [DELETE]: () => {
        server.routes['GET /api/users'] = [];
        return { success: true };
      },
    });
    await user.click(modal.getByRole('button', { name: 'Delete user' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Ben Carter?' }));
    await user.click(question.getByRole('button', { name: 'Delete user' }));
    expect(await screen.findByText('User has been deleted successfully!')).toBeDefined();
    await waitFor(() => expect(router.state.location.href).toBe('/accounts'));
    expect(await screen.findByText('No users to display')).toBeDefined();
  });

  test('is part of the form on phones', async () => {
    setPhone(true);
    const { modal } = await open();
    expect(modal.getAllByRole('button', { name: 'Delete user' })).toHaveLength(1);
  });
});

test('a user who is not there says so, and one who may not edit is led to the list', async () => {
  await open({}, '/accounts/editUser?user=99');
  expect(screen.getByText('This user does not exist, or you do not have access to it.')).toBeDefined();
  const { router } = renderApp('/accounts/editUser?user=4', { 'GET /api/users': [anAccount()] });
  await screen.findByText('ben@oakline.test', { selector: 'p' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/accounts'));
});
