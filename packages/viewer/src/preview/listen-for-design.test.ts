import { expect, test, vi } from 'vitest';
import { listenForDesign } from './listen-for-design.ts';

type Listener = (event: { source: unknown; data: unknown }) => void;

test('shows the designs that the parent page asks for, and nobody else', () => {
  const listeners: Listener[] = [];
  const own = { addEventListener: (_: string, listener: Listener) => listeners.push(listener) } as unknown as Window;
  const around = {} as Window;
  const show = vi.fn();
  listenForDesign(around, own, show);
  for (const data of [null, 'BLD-01', { vitrine: 'show' }, { vitrine: 'set-design', design: 7 }])
    listeners[0]?.({ source: around, data });
  listeners[0]?.({ source: {}, data: { vitrine: 'set-design', design: 'BLD-01' } });
  expect(show).not.toHaveBeenCalled();
  listeners[0]?.({ source: around, data: { vitrine: 'set-design', design: 'BLD-02' } });
  expect(show).toHaveBeenCalledExactlyOnceWith('BLD-02');
});

test('without a parent page it listens to no messages', () => {
  const own = { addEventListener: vi.fn() } as unknown as Window;
  listenForDesign(own, own, vi.fn());
  expect(own.addEventListener).not.toHaveBeenCalled();
});
