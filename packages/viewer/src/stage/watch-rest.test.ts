import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRest } from './watch-rest.ts';

const OUT_OF_MEMORY = 1285;
const SIGNALED = 37145;

let reports: string[];
/** Of contexts that were lost. */
let former: Set<object>;
let fences: object[];
let card: { done: boolean; error: number; asked: number };

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  former = new Set();
  fences = [];
  card = { done: true, error: 0, asked: 0 };
});
afterEach(() => vi.useRealTimers());

const aStage = (isLost = false) => {
  const context = {
    SIGNALED,
    OUT_OF_MEMORY,
    fenceSync: () => {
      const made = {};
      fences.push(made);
      return made;
    },
    isSync: (fence: object) => !former.has(fence),
    deleteSync: (fence: object | null) => {
      if (fence && former.has(fence)) throw new Error('object does not belong to this context');
    },
    flush: () => undefined,
    getSyncParameter: (fence: object) => {
      if (former.has(fence)) throw new Error('object does not belong to this context');
      return card.done ? SIGNALED : 0;
    },
    getError: () => {
      card.asked++;
      return card.error;
    },
  } as unknown as WebGL2RenderingContext;
  const events = {
    rested: (density: number) => reports.push(`rested at ${density}`),
    outOfMemory: () => reports.push('full'),
    lost: () => undefined,
    restored: () => undefined,
  };
  return { isLost, context, density: 1.5, isMemoryUnchecked: true, events };
};

test('the view is at rest once no frame came for a while', () => {
  const drawn = watchRest(aStage());
  drawn();
  vi.advanceTimersByTime(100);
  drawn();
  vi.advanceTimersByTime(100);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(reports).toEqual(['rested at 1.5']);
});

test('the card is asked for its errors after its last work only, and once for an image', () => {
  card.done = false;
  const drawn = watchRest(aStage());
  drawn();
  vi.advanceTimersByTime(1000);
  expect([card.asked, reports]).toEqual([0, []]);
  card.done = true;
  vi.advanceTimersByTime(200);
  expect([card.asked, reports]).toEqual([1, ['rested at 1.5']]);
  drawn();
  vi.advanceTimersByTime(200);
  expect([card.asked, reports.length]).toEqual([1, 2]);
});

test('an image that the card had no memory for is reported, and not taken for one at rest', () => {
  card.error = OUT_OF_MEMORY;
  watchRest(aStage())();
  vi.advanceTimersByTime(200);
  expect(reports).toEqual(['full']);
});

test('a lost card is asked nothing', () => {
  watchRest(aStage(true))();
  vi.advanceTimersByTime(1000);
  expect([card.asked, reports]).toEqual([0, []]);
});

test('a fence of a context that was lost is neither asked nor deleted once there is a new one', () => {
  card.done = false;
  const drawn = watchRest(aStage());
  drawn();
  vi.advanceTimersByTime(200);
  for (const fence of fences) former.add(fence);
  vi.advanceTimersByTime(200);
  for (const fence of fences) former.add(fence);
  drawn();
  card.done = true;
  vi.advanceTimersByTime(200);
  expect([fences.length, reports]).toEqual([3, ['rested at 1.5']]);
});
