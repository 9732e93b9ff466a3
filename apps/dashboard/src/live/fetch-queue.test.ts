import { expect, test, vi } from 'vitest';
import { createFetchQueue } from './live-events.ts';

const manual = () => {
  const finish: (() => void)[] = [];
  const read = vi.fn<(id: number) => Promise<void>>(() => new Promise((resolve) => finish.push(resolve)));
  return { read, finish, ask: createFetchQueue(read) };
};

test('three quick events for one id are one read and one more after it, never two at once', async () => {
  const { read, finish, ask } = manual();
  ask(5);
  ask(5);
  ask(5);
  expect(read).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
  finish[1]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(read).toHaveBeenCalledTimes(2);
});

test('another id does not wait', () => {
  const { read, ask } = manual();
  ask(5);
  ask(6);
  expect(read.mock.calls).toEqual([[5], [6]]);
});

test('an id is read again when it is asked for later', async () => {
  const { read, finish, ask } = manual();
  ask(5);
  finish[0]?.();
  const readAfterAsking = () => {
    ask(5);
    return read;
  };
  await expect.poll(readAfterAsking).toHaveBeenCalledTimes(2);
});
