import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testRequest } from '@vitrine/contract/enquiries/api-tests/api-test-request';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { FakeError, type FakeRoutes } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import { aConfigurator, anAppConfig, anOrganisation, aUser } from '../../test/samples.ts';

const SEND = 'POST /api/contact/request';
const administrator = aUser({
  is_admin: true,
  organisation: null,
  organisation_id: null,
  group: { id: 1 },
  email: 'alex@vitrine.test',
});
const accepted = () => ({ success: true, message: 'Changes saved successfully.' });

beforeAll(async () => {
  await import('./ApiTestsScreen.tsx');
});
afterEach(() => vi.restoreAllMocks());

/** The contact route answers without `data`; the fake server wraps, which this page does not undo. */
const unwrapped = (answer: unknown) => {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const response = await original(input, init);
    if (!String(input).endsWith('/contact/request') || !response.ok) return response;
    return new Response(JSON.stringify(answer), { status: 200 });
  });
};

const render = (routes: FakeRoutes) =>
  renderApp('/testing', {
    'GET /api/user': administrator,
    'GET /api/organisations': [
      anOrganisation(),
      anOrganisation({ id: 9, name: 'e2e', contact_email: 'e2e@vitrine.test' }),
    ],
    'GET /api/configurators': [
      aConfigurator({ image: 'oakline/tile.webp' }),
      aConfigurator({ id: 2, configurator_type_id: 2 }),
      aConfigurator({ id: 4, configurator_type_id: 4 }),
    ],
    'POST /api/testing/token': { token: 'token-of-the-page-000001', expires_at: '2026-11-21T17:00:00.000Z' },
    [SEND]: {},
    ...routes,
  });

const open = async (answer: unknown = accepted(), routes: FakeRoutes = {}) => {
  const app = render(routes);
  unwrapped(answer);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('token-of-the-page-000001'));
  return app;
};
const status = (): string | null => screen.getByRole('status', { name: 'Status' }).textContent;
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

test('shows its token, three tests, both addresses and where to begin', async () => {
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Token').readOnly).toBe(true);
  for (const name of ['Floor', 'Wardrobe', 'Stockset/Pano']) expect(screen.getByRole('button', { name })).toBeDefined();
  const organisation = screen.getByLabelText<HTMLInputElement>('Organisation email');
  await waitFor(() => expect(organisation.value).toBe('e2e@vitrine.test'));
  expect(organisation.readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Customer email').readOnly).toBe(false);
  expect(status()).toBe('Select a test to begin');
});

test.each([
  ['POST /api/testing/token', 'Token'],
  ['GET /api/organisations', 'Organisations'],
  ['GET /api/configurators', 'Configurators'],
])('%s without an answer is named, and asked again', async (route, what) => {
  const { user, server } = render({ [route]: new FakeError(500, { message: 'No.' }) });
  const page = within(await screen.findByRole('main'));
  const notLoaded = await page.findByText(`${what} did not load`);
  const answer = route.endsWith('token') ? { token: 'token-2', expires_at: '2026-11-21T17:00:00.000Z' } : [];
  server.routes[route] = answer;
  await user.click(within(notLoaded.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.queryByText(`${what} did not load`)).toBeNull());
});

test.each([
  ['Floor', 'floors', '2', ['id', 'name', 'blend', 'thumbnail', 'flake_size', 'hex_thumbnail']],
  ['Stockset/Pano', 'panoramic', '1', ['component', 'name', 'thumbnail']],
  [
    'Wardrobe',
    'robes',
    '4',
    [
      ...['cabinetWidth', 'cabinetHeight', 'doorCount', 'trim', 'frame', 'doors', 'doorType', 'frameMaterial'],
      ...['frameStyle', 'internalMat', 'internalThumb', 'internals', 'trimHex', 'trimThumb', 'url'],
    ],
  ],
])('%s sends a sample that the server takes, by the token alone', async (button, type, configuratorId, keys) => {
  const { server } = await open();
  fireEvent.change(screen.getByLabelText('Customer email'), { target: { value: 'tester@vitrine.test' } });
  press(button);
  expect(status()).toBe('Sending test email data');
  await waitFor(() => expect(status()).toBe('Success: Please check emails have been received.'));
  const [sent] = server.sent(SEND);
  const fields = sent?.body as Record<string, unknown>;
  expect(Object.keys(fields).sort()).toEqual(
    ['configurator_id', 'email', 'items', 'name', 'previewImage', 'type', 'url'].sort(),
  );
  expect(fields).toMatchObject({ email: 'tester@vitrine.test', type, configurator_id: configuratorId });
  expect(sent?.headers).toMatchObject({
    Authorization: 'Bearer token-of-the-page-000001',
    'X-Requested-With': 'XMLHttpRequest',
  });
  const items: Record<string, unknown>[] = JSON.parse(String(fields.items));
  for (const item of items) expect(Object.keys(item).sort()).toEqual([...keys].sort());
  const { doors } = items[0] as { doors?: object[] };
  for (const door of doors ?? []) {
    expect(Object.keys(door)).toEqual(['number', 'layout', 'layoutName', 'thumbnail', 'panels', 'panelCount']);
  }
  expect(testRequest.safeParse(fields).error?.issues ?? []).toEqual([]);
});

test.each([
  ['its message', { success: false, message: 'The mail server is away.' }, 'The mail server is away.'],
  ['a sentence of ours', { success: false }, 'Something went wrong, check the network response.'],
])('an error shows %s', async (_, answer, text) => {
  await open(answer);
  press('Floor');
  await waitFor(() => expect(status()).toBe(text));
});

test('an error shows its message', async () => {
  const error = new FakeError(422, { message: 'Some of the fields are invalid.', code: 'request.invalid' });
  await open(accepted(), { [SEND]: error });
  press('Wardrobe');
  await waitFor(() => expect(status()).toBe('Some of the fields are invalid.'));
});

test.each([
  [new Error('Failed to fetch'), 'Failed to fetch'],
  [new Error(''), 'Request failed, check the network response.'],
])('without an answer the reason is shown: %s', async (thrown, text) => {
  const throwing = () => {
    throw thrown;
  };
  await open(accepted(), { [SEND]: throwing });
  press('Floor');
  await waitFor(() => expect(status()).toBe(text));
});

test('an answer that is no JSON, as from a proxy, is named in a sentence of ours', async () => {
  await open();
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  press('Floor');
  await waitFor(() => expect(status()).toBe('Something went wrong, check the network response.'));
});

test('the link is on normal hosts, the page on both, and neither is for others', async () => {
  const { unmount } = await open();
  expect(screen.getByRole('link', { name: 'API Tests' }).getAttribute('href')).toBe('/testing');
  unmount();
  const { unmount: leave } = await open(accepted(), { 'GET /api/app-config': anAppConfig({ admin_host: true }) });
  expect(screen.getByRole('heading', { level: 1, name: 'API Tests' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'API Tests' })).toBeNull();
  leave();
  renderApp('/testing');
  expect(await screen.findByText('404 not found')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'API Tests' })).toBeNull();
});
