import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes, type ReceivedRequest } from '../../test/fake-server.ts';
import { theSocket } from '../../test/fake-web-socket.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aGrant, aReseller, aUser } from '../../test/samples.ts';

const EDIT = 'PATCH /api/resellers';
const DELETE = 'DELETE /api/resellers/70';
const managing = aUser({ permissions: ['users.create'] });
const administrator = aUser({ is_admin: true });
const both = [aGrant(), aGrant({ id: 3, name: 'Robe', linked: false, version: null })];
const stored = aReseller({ configurators: both });
const ACCESS_QUESTION = 'Reseller access settings have been updated! Do you still want to save?';

const open = async (routes: FakeRoutes = {}) => {
  let listed = [stored];
  const app = renderApp('/resellers/70/settings', {
    'GET /api/user': managing,
    'GET /api/organisations/7/resellers/rows': () => listed,
    'GET /api/resellers/70': stored,
    [EDIT]: ({ body }: ReceivedRequest) => {
      const { name = stored.name, contact_email = stored.contact_email } = body as Partial<typeof stored>;
      const edited = { ...stored, name, contact_email };
      listed = [edited];
      return edited;
    },
    ...routes,
  });
  await screen.findByRole('textbox', { name: 'Name' });
  return app;
};

type User = Awaited<ReturnType<typeof open>>['user'];

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const retype = async (user: User, label: string, text: string) => {
  const input = screen.getByRole('textbox', { name: label });
  await user.clear(input);
  if (text !== '') await user.type(input, text);
};

test('changes name and contact without a question, with only what is to be sent', async () => {
  const { user, server } = await open();
  await retype(user, 'Name', 'Northside Homes');
  await retype(user, 'Contact email', 'omar@northside.test');
  await user.click(save());
  expect(await screen.findByText('Reseller has been edited successfully!')).toBeDefined();
  expect(screen.queryByText(ACCESS_QUESTION)).toBeNull();
  expect(server.sent(EDIT)[0]?.body).toEqual({
    id: 70,
    name: 'Northside Homes',
    contact_email: 'omar@northside.test',
    configurators: [],
  });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(await screen.findByRole('heading', { name: 'Northside Homes' })).toBeDefined();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Resellers' }));
  expect(await screen.findByRole('link', { name: 'Northside Homes' })).toBeDefined();
});

test('Save changes is enabled only while something differs', async () => {
  const { user } = await open();
  expect(save().disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
  expect(save().disabled).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Backspace}');
  expect(save().disabled).toBe(true);
  await user.click(box('Robe'));
  expect(save().disabled).toBe(false);
  await user.click(box('Robe'));
  expect(save().disabled).toBe(true);
});

