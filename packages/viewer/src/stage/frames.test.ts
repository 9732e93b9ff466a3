import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrames } from './frames.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => vi.useRealTimers());

test('draws once when asked often, and then nothing', () => {
  const draw = vi.fn(() => false);
  const frames = createFrames(draw);
  frames.request();
  frames.request();
  vi.advanceTimersByTime(500);
  expect(draw).toHaveBeenCalledExactlyOnceWith(0);
});

test('goes on while something moves, and passes the time between', () => {
  const draw = vi.fn((_elapsed: number) => draw.mock.calls.length < 3);
  createFrames(draw).request();
  vi.advanceTimersByTime(500);
  expect(draw.mock.calls.map(([elapsed]) => elapsed)).toEqual([0, 16, 16]);
});

test('draws nothing more once it is stopped', () => {
  const draw = vi.fn(() => true);
  const frames = createFrames(draw);
  frames.request();
  frames.stop();
  vi.advanceTimersByTime(500);
  expect(draw).not.toHaveBeenCalled();
});
