import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImageIntake } from '@vitrine/contract/configurators/image-intake';
import { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, expect, test, vi } from 'vitest';
import { watchLocation } from '../../test/browser-parts.ts';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { installFakeUploads } from '../../test/fake-upload.ts';
import { theSocket } from '../../test/fake-web-socket.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, aUser, withVersions } from '../../test/samples.ts';

const EDIT = 'POST /api/configurators/1/edit';
const UPDATE = 'POST /api/configurators/1/version/major';
const DELETE = 'DELETE /api/configurators/1';
const admin = aUser({ is_admin: true });
const base = '/oakline-kitchens/kitchens/panoramic-kitchen';

afterEach(() => vi.useRealTimers());

const open = async (address: string, routes: FakeRoutes = {}) => {
  const app = renderApp(address, {
    'GET /api/user': admin,
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
    ...routes,
  });
  installFakeUploads();
  await screen.findByRole('heading', { name: 'Panoramic Kitchen' });
  return app;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('administrators have Edit, Update and Delete; others have none of them', async () => {
  const { router, unmount } = await open('/configurators/1/data');
  press('Edit');
  await dialog('Edit Configurator');
  expect(router.state.location.pathname).toBe('/configurators/1/edit');
  press('Cancel');
  await waitFor(() => expect(router.state.location.pathname).toBe('/configurators/1/data'));
  press('Update');
  await dialog('Update Json data');
  expect(router.state.location.pathname).toBe('/configurators/1/update');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  unmount();
  const other = await open('/configurators/1/edit', { 'GET /api/user': aUser() });
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/configurators/1/preview'));
  for (const name of ['Edit', 'Update', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('Delete asks; Cancel keeps it, Delete shows the list without it', async () => {
  const { server, router } = await open('/configurators/1/data', { [DELETE]: { success: true } });
  press('Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Panoramic Kitchen' }));
  expect(question.getByText('Are you sure you want to delete this configurator?')).toBeDefined();
  expect(question.getByText(/^It is live: visitors will no longer see it/)).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(DELETE)).toEqual([]);
  press('Delete');
  server.routes['GET /api/configurators'] = [];
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Configurator has been deleted successfully!')).toBeDefined();
  expect(router.state.location.pathname).toBe('/configurators');
  expect(await screen.findByText('No configurators to display!')).toBeDefined();
});

test('Edit has name and switches as they are, and nothing to send until something changes', async () => {
  const { reload } = watchLocation();
  const { server } = await open('/configurators/1/edit', { [EDIT]: withVersions(aConfigurator()) });
  const modal = await dialog('Edit Configurator');
  expect(modal.getByLabelText<HTMLInputElement>('Name').value).toBe('Panoramic Kitchen');
  const switches = modal.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked);
  expect(switches).toEqual([false, true, false]);
  const update = modal.getByRole<HTMLButtonElement>('button', { name: 'Update' });
  expect(update.disabled).toBe(true);
  fireEvent.change(modal.getByLabelText('Name'), { target: { value: 'Show Kitchen' } });
  fireEvent.click(modal.getByRole('switch', { name: 'Style finder' }));
  fireEvent.click(update);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  const sent = { name: 'Show Kitchen', supports_presets: 1, supports_style_finder: 1 };
  expect(server.sent(EDIT).map(({ body }) => body)).toEqual([sent]);
});

test.each([
  ['Edit', EDIT, withVersions(aConfigurator())],
  ['Delete', DELETE, { success: true }],
])('%s that is done once its user has gone back moves nobody', async (name, route, result) => {
  const { reload } = watchLocation();
  let answer: () => void = () => undefined;
  const app = renderApp('/enquiries', {
    'GET /api/user': admin,
    [`GET ${base}/v/1.001/data.json`]: aLayeredFile(),
    [route]: () => new Promise((resolve) => (answer = () => resolve(result))),
  });
  await screen.findByRole('main');
  await act(() => app.router.navigate({ to: name === 'Edit' ? '/configurators/1/edit' : '/configurators/1/data' }));
  if (name === 'Edit') {
    const modal = await dialog('Edit Configurator');
    fireEvent.change(modal.getByLabelText('Name'), { target: { value: 'Show Kitchen' } });
    fireEvent.click(modal.getByRole('button', { name: 'Update' }));
  } else {
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  }
  await waitFor(() => expect(app.server.sent(route)).toHaveLength(1));
  act(() => app.router.history.back());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Panoramic Kitchen' })).toBeNull());
  await act(async () => answer());
  await waitFor(() => expect(app.queryClient.isMutating()).toBe(0));
  expect(app.router.state.location.pathname).toBe('/enquiries');
  expect(reload).not.toHaveBeenCalled();
});

test('an error of the edit form leaves after two seconds', async () => {
  const { server } = await open('/configurators/1/edit');
  const modal = await dialog('Edit Configurator');
  vi.useFakeTimers();
  for (const [name, message] of [
    ['', 'Name cannot be empty'],
    ['ab', 'Name must be at least 3 characters long'],
  ] as const) {
    fireEvent.change(modal.getByLabelText('Name'), { target: { value: name } });
    fireEvent.click(modal.getByRole('button', { name: 'Update' }));
    expect(modal.getByText(message)).toBeDefined();
    act(() => void vi.advanceTimersByTime(1900));
    expect(modal.getByText(message)).toBeDefined();
    act(() => void vi.advanceTimersByTime(200));
    expect(modal.queryByText(message)).toBeNull();
  }
  expect(server.sent(EDIT)).toEqual([]);
});

test('Update proposes the next major version, needs a JSON file that parses, and names what the server rejects', async () => {
  const issue = 'layers[0].items[0].price: must be a number';
  const { server, router } = await open('/configurators/1/update?version=1', {
    [UPDATE]: new FakeError(422, { message: 'No.', errors: { json_data: [issue] } }),
  });
  const modal = await dialog('Update Json data');
  const version = modal.getByLabelText<HTMLInputElement>('Version');
  expect(version.value).toBe('v2');
  fireEvent.click(modal.getByRole('button', { name: 'Update' }));
  expect(await modal.findByText('Please select a JSON file!')).toBeDefined();
  const choose = (text: string) =>
    fireEvent.change(modal.getByLabelText('JSON file *'), { target: { files: [new File([text], 'data.json')] } });
  choose('{bad');
  fireEvent.click(modal.getByRole('button', { name: 'Update' }));
  expect(await modal.findByText('Configurator data needs to be a valid Json string')).toBeDefined();
  expect(modal.getByText(/^See line 1, column \d+\.$/)).toBeDefined();
  expect(server.sent(UPDATE)).toEqual([]);
  choose('{}');
  fireEvent.change(version, { target: { value: 'v3' } });
  fireEvent.click(modal.getByRole('button', { name: 'Update' }));
  expect(await modal.findByText(issue)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Ok' }));
  server.routes[UPDATE] = withVersions(aConfigurator({ versions: [3, 1.001, 1] }));
  fireEvent.click(modal.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('An updated version has been created!')).toBeDefined();
  expect(server.sent(UPDATE).at(-1)?.body).toMatchObject({ _method: 'PATCH', new_version: '3' });
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/configurators/1/data' }));
  expect(router.state.location.search).toMatchObject({ version: 3 });
});

const intake = (overrides: Partial<ImageIntake>): ImageIntake => ({
  status: 'working',
  done: 2,
  total: 10,
  errors: [],
  missing: [],
  unused: [],
  publishes: true,
  ...overrides,
});
const withImages = (images: ImageIntake) => ({ ...withVersions(aConfigurator()), images });

test('the page shows live how far its images are, then what failed, with Try again', async () => {
  const { server } = await open('/configurators/1/data', { 'GET /api/configurators/1': withImages(intake({})) });
  expect(await screen.findByText(preparingMessages.working(2, 10))).toBeDefined();
  const emit = (data: object) =>
    act(() => theSocket().tell({ event: 'configurator images', data: { configurator_id: 1, ...data } }));
  emit({ done: 7, total: 10, settled: false });
  expect(await screen.findByText(preparingMessages.working(7, 10))).toBeDefined();
  const errors = [{ file: 'layers/a.webp', reason: 'This image could not be read.' }];
  server.routes['GET /api/configurators/1'] = withImages(intake({ status: 'failed', done: 9, errors }));
  emit({ done: 9, total: 10, settled: true });
  expect(await screen.findByText('layers/a.webp: This image could not be read.')).toBeDefined();
  server.routes['POST /api/configurators/1/images/retry'] = withImages(intake({ done: 9 }));
  press('Try again');
  expect(await screen.findByText(preparingMessages.working(9, 10))).toBeDefined();
});

test('images that failed do not hide those that are missing', async () => {
  const errors = [{ file: 'layers/a.webp', reason: 'This image could not be read.' }];
  const images = intake({ status: 'failed', errors, missing: ['layers/b.webp'] });
  await open('/configurators/1/data', { 'GET /api/configurators/1': withImages(images) });
  expect(await screen.findByText('layers/a.webp: This image could not be read.')).toBeDefined();
  expect(screen.getByText(preparingMessages.incomplete(1))).toBeDefined();
  expect(screen.getByText('layers/b.webp')).toBeDefined();
});

test('the page names images that are missing and those that were sent in vain, once asked', async () => {
  const images = intake({ status: 'incomplete', missing: ['base.webp'], unused: ['notes.txt'] });
  await open('/configurators/1/data', { 'GET /api/configurators/1': withImages(images) });
  expect(await screen.findByText(preparingMessages.incomplete(1))).toBeDefined();
  expect(screen.queryByText('base.webp')).toBeNull();
  press('Show names');
  expect(screen.getByText('base.webp')).toBeDefined();
  expect(screen.getByText(preparingMessages.unused('notes.txt'))).toBeDefined();
});

test('an administrator is led to the upload of missing images, another user to who can upload them', async () => {
  const routes = {
    'GET /api/configurators/1': withImages(intake({ status: 'incomplete', missing: ['base.webp'] })),
  };
  const { unmount } = await open('/configurators/1/data', routes);
  fireEvent.click(await screen.findByRole('button', { name: 'Update Json data' }));
  await dialog('Update Json data');
  unmount();
  const other = await open('/configurators/1/data', { ...routes, 'GET /api/user': aUser() });
  expect(await screen.findByText(/An administrator of Vitrine can upload it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Update Json data' })).toBeNull();
  const note = within(screen.getByText(preparingMessages.incomplete(1)).parentElement as HTMLElement);
  fireEvent.click(note.getByRole('link', { name: 'Support' }));
  await waitFor(() => expect(other.router.state.location.pathname).toBe('/support'));
});

test('dismissed, missing images stay out of the way on this device, for that version only', async () => {
  const routes = {
    'GET /api/configurators/1': withImages(intake({ status: 'incomplete', missing: ['base.webp'] })),
    [`GET ${base}/v/1/data.json`]: aLayeredFile(),
  };
  const { unmount } = await open('/configurators/1/data', routes);
  await screen.findByText(preparingMessages.incomplete(1));
  press('Dismiss');
  expect(screen.queryByText(preparingMessages.incomplete(1))).toBeNull();
  unmount();
  const again = await open('/configurators/1/data', routes);
  await screen.findByRole('tab', { name: /Doors/ });
  expect(screen.queryByText(preparingMessages.incomplete(1))).toBeNull();
  await act(() => again.router.navigate({ to: '.', search: { version: 1 } as never }));
  expect(await screen.findByText(preparingMessages.incomplete(1))).toBeDefined();
});