test('granted access is ticked; changing it asks before it is saved, and says that it runs', async () => {
  let answer: () => void = () => undefined;
  const changed = aReseller({ configurators: both.map((each) => ({ ...each, linked: !each.linked })) });
  const { user, server } = await open({
    [EDIT]: () =>
      new Promise((resolve) => {
        answer = () => resolve(changed);
      }),
  });
  expect([box('Panoramic Kitchen').checked, box('Robe').checked]).toEqual([true, false]);
  await user.click(box('Panoramic Kitchen'));
  await user.click(box('Robe'));
  await user.click(save());
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(ACCESS_QUESTION)).toBeDefined();
  expect(server.sent(EDIT)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Updating reseller data...')).toBeDefined();
  answer();
  expect(await screen.findByText('Reseller has been edited successfully!')).toBeDefined();
  expect(server.sent(EDIT)[0]?.body).toEqual({
    id: 70,
    contact_email: 'nora@northside.test',
    configurators: [
      { id: 1, linked: false },
      { id: 3, linked: true },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Ok' }));
});

test('access that a colleague grants meanwhile stays, also after a reload', async () => {
  const { user, unmount } = await open();
  await user.click(box('Panoramic Kitchen'));
  await user.click(box('Robe'));
  unmount();
  const granted = aReseller({
    configurators: [...both, aGrant({ id: 4, name: 'Floor', linked: false, version: null })],
  });
  const again = await open({ 'GET /api/resellers/70': granted, [EDIT]: granted });
  await again.user.click(box('Robe'));
  again.server.routes['GET /api/resellers/70'] = {
    ...granted,
    configurators: granted.configurators.map((each) => ({ ...each, linked: true })),
  };
  theSocket().tell({ event: 'reseller updated', data: { reseller_id: 70 } });
  await waitFor(() => expect(box('Floor').checked).toBe(true));
  expect([box('Panoramic Kitchen').checked, box('Robe').checked]).toEqual([false, true]);
  await again.user.click(save());
  await again.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Reseller has been edited successfully!');
  expect(again.server.sent(EDIT)[0]?.body).toMatchObject({ configurators: [{ id: 1, linked: false }] });
});

test('says that the name is missing or too short, and sends nothing', async () => {
  const { user, server } = await open();
  await retype(user, 'Name', '');
  await user.click(save());
  expect(screen.getByText('Name is required!')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'No');
  await user.click(save());
  expect(screen.getByText('The name has to be at least 3 characters long!')).toBeDefined();
  expect(server.sent(EDIT)).toEqual([]);
});

test('a short name of old may stay while something else is changed', async () => {
  const { user } = await open({ 'GET /api/resellers/70': { ...stored, name: 'No' } });
  await retype(user, 'Contact email', 'omar@northside.test');
  await user.click(save());
  expect(await screen.findByText('Reseller has been edited successfully!')).toBeDefined();
});

test('an error keeps what was typed', async () => {
  const { user } = await open({ [EDIT]: new FakeError(409, { message: 'Not now.' }) });
  await retype(user, 'Name', 'Northside Homes');
  await user.click(save());
  expect(await screen.findByText('Error 409: Not now.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Northside Homes');
});

test('what is typed while other changes are saved stays', async () => {
  let answer: () => void = () => undefined;
  const { user, server } = await open({
    [EDIT]: () => new Promise((resolve) => (answer = () => resolve({ ...stored, name: 'Northside Homes' }))),
  });
  await retype(user, 'Name', 'Northside Homes');
  await user.click(save());
  await waitFor(() => expect(server.sent(EDIT)).toHaveLength(1));
  fireEvent.change(screen.getByRole('textbox', { name: 'Contact email' }), {
    target: { value: 'omar@northside.test' },
  });
  answer();
  expect(await screen.findByText('Reseller has been edited successfully!')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact email' }).value).toBe('omar@northside.test');
});

test('what was changed is there again after the page was loaded again', async () => {
  const { unmount } = await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Northside Homes' } });
  fireEvent.click(box('Robe'));
  unmount();
  const { unmount: leave } = await open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Northside Homes');
  expect(box('Robe').checked).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: stored.name } });
  fireEvent.click(box('Robe'));
  leave();
  await open();
  expect(save().disabled).toBe(true);
});

test('asks before unsaved changes are left', async () => {
  const { user, router } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Reseller' })).getByRole('link', { name: 'Accounts' }),
  );
  expect(await screen.findByRole('alertdialog', { name: 'Unsaved changes' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/resellers/70/settings');
});

test('administrators delete it after a question, and are back on the list', async () => {
  const { user, server, router } = await open({
    'GET /api/user': administrator,
    [DELETE]: () => {
      server.routes['GET /api/organisations/7/resellers/rows'] = [];
      return { success: true };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Delete reseller' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Are you sure you want to delete this reseller?')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(DELETE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete reseller' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete reseller' }));
  expect(await screen.findByText('Reseller has been deleted successfully!')).toBeDefined();
  await waitFor(() => expect(router.state.location.pathname).toBe('/resellers'));
  expect(screen.queryByRole('link', { name: stored.name, hidden: true })).toBeNull();
});

test('nobody else is offered to delete it', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Delete reseller' })).toBeNull();
});

test('postcode areas that were typed are there again after a reload', async () => {
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Postcode areas' }), { target: { value: 'SW, EC' } });
  cleanup();
  await open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode areas' }).value).toBe('SW, EC');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save areas' }).disabled).toBe(false);
});

test('postcode areas are saved by themselves, as they were typed', async () => {
  const { server } = await open({
    [EDIT]: () => ({ ...stored, postcode_areas: ['SW', 'NW1'] }),
  });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode areas' });
  fireEvent.change(field, { target: { value: 'sw, NW1' } });
  expect(save().disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Save areas' }));
  expect(await screen.findByText('Reseller has been edited successfully!')).toBeDefined();
  expect(server.sent(EDIT)[0]?.body).toEqual({ id: 70, postcode_areas: 'sw, NW1' });
  expect(field.value).toBe('SW, NW1');
});

test('postcode areas that are typed while others are saved stay', async () => {
  let answer: () => void = () => undefined;
  const saved = { ...stored, postcode_areas: ['SW'] };
  const { server } = await open({ [EDIT]: () => new Promise((resolve) => (answer = () => resolve(saved))) });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode areas' });
  fireEvent.change(field, { target: { value: 'SW' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save areas' }));
  await waitFor(() => expect(server.sent(EDIT)).toHaveLength(1));
  fireEvent.change(field, { target: { value: 'SW, NW1' } });
  answer();
  expect(await screen.findByText('Reseller has been edited successfully!')).toBeDefined();
  expect(field.value).toBe('SW, NW1');
  cleanup();
  await open({ 'GET /api/resellers/70': saved });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode areas' }).value).toBe('SW, NW1');
});

test('the manufacturer allows a reseller to change layers and images with one switch', async () => {
  const { server } = await open({ [EDIT]: () => ({ ...stored, builds_copies: true }) });
  const allowed = screen.getByRole<HTMLInputElement>('switch', { name: 'Can change layers and images' });
  expect(allowed.checked).toBe(false);
  fireEvent.click(allowed);
  await waitFor(() => expect(server.sent(EDIT)[0]?.body).toEqual({ id: 70, builds_copies: true }));
  await waitFor(() => expect(allowed.checked).toBe(true));
});
