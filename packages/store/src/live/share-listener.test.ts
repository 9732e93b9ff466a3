import { expect, test, vi } from 'vitest';
import { shareListener } from './share-listener.ts';

/** Listens to nothing: `send` sends a message to the callback that was opened last. */
function aConnection() {
  const callbacks: ((payload: string) => void)[] = [];
  const stop = vi.fn(async () => undefined);
  const open = vi.fn(async (callback: (payload: string) => void) => {
    callbacks.push(callback);
    return { catchUp: async () => undefined, stop };
  });
  return { open, stop, send: (payload: string) => callbacks.at(-1)?.(payload) };
}

test('several callbacks share one connection, which ends with the last of them', async () => {
  const { open, stop, send } = aConnection();
  const shared = shareListener(open);
  const [one, other] = [vi.fn(), vi.fn()];
  const [first, second] = await Promise.all([shared.add(one), shared.add(other)]);
  expect(open).toHaveBeenCalledOnce();
  send('user:1');
  shared.tell('user:2');
  for (const callback of [one, other]) expect(callback.mock.calls).toEqual([['user:1'], ['user:2']]);

  await first.stop();
  expect(stop).not.toHaveBeenCalled();
  send('user:3');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 3]);
  await second.stop();
  expect(stop).toHaveBeenCalledOnce();

  await shared.add(one);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a connection that could not be opened is tried again for the next callback', async () => {
  const { open, send } = aConnection();
  open.mockRejectedValueOnce(new Error('The database is away'));
  const shared = shareListener(open);
  const [one, other] = [vi.fn(), vi.fn()];
  await expect(shared.add(one)).rejects.toThrow('The database is away');
  await shared.add(other);
  send('user:1');
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});
