import { beforeEach, expect, test, vi } from 'vitest';
import { listenForKeys } from './keys.ts';

let element: HTMLElement;
const handlers = { step: vi.fn(), zoom: vi.fn(), home: vi.fn() };
/** Answers whether the page keeps the key. */
const press = (key: string, overrides: KeyboardEventInit = {}): boolean =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...overrides }));

beforeEach(() => {
  vi.clearAllMocks();
  element = document.createElement('canvas');
  listenForKeys(element, handlers, new AbortController().signal);
});

test('arrows step, plus and minus zoom, Home goes home', () => {
  for (const key of ['ArrowRight', 'ArrowUp', '+', '-', 'Home']) expect(press(key)).toBe(false);
  expect(handlers.step.mock.calls).toEqual([[{ x: 1, y: 0 }], [{ x: 0, y: -1 }]]);
  expect(handlers.zoom.mock.calls).toEqual([[1.25], [0.8]]);
  expect(handlers.home).toHaveBeenCalledOnce();
});

test.each([
  ['Tab', {}],
  ['Escape', {}],
  ['+', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
])('leaves %s %j to the page', (key, overrides) => {
  expect(press(key, overrides)).toBe(true);
  expect(handlers.step).not.toHaveBeenCalled();
  expect(handlers.zoom).not.toHaveBeenCalled();
});
