import { expect, test, vi } from 'vitest';
import { listenForLeaving } from './listen-for-leaving.ts';

type Listener = (event: { source: unknown; data: unknown; origin: string }) => void;

test('leaves when the parent page asks, and confirms it; messages of others are ignored', () => {
  const listeners: Listener[] = [];
  const own = { addEventListener: (_: string, listener: Listener) => listeners.push(listener) } as unknown as Window;
  const around = { postMessage: vi.fn() } as unknown as Window;
  const letGo = vi.fn(() => expect(around.postMessage).not.toHaveBeenCalled());
  listenForLeaving(around, own, letGo);
  const say = (source: unknown, data: unknown): void =>
    listeners.forEach((listener) => void listener({ source, data, origin: 'https://office.example' }));
  say(own, { vitrine: 'leave' });
  for (const data of [null, 'leave', {}, { vitrine: 'show' }]) say(around, data);
  expect(letGo).not.toHaveBeenCalled();
  say(around, { vitrine: 'leave' });
  expect(letGo).toHaveBeenCalledOnce();
  expect(around.postMessage).toHaveBeenCalledExactlyOnceWith({ vitrine: 'left' }, 'https://office.example');
});

test('a page without a parent gets no such message', () => {
  const own = { addEventListener: vi.fn(), postMessage: vi.fn() } as unknown as Window;
  listenForLeaving(own, own, vi.fn());
  expect(own.addEventListener).not.toHaveBeenCalled();
});
