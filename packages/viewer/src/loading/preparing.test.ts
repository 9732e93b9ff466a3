import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainMissing, whenPrepared } from './preparing.ts';
import { ViewerError } from './viewer-error.ts';

const ADDRESS = 'https://content.example.test/oakline/kitchen/latest.json';
const { signal } = new AbortController();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (...statuses: number[]) => {
  const fetch = vi.fn(async (_address: URL | string) => new Response('{}', { status: statuses.shift() ?? 404 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('distinguishes a configurator whose images are not ready yet from one that is not there', async () => {
  const missing = new ViewerError('missing', ADDRESS);
  const fetch = answering(200, 404);
  expect(await explainMissing(missing, ADDRESS, signal)).toBe('preparing');
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://content.example.test/oakline/kitchen/preparing.json');
  expect(await explainMissing(missing, ADDRESS, signal)).toBe('missing');
});

test('other errors cost no request', async () => {
  const fetch = answering();
  expect(await explainMissing(new ViewerError('unreachable'), ADDRESS, signal)).toBe('unreachable');
  expect(fetch).not.toHaveBeenCalled();
});

test('the viewer is opened once the images are ready', async () => {
  answering(200, 200, 404);
  const opened = vi.fn();
  whenPrepared(ADDRESS, signal, opened);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toHaveBeenCalledOnce();
});

test('a viewer that was removed asks no more', async () => {
  const fetch = answering(200);
  const removed = new AbortController();
  whenPrepared(ADDRESS, removed.signal, vi.fn());
  removed.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
});
