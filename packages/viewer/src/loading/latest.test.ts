import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aLatest } from '../../test/content/a-latest.ts';
import { fetchLatest, readLatest, requireAllowedHost } from './latest.ts';

afterEach(() => vi.unstubAllGlobals());

const ADDRESS = 'https://content.example.test/latest.json';
const answering = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const ask = () => fetchLatest(ADDRESS, new AbortController().signal);

describe('fetchLatest', () => {
  test('asks without credentials, and the server each time', async () => {
    const fetch = answering(async () => Response.json(aLatest()));
    expect((await ask()).configurator.name).toBe('Panoramic Kitchen');
    expect(fetch).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ credentials: 'omit', cache: 'no-cache' }));
  });

  test.each([
    ['missing', async () => new Response('no', { status: 404 })],
    ['unreachable', async () => new Response('no', { status: 503 })],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreadable', async () => new Response('<!doctype html>')],
  ])('says %s', async (code, answer) => {
    answering(answer);
    await expect(ask()).rejects.toMatchObject({ code });
  });

  test('a cancelled call stays a cancelled call', async () => {
    answering(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(ask()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test.each([
  ['format', { ...aLatest(), format: 2 }],
  ['unreadable', null],
  ['unreadable', 'text'],
  ['unreadable', { format: 1 }],
])('readLatest rejects with %s', (code, read) => {
  expect(() => readLatest(read, ADDRESS)).toThrow(expect.objectContaining({ code }));
});

test('a page on a host that is not allowed is rejected by name', () => {
  const rejected = vi.fn();
  expect(() => requireAllowedHost(aLatest(), 'www.oakline.test', hostAllowed, rejected)).not.toThrow();
  expect(rejected).not.toHaveBeenCalled();
  expect(() => requireAllowedHost(aLatest(), 'evil-oakline.test', hostAllowed, rejected)).toThrow(
    expect.objectContaining({ code: 'domain', about: 'evil-oakline.test' }),
  );
  expect(rejected).toHaveBeenCalledOnce();
});
