import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a change without a connection fails at once instead of being sent later, when it may be cancelled', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const send = vi.fn(() => Promise.reject(new Error('no connection')));
  const sending = client.getMutationCache().build(client, { mutationFn: send });
  await expect(sending.execute(undefined)).rejects.toThrow('no connection');
  expect(send).toHaveBeenCalledTimes(1);
});

test('a list without a connection waits for it', () => {
  onlineManager.setOnline(false);
  const read = vi.fn(() => Promise.resolve([]));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['list'], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().fetchStatus).toBe('paused');
  expect(read).not.toHaveBeenCalled();
  stop();
});
