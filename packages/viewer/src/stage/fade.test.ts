import { beforeEach, expect, test, vi } from 'vitest';
import type { Compositor } from './compositor.ts';
import { createFade } from './fade.ts';
import type { Composite, CompositeFrame, Layer } from './image.ts';

const frame: CompositeFrame = { width: 64, height: 32, wraps: true, isPreview: false };
const whole = { x: 0, y: 0, width: 64, height: 32 };
const layer = (file: string): Layer => ({ file, x: 0, y: 0, width: 64, height: 32, image: {} as ImageBitmap });
let alive: Set<Composite>;
let compositor: Compositor;

beforeEach(() => {
  alive = new Set();
  compositor = {
    allocate: vi.fn((overrides: CompositeFrame) => {
      const made: Composite = { ...overrides, texture: {}, layers: [], mipmaps: false };
      alive.add(made);
      return made;
    }),
    compose: vi.fn((composite: Composite, layers: readonly Layer[]) => {
      composite.layers = layers;
    }),
    settle: vi.fn((under: Composite) => {
      under.layers = [];
    }),
    complete: vi.fn(),
    addMipmaps: vi.fn(),
    warm: vi.fn(),
    free: vi.fn((composite: Composite | null) => {
      if (composite) alive.delete(composite);
    }),
    dispose: vi.fn(),
  };
});

const shown = (fade: ReturnType<typeof createFade>) => fade.after?.layers.map(({ file }) => file);

test('the first image is there at once, the next comes within its time', () => {
  const fade = createFade(compositor, null);
  fade.fadeTo([layer('a')], frame, 160, whole);
  expect(fade.progress).toBe(1);
  fade.fadeTo([layer('b')], frame, 160, whole);
  expect([fade.progress, fade.advance(80), fade.progress]).toEqual([0, true, 0.5]);
  expect([fade.advance(80), fade.progress, fade.before]).toEqual([false, 1, null]);
  expect(shown(fade)).toEqual(['b']);
});

test('the image before stays, so that going on costs no more than two composites', () => {
  const fade = createFade(compositor, null);
  for (const file of ['a', 'b', 'c', 'd']) {
    fade.fadeTo([layer(file)], frame, 160, whole);
    fade.advance(160);
  }
  expect(compositor.allocate).toHaveBeenCalledTimes(2);
  expect(shown(fade)).toEqual(['d']);
});

test('a fade that is cut short goes on from the visible mixture', () => {
  const fade = createFade(compositor, null);
  for (const file of ['a', 'b']) fade.fadeTo([layer(file)], frame, 160, whole);
  fade.advance(40);
  const [before, after] = [fade.before, fade.after];
  fade.fadeTo([layer('c')], frame, 160, whole);
  expect(compositor.settle).toHaveBeenCalledExactlyOnceWith(before, after, 0.25);
  expect(fade.before).toBe(before);
  expect(shown(fade)).toEqual(['c']);
});

test('layers over the visible base are laid over it, without a fade', () => {
  const fade = createFade(compositor, null);
  fade.fadeTo([layer('base')], frame, 0, whole);
  const base = fade.after;
  fade.fadeTo([layer('base'), layer('a')], frame, 160, whole);
  expect(fade.after).toBe(base);
  expect(shown(fade)).toEqual(['base', 'a']);
  fade.fadeTo([layer('base'), layer('b')], frame, 160, whole);
  expect(fade.after).not.toBe(base);
});

test('an image of another size is freed, not reused', () => {
  const fade = createFade(compositor, null);
  fade.fadeTo([layer('a')], { ...frame, isPreview: true }, 0, whole);
  fade.fadeTo([layer('b')], frame, 200, whole);
  fade.advance(200);
  expect([...alive]).toEqual([fade.after]);
});

test('frees everything at the end', () => {
  const fade = createFade(compositor, null);
  for (const file of ['a', 'b', 'c']) fade.fadeTo([layer(file)], frame, 160, whole);
  fade.dispose();
  expect(alive.size).toBe(0);
});
