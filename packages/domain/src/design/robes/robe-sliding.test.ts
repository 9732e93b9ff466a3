import { expect, test } from 'vitest';
import { type DoorPositions, getClosedPositions, getOpenPositions, isOpen, touchDoor } from './robe-sliding.ts';

/** Positions of doors while they slide, in door widths from the left. */
const between = (from: DoorPositions, to: DoorPositions, share: number): number[] =>
  from.map((position, index) => index + position + ((to[index] ?? 0) - position) * share);

/** Doors of one track, two apart, need one position each. */
const meets = (from: DoorPositions, to: DoorPositions): boolean =>
  [0, 0.25, 0.5, 0.75, 1].some((share) => {
    const at = between(from, to, share);
    return at.some((position, index) => (at[index + 2] ?? Number.POSITIVE_INFINITY) - position < 1 - 1e-9);
  });

const fits = (positions: DoorPositions): boolean =>
  positions.every((position, index) => index + position >= 0 && index + position < positions.length);

test.each([
  [2, [0, -1]],
  [3, [0, -1, 0]],
  [4, [0, -1, 1, 0]],
  [5, [0, -1, 1, 0, 0]],
  [6, [0, -1, 1, 0, 0, -1]],
])('opened as far as may be, %i doors show half of the inside', (doors, positions) => {
  expect(getOpenPositions(doors)).toEqual(positions);
  expect(new Set(positions.map((position, index) => index + position)).size).toBe(doors - Math.floor(doors / 2));
  expect(meets(getClosedPositions(doors), positions)).toBe(false);
});

test('whatever doors are touched in whatever order, none leaves the wardrobe and none runs into another', () => {
  for (let doors = 2; doors <= 6; doors++) {
    for (let start = 0; start < doors ** 4; start++) {
      let positions: DoorPositions = getClosedPositions(doors);
      for (let touch = 0, order = start; touch < 4; touch++, order = Math.floor(order / doors)) {
        const next = touchDoor(positions, order % doors);
        expect(fits(next) && !meets(positions, next)).toBe(true);
        positions = next;
      }
    }
  }
});

test('an open door closes when it is touched again', () => {
  const open = touchDoor(getClosedPositions(3), 0);
  expect(open).toEqual([1, 0, 0]);
  expect(isOpen(open)).toBe(true);
  expect(isOpen(touchDoor(open, 0))).toBe(false);
});

test('a door of the same track that is in the way makes room', () => {
  expect(touchDoor([0, 0, -1], 0)).toEqual([1, 0, 0]);
});

test('no door is touched where there is none', () => {
  const positions = getClosedPositions(2);
  expect(touchDoor(positions, 7)).toBe(positions);
});
