import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { eventQueue } from './event-queue.ts';

afterEach(() => vi.useRealTimers());

const many = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

function queueOn(write: (events: readonly number[]) => Promise<void>) {
  const errors: number[] = [];
  return { queue: eventQueue({ write, onError: (_error, dropped) => errors.push(dropped) }), errors };
}

test('events within half a second are written at once', async () => {
  vi.useFakeTimers();
  const written: number[][] = [];
  const { queue } = queueOn(async (events) => void written.push([...events]));
  expect([queue.add([1]), queue.add([2, 3])]).toEqual([1, 2]);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(limits.writeAfterMs);
  expect(written).toEqual([[1, 2, 3]]);
  queue.add([4]);
  await vi.advanceTimersByTimeAsync(limits.writeAfterMs);
  expect(written).toEqual([[1, 2, 3], [4]]);
});

test('batches are written one after the other', async () => {
  let running = 0;
  const sizes: number[] = [];
  const { queue } = queueOn(async (events) => {
    expect(running).toBe(0);
    running += 1;
    await Promise.resolve();
    running -= 1;
    sizes.push(events.length);
  });
  queue.add(many(limits.writtenAtOnce + 10));
  await Promise.all([queue.flush(), queue.flush()]);
  expect(sizes).toEqual([limits.writtenAtOnce, 10]);
});

test('while the database hangs, nobody waits: events above the limit are dropped and counted', async () => {
  let release = (): void => undefined;
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { queue, errors } = queueOn(() => hanging);
  queue.add([1]);
  const flushed = queue.flush();
  expect(queue.add(many(limits.waitingMaximum + 25))).toBe(limits.waitingMaximum);
  expect(queue.dropped).toBe(25);
  release();
  await flushed;
  expect(errors).toEqual([25]);
  expect(queue.add([1])).toBe(1);
});

test('a batch that cannot be written is dropped, and the next one is tried', async () => {
  const written: number[] = [];
  const { queue, errors } = queueOn(async (events) => {
    if (events.includes(0)) throw new Error('no database');
    written.push(...events);
  });
  queue.add([0, 1]);
  await queue.flush();
  queue.add([2]);
  await queue.flush();
  expect([written, errors, queue.dropped]).toEqual([[2], [2], 2]);
});

test('while the database is away a batch waits, in its place, and is written once it is back', async () => {
  vi.useFakeTimers();
  let isAway = true;
  const written: number[] = [];
  const { queue, errors } = queueOn(async (events) => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    written.push(...events);
  });
  queue.add([1, 2]);
  await vi.advanceTimersByTimeAsync(limits.writeAfterMs);
  queue.add([3]);
  await queue.flush();
  isAway = false;
  await vi.advanceTimersByTimeAsync(limits.writeAfterMs);
  expect([written, errors, queue.dropped]).toEqual([[1, 2, 3], [], 0]);
});

test('of a batch in halves, what is written before the database goes away is not written again', async () => {
  let writes = 0;
  const written: number[] = [];
  const { queue } = queueOn(async (events) => {
    writes += 1;
    if (writes === 1) throw Object.assign(new Error('invalid'), { code: '22P05' });
    if (writes === 3) throw Object.assign(new Error('shutting down'), { code: '57P01' });
    written.push(...events);
  });
  queue.add(many(4));
  await queue.flush();
  expect(written).toEqual([0, 1]);
  await queue.flush();
  expect(written).toEqual([0, 1, 2, 3]);
});

test('of a batch that the database rejects for its data, only what it rejects is lost', async () => {
  const written: number[] = [];
  const { queue, errors } = queueOn(async (events) => {
    if (events.includes(3)) throw Object.assign(new Error('unsupported Unicode escape sequence'), { code: '22P05' });
    written.push(...events);
  });
  queue.add(many(10));
  await queue.flush();
  expect([written, errors, queue.dropped]).toEqual([[0, 1, 2, 4, 5, 6, 7, 8, 9], [1], 1]);
});

test('events that arrive as a write ends are written as well', async () => {
  vi.useFakeTimers();
  const written: number[] = [];
  const queue = eventQueue<number>({
    write: async (events) => void written.push(...events),
    onError: () => queue.add([-1]),
  });
  queue.add(many(limits.waitingMaximum + 1));
  await vi.advanceTimersByTimeAsync(limits.writeAfterMs);
  expect(written).toHaveLength(limits.waitingMaximum);
  await vi.advanceTimersByTimeAsync(limits.writeAfterMs);
  expect(written.at(-1)).toBe(-1);
});
