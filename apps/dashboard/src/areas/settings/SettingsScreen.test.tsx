import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const EDIT = 'PATCH /api/organisations/7/edit';
const tenant = { ...aUser().organisation, contact_email: 'hello@oakline.test' } as NonNullable<
  ReturnType<typeof aUser>['organisation']
>;

const open = async (routes: FakeRoutes = {}, address = '/settings') => {
  const app = renderApp(address, { 'GET /api/user': aUser({ organisation: tenant }), ...routes });
  const email = await screen.findByLabelText<HTMLInputElement>('Contact email');
  return { ...app, email };
};

test('shows the stored contact and the placeholder image, and no bar before something changes', async () => {
  const { email, user } = await open();
  expect(email.value).toBe('hello@oakline.test');
  expect(screen.getByRole('img', { name: 'No logo' })).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Select an organisation to edit' })).toBeNull();
  await user.type(email, 'x');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(email.value).toBe('hello@oakline.test');
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('Ctrl+Z brings back what Cancel has discarded', async () => {
  const { email, user } = await open();
  await user.type(email, 'x');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(email.value).toBe('hello@oakline.testx');
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDefined();
});

test('an empty contact blocks saving, says so in the field, and clears on input', async () => {
  const { email, user, server } = await open();
  await user.clear(email);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(email.placeholder).toBe('Contact email is required!');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(server.sent(EDIT)).toEqual([]);
  await user.type(email, 'a');
  expect(email.getAttribute('aria-invalid')).toBe('false');
});

test('shows a saved address as it is stored', async () => {
  const { email, user, server } = await open({ [EDIT]: { success: true } });
  fireEvent.change(email, { target: { value: ' new@oakline.test ' } });
  server.routes['GET /api/user'] = aUser({ organisation: { ...tenant, contact_email: 'new@oakline.test' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(email.value).toBe('new@oakline.test'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull());
});

test('saves what differs, unchecked, says Saving... and reads the user again', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { email, user, server } = await open({ [EDIT]: () => new Promise((resolve) => (answer = resolve)) });
  await user.clear(email);
  await user.type(email, 'abc');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDefined();
  expect(server.sent(EDIT)[0]?.body).toEqual({ id: 7, name: 'Oakline Kitchens', contact_email: 'abc' });
  server.routes['GET /api/user'] = aUser({ organisation: { ...tenant, contact_email: 'abc', logo: 'new.png' } });
  answer(anOrganisation());
  expect(await screen.findByText('The organisation data has been edited successfully!')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save Changes|Saving/ })).toBeNull());
  expect(document.querySelector('img[alt="Oakline Kitchens"]')?.getAttribute('src')).toContain('new.png');
});

test('what is typed while the form is saved stays', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { email, user, server } = await open({ [EDIT]: () => new Promise((resolve) => (answer = resolve)) });
  fireEvent.change(email, { target: { value: 'abc' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.sent(EDIT)).toHaveLength(1));
  fireEvent.change(email, { target: { value: 'abcd' } });
  server.routes['GET /api/user'] = aUser({ organisation: { ...tenant, contact_email: 'abc' } });
  answer(anOrganisation());
  expect(await screen.findByText('The organisation data has been edited successfully!')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeDefined();
  expect(email.value).toBe('abcd');
});

test("a reseller's user edits the own record", async () => {
  const reseller = { ...tenant, id: 70, name: 'Northside' };
  const { email, user, server } = await open({
    'GET /api/user': aUser({ organisation: tenant, reseller }),
    'PATCH /api/resellers/70/edit': {},
  });
  await user.type(email, 'x');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('The reseller data has been edited successfully!')).toBeDefined();
  expect(server.sent(EDIT)).toEqual([]);
});

test('Change logo opens the upload dialog, which Escape closes', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Change logo' }));
  await screen.findByTestId('drop-zone');
  expect(router.state.location.pathname).toBe('/settings/uploadImage/Logo');
  expect(document.querySelector<HTMLInputElement>('input[type=file]')?.accept).toBe(
    'image/png,image/svg+xml,image/jpeg',
  );
  fireEvent.dragOver(screen.getByTestId('drop-zone'));
  fireEvent.dragLeave(screen.getByTestId('drop-zone'));
  expect(router.state.location.pathname).toBe('/settings/uploadImage/Logo');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
});

test('a logo that is no image is named beside the logo, until another one is chosen', async () => {
  const sentence = 'The logo is not a PNG, JPEG or SVG image.';
  const { email, user } = await open({ [EDIT]: new FakeError(422, { message: 'No.', errors: { logo: [sentence] } }) });
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Change logo' }));
    const file = new File(['no image'], 'photo.png', { type: 'image/png' });
    fireEvent.drop(await screen.findByTestId('drop-zone'), { dataTransfer: { files: [file] } });
    await waitFor(() => expect(screen.queryByTestId('drop-zone')).toBeNull());
  };
  const form = within(screen.getByRole('region', { name: 'Oakline Kitchens' }));
  await user.type(email, 'x');
  await choose();
  fireEvent.error(form.getByAltText('Logo preview'));
  expect(form.getByRole('img', { name: 'No logo' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
  expect(form.getByText(sentence)).toBeDefined();
  expect(email.value).toBe('hello@oakline.testx');
  await choose();
  await waitFor(() => expect(form.queryByText(sentence)).toBeNull());
});

const ADMIN = {
  'GET /api/user': aUser({ is_admin: true, organisation: null, organisation_id: null }),
  'GET /api/app-config': anAppConfig({ admin_host: true }),
  'GET /api/organisations': [anOrganisation({ id: 9, name: 'Acme' })],
};

test('administrators choose an organisation to edit', async () => {
  renderApp('/settings', ADMIN);
  expect((await screen.findAllByLabelText('Select an organisation to edit')).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Contact email')).toBeNull();
});

test('saving an organisation that was chosen reads the list again', async () => {
  const { server } = renderApp('/settings', { ...ADMIN, 'PATCH /api/organisations/9/edit': anOrganisation({ id: 9 }) });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Select an organisation to edit' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Acme', hidden: true }));
  fireEvent.change(await screen.findByLabelText('Contact email'), { target: { value: 'new@acme.test' } });
  const before = server.sent('GET /api/organisations').length;
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(server.sent('GET /api/organisations').length).toBeGreaterThan(before));
  expect(server.sent('PATCH /api/organisations/9/edit')).toHaveLength(1);
});

test('deleting an organisation waits for the download and the typed name', async () => {
  const { user, router, server } = await open(
    { ...ADMIN, 'GET /api/organisations/9/configurators': [], 'DELETE /api/organisations/9': { success: true } },
    '/organisations/Acme/settings',
  );
  await user.click(screen.getByRole('button', { name: 'Delete organisation' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const yes = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete organisation' });
  await user.type(screen.getByLabelText('Type Acme to confirm'), 'Acme');
  expect(yes().disabled).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Download data' }));
  expect(yes().disabled).toBe(false);
  await user.click(yes());
  expect(await screen.findByText('The organisation has been deleted successfully!')).toBeDefined();
  expect(server.sent('DELETE /api/organisations/9')).toHaveLength(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/organisations'));
});
