import { beforeEach, expect, test, vi } from 'vitest';
import { computeSpeed, listenForGestures } from './gestures.ts';

let element: HTMLElement;
const handlers = { grab: vi.fn(), drag: vi.fn(), release: vi.fn(), pinch: vi.fn(), tap: vi.fn() };

const pointer = (type: string, x: number, y: number, details: { id?: number; kind?: string; button?: number } = {}) => {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button: details.button ?? 0 });
  Object.assign(event, { pointerId: details.id ?? 1, pointerType: details.kind ?? 'mouse' });
  element.dispatchEvent(event);
};

beforeEach(() => {
  element = document.createElement('canvas');
  vi.clearAllMocks();
  listenForGestures(element, handlers, new AbortController().signal);
});

test('one pointer drags, and lets go with its speed', () => {
  pointer('pointerdown', 100, 100);
  pointer('pointermove', 120, 104);
  pointer('pointermove', 130, 104);
  pointer('pointerup', 130, 104);
  expect(handlers.drag.mock.calls).toEqual([[{ x: 20, y: 4 }], [{ x: 10, y: 0 }]]);
  expect(handlers.release).toHaveBeenCalledOnce();
  expect(handlers.tap).not.toHaveBeenCalled();
});

test('a press without a move is a tap, a second one soon after is the second', () => {
  for (const _ of [1, 2]) {
    pointer('pointerdown', 100, 100);
    pointer('pointermove', 102, 101);
    pointer('pointerup', 102, 101);
  }
  expect(handlers.tap.mock.calls.map(([, twice]) => twice)).toEqual([false, true]);
  expect(handlers.drag).not.toHaveBeenCalled();
  expect(handlers.release).not.toHaveBeenCalled();
});

test('two pointers pinch around their centre', () => {
  pointer('pointerdown', 0, 0, { kind: 'touch' });
  pointer('pointerdown', 100, 0, { id: 2, kind: 'touch' });
  pointer('pointermove', 200, 0, { id: 2, kind: 'touch' });
  expect(handlers.pinch).toHaveBeenCalledExactlyOnceWith(2, { x: 100, y: 0 });
  pointer('pointerup', 0, 0, { kind: 'touch' });
  pointer('pointerup', 200, 0, { id: 2, kind: 'touch' });
  expect(handlers.tap).not.toHaveBeenCalled();
});

test('only the first button of a mouse holds the image', () => {
  pointer('pointerdown', 0, 0, { button: 2 });
  pointer('pointermove', 50, 0);
  expect(handlers.grab).not.toHaveBeenCalled();
  expect(handlers.drag).not.toHaveBeenCalled();
});

test('a drag that the page takes over ends without speed', () => {
  pointer('pointerdown', 0, 0, { kind: 'touch' });
  pointer('pointermove', 30, 0, { kind: 'touch' });
  pointer('pointercancel', 30, 0, { kind: 'touch' });
  expect(handlers.release).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0 });
});

test('a pointer that loses the element without an end is no second finger of the next one', () => {
  pointer('pointerdown', 0, 0, { kind: 'touch' });
  pointer('pointermove', 30, 0, { kind: 'touch' });
  pointer('lostpointercapture', 30, 0, { kind: 'touch' });
  expect(handlers.release).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0 });
  pointer('pointermove', 60, 0, { kind: 'touch' });
  expect(handlers.drag).toHaveBeenCalledOnce();
  pointer('pointerdown', 0, 0, { id: 2, kind: 'touch' });
  pointer('pointermove', 20, 0, { id: 2, kind: 'touch' });
  expect(handlers.pinch).not.toHaveBeenCalled();
  expect(handlers.drag).toHaveBeenLastCalledWith({ x: 20, y: 0 });
});

test('a released pointer that loses the element afterwards ends once', () => {
  pointer('pointerdown', 0, 0, { kind: 'touch' });
  pointer('pointerup', 0, 0, { kind: 'touch' });
  pointer('lostpointercapture', 0, 0, { kind: 'touch' });
  expect([handlers.tap.mock.calls.length, handlers.release.mock.calls.length]).toEqual([1, 0]);
});

test('the speed is that of the last moments, none after holding still', () => {
  const trail = [0, 10, 20, 30, 40].map((time) => ({ x: 5, y: 0, time }));
  expect(computeSpeed(trail, 40).x).toBeCloseTo(0.5);
  expect(computeSpeed(trail, 400)).toEqual({ x: 0, y: 0 });
});
