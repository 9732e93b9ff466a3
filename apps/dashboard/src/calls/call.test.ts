import type { enquiryRoutes } from '@vitrine/contract/enquiries/routes';
import type { sessionRoutes } from '@vitrine/contract/session/routes';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCookie } from '../test/browser-parts.ts';
import { FakeError, startFakeServer } from '../test/fake-server.ts';
import { ApiError } from './api-error.ts';
import { addressOf, call, whenSignedOut } from './call.ts';

beforeEach(() => {
  setCookie('XSRF-TOKEN=to%3Dken; path=/');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signedOut = new FakeError(401, { message: 'Sign in to continue.', code: 'session.required' });
const readUser = () => call<typeof sessionRoutes.readUser>('GET', '/user', {});
const markViewed = () =>
  call<typeof enquiryRoutes.changeEnquiry>('PATCH', '/enquiries/:enquiryId', {
    params: { enquiryId: 5 },
    body: { status: 'Viewed' },
  });

test('fills in parameters, encoded, and leaves out what is undefined of the query', () => {
  expect(addressOf('/organisations/:id/enquiries', { params: { id: 'a/b' }, query: { page: 2, of: undefined } })).toBe(
    '/api/organisations/a%2Fb/enquiries?page=2',
  );
});

test('sends the CSRF token with what changes state, and not with what reads', async () => {
  const server = startFakeServer({ 'GET /api/user': { id: 1 }, 'PATCH /api/enquiries/5': { id: 5 } });
  await readUser();
  await markViewed();
  expect(server.received[0]?.headers['x-xsrf-token']).toBeUndefined();
  expect(server.received[1]?.headers).toMatchObject({ 'x-xsrf-token': 'to=ken', 'X-Requested-With': 'XMLHttpRequest' });
});

test('marks what is read while nobody is at the page, until somebody is again', async () => {
  const server = startFakeServer({ 'GET /api/user': { id: 1 } });
  const markOfNext = async (): Promise<string | undefined> => {
    await readUser();
    return server.received.at(-1)?.headers['x-unattended'];
  };
  const began = performance.now();
  const now = vi.spyOn(performance, 'now').mockReturnValue(began);
  window.dispatchEvent(new Event('keydown'));
  expect(await markOfNext()).toBeUndefined();
  now.mockReturnValue(began + 5 * 60_000 + 1);
  expect(await markOfNext()).toBe('1');
  window.dispatchEvent(new Event('pointerdown'));
  expect(await markOfNext()).toBeUndefined();
  now.mockRestore();
});

test('marks every call as made by a script, and reads what data holds, or the whole answer without it', async () => {
  const server = startFakeServer({ 'GET /api/user': { id: 1 } });
  await expect(readUser()).resolves.toEqual({ id: 1 });
  expect(server.received[0]?.headers['X-Requested-With']).toBe('XMLHttpRequest');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id: 2 })));
  await expect(readUser()).resolves.toEqual({ id: 2 });
});

test('carries credentials and waits as long as it takes', async () => {
  const fetching = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', fetching);
  await readUser();
  const init = fetching.mock.calls[0]?.[1];
  expect(init?.credentials).toBe('same-origin');
  expect(init?.signal).toBeUndefined();
});

test('asks for a new CSRF token once when the old one is rejected', async () => {
  let tries = 0;
  const server = startFakeServer({
    'GET /sanctum/csrf-cookie': {},
    'PATCH /api/enquiries/5': () => {
      tries += 1;
      return tries === 1 ? new FakeError(419, { message: 'Too old', code: 'request.csrf' }) : { id: 5 };
    },
  });
  await expect(markViewed()).resolves.toEqual({ id: 5 });
  expect(server.sent('GET /sanctum/csrf-cookie')).toHaveLength(1);
});

test('a call that finds the session ended fails when nobody signs in again', async () => {
  const listener = vi.fn(async () => false);
  whenSignedOut(listener);
  startFakeServer({ 'GET /api/user': signedOut });
  await expect(readUser()).rejects.toBeInstanceOf(ApiError);
  expect(listener).toHaveBeenCalledOnce();
});

test('a call that finds the session ended is sent again after somebody has signed in', async () => {
  const server = startFakeServer({ 'PATCH /api/enquiries/5': signedOut });
  whenSignedOut(async () => {
    server.routes['PATCH /api/enquiries/5'] = { id: 5 };
    return true;
  });
  await expect(markViewed()).resolves.toEqual({ id: 5 });
  expect(server.sent('PATCH /api/enquiries/5').map(({ body }) => body)).toEqual([
    { status: 'Viewed' },
    { status: 'Viewed' },
  ]);
});

test('says nothing to the page when the caller deals with the 401 itself', async () => {
  const listener = vi.fn(async () => false);
  whenSignedOut(listener);
  startFakeServer({ 'GET /api/user': signedOut });
  await expect(
    call<typeof sessionRoutes.readUser>('GET', '/user', {}, { answersSignedOut: true }),
  ).rejects.toMatchObject({ code: 'session.required' });
  expect(listener).not.toHaveBeenCalled();
});

test.each([
  ['Chrome', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
])('says in its own words that there was no answer, not in those of %s', async (_, words) => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError(words)));
  await expect(markViewed()).rejects.toThrow(/^The server did not answer\. Check your internet connection/);
});
