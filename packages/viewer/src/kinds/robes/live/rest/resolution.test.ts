import { expect, test } from 'vitest';
import { Resolution } from './resolution.ts';

/** Draws a number of frames in motion that take so long. */
function move(resolution: Resolution, frames: number, milliseconds: number): void {
  let now = 0;
  for (let frame = 0; frame <= frames; frame++) {
    resolution.next(now);
    resolution.draw(now);
    now += milliseconds;
  }
}

test('slow frames get fewer pixels while something moves, fast ones get them back', () => {
  const resolution = new Resolution();
  move(resolution, 20, 16);
  expect(resolution.moving).toBe(1);
  move(resolution, 2, 40);
  expect(resolution.moving).toBeCloseTo(0.85 ** 2);
  expect(resolution.atRest).toBe(1);
  move(resolution, 20, 300);
  expect(resolution.moving).toBe(0.22);
  expect(resolution.atRest).toBe(0.8);
  move(resolution, 40, 16);
  expect(resolution.moving).toBe(1);
});

test('a time without a frame says nothing about the card', () => {
  const resolution = new Resolution();
  resolution.draw(0);
  expect(resolution.next(16)).toBe(16);
  expect(resolution.next(2000)).toBe(0);
  expect(resolution.moving).toBe(1);
});

test('a hand may pause for a moment, longer on a slow card; any other change gets its frame at once', () => {
  const resolution = new Resolution();
  expect(resolution.isTurning(1000)).toBe(false);
  resolution.turn(1000);
  expect(resolution.isTurning(1100)).toBe(true);
  expect(resolution.isTurning(1130)).toBe(false);
  move(resolution, 20, 300);
  resolution.turn(1000);
  expect(resolution.isTurning(1390)).toBe(true);
  expect(resolution.isTurning(1410)).toBe(false);
  resolution.turn(2000);
  resolution.change();
  expect(resolution.isTurning(2001)).toBe(false);
});
