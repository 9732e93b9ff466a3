import { expect, test, vi } from 'vitest';
import { listenForView } from './listen-for-view.ts';

type Listener = (event: { source: unknown; data: unknown; origin: string }) => Promise<void>;

test('sends the parent page what the person sees when it asks, and nobody else', async () => {
  const listeners: Listener[] = [];
  const own = { addEventListener: (_: string, listener: Listener) => listeners.push(listener) } as unknown as Window;
  const postMessage = vi.fn();
  const around = { postMessage } as unknown as Window;
  listenForView(around, own, async () => ({ yaw: 42, design: 'W1' }));
  const ask = { data: { vitrine: 'read-view' }, origin: 'http://admin.test' };
  await listeners[0]?.({ source: {}, ...ask });
  await listeners[0]?.({ source: around, data: { vitrine: 'show' }, origin: 'http://admin.test' });
  expect(postMessage).not.toHaveBeenCalled();
  await listeners[0]?.({ source: around, ...ask });
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ vitrine: 'view', yaw: 42, design: 'W1' }, 'http://admin.test');
});

test('without a parent page it listens to no messages', () => {
  const own = { addEventListener: vi.fn() } as unknown as Window;
  listenForView(own, own, async () => ({ yaw: null, design: '' }));
  expect(own.addEventListener).not.toHaveBeenCalled();
});
