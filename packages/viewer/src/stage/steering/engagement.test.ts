import { beforeEach, expect, test, vi } from 'vitest';
import { createEngagement } from './engagement.ts';

let element: HTMLElement;
let engage: () => void;
let end: AbortController;
const zoom = vi.fn();

beforeEach(() => {
  element = document.createElement('canvas');
  document.body.replaceChildren(element);
  end = new AbortController();
  zoom.mockClear();
  engage = createEngagement(element, zoom, end.signal);
});

/** Answers whether the page keeps the wheel. */
const wheel = (deltaY = 100): boolean =>
  element.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true, bubbles: true }));

test('the wheel is the page’s until the visitor takes hold', () => {
  expect(wheel()).toBe(true);
  engage();
  expect(wheel(-100)).toBe(false);
  expect(zoom).toHaveBeenCalledOnce();
  expect(zoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
});

test.each([
  [
    'the pointer leaves',
    () => element.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType: 'mouse' })),
  ],
  ['Escape is pressed', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['something else is pressed', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the page scrolls', () => document.dispatchEvent(new Event('scroll'))],
  ['the viewer goes', () => end.abort()],
])('lets go when %s', (_, happens) => {
  engage();
  expect(element.style.touchAction).toBe('none');
  happens();
  expect(wheel()).toBe(true);
  expect(element.style.touchAction).toBe('pan-y');
});

test('keeps hold while the image itself is pressed', () => {
  engage();
  element.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  expect(wheel()).toBe(false);
});
