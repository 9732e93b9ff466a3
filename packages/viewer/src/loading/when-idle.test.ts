import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has resolved a second after the visitor's moment to look; `looking` before that. */
async function resolvedAfter(signal: AbortSignal): Promise<{ looking: boolean; later: boolean }> {
  let resolved = false;
  void whenIdle(signal).then(() => {
    resolved = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  const looking = resolved;
  await vi.advanceTimersByTimeAsync(1001);
  return { looking, later: resolved };
}

test('waits a second at most for a page that the browser never calls idle', async () => {
  vi.stubGlobal('requestIdleCallback', (call: () => void, options?: IdleRequestOptions) =>
    options?.timeout === undefined ? 1 : setTimeout(call, options.timeout),
  );
  expect(await resolvedAfter(new AbortController().signal)).toEqual({ looking: false, later: true });
});

test('does without the call where a browser has none', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  expect(await resolvedAfter(new AbortController().signal)).toEqual({ looking: false, later: true });
});

test('ends at once when its signal aborts', async () => {
  const leaving = new AbortController();
  const waiting = whenIdle(leaving.signal);
  leaving.abort();
  await expect(waiting).resolves.toBeUndefined();
});
