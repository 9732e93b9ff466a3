import { afterEach, expect, test, vi } from 'vitest';
import { isReachable } from './is-reachable.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [200, true],
  [204, true],
  [304, false],
  [404, false],
  [500, false],
])('an answer of %i is reachable: %s', async (status, expected) => {
  const fetching = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetching);
  expect(await isReachable('http://content.test/latest.json')).toBe(expected);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching).toHaveBeenCalledWith(
    'http://content.test/latest.json',
    expect.objectContaining({ method: 'GET', credentials: 'omit' }),
  );
});

test('no answer at all is unreachable', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isReachable('http://content.test/latest.json')).toBe(false);
});
