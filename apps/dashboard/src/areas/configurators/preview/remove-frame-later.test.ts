import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFrameLater } from './remove-frame-later.ts';

let frame: HTMLIFrameElement;
let postMessage: ReturnType<typeof vi.fn>;
/** The window of the frame, whose page is on another site. */
let inside: { postMessage: typeof postMessage };

beforeEach(() => {
  vi.useFakeTimers();
  postMessage = vi.fn();
  inside = { postMessage };
  frame = document.createElement('iframe');
  Object.defineProperty(frame, 'src', { value: 'https://content.example/viewer/v1/preview.html?src=/a/latest.json' });
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  frame.getBoundingClientRect = () => ({ width: 800, height: 500 }) as DOMRect;
  document.body.innerHTML = '<main></main>';
  document.querySelector('main')?.append(frame);
  Object.assign(document.body, { moveBefore: (node: Node) => document.body.append(node) });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document.body, 'moveBefore');
});

const say = (source: unknown, data: unknown): boolean =>
  window.dispatchEvent(Object.assign(new Event('message'), { source, data }));

test('it stays behind unseen in its size, is released once the next screen is rendered, and is removed then', () => {
  removeFrameLater(frame);
  expect(frame.parentElement).toBe(document.body);
  expect([frame.inert, frame.style.width, frame.style.height]).toEqual([true, '800px', '500px']);
  expect(postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ vitrine: 'leave' }, 'https://content.example');
  say({}, { vitrine: 'left' });
  say(inside, { vitrine: 'listening' });
  vi.advanceTimersByTime(1000);
  expect(frame.isConnected).toBe(true);
  say(inside, { vitrine: 'left' });
  vi.advanceTimersByTime(500);
  expect(frame.isConnected).toBe(false);
});

test('a viewer that gives no answer is taken out all the same', () => {
  removeFrameLater(frame);
  vi.advanceTimersByTime(3000);
  expect(frame.isConnected).toBe(false);
});

test('where a browser cannot move frames it goes with its screen', () => {
  Reflect.deleteProperty(document.body, 'moveBefore');
  removeFrameLater(frame);
  expect(frame.parentElement).toBe(document.querySelector('main'));
  vi.advanceTimersByTime(3000);
  expect(postMessage).not.toHaveBeenCalled();
});
