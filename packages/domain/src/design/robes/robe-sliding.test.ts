import { expect, test } from 'vitest';
import { type DoorPositions, getClosedPositions, getOpenPositions, isOpen, touchDoor } from './robe-sliding.ts';

/** Where doors stand while they slide, in places from the left. */
const between = (from: DoorPositions, to: DoorPositions, share: number): number[] =>
  from.map((place, index) => index + place + ((to[index] ?? 0) - place) * share);

/** Doors of one track, two apart, need one place each. */
const meets = (from: DoorPositions, to: DoorPositions): boolean =>
  [0, 0.25, 0.5, 0.75, 1].some((share) => {
    const at = between(from, to, share);
    return at.some((place, index) => (at[index + 2] ?? Number.POSITIVE_INFINITY) - place < 1 - 1e-9);
  });

const fits = (places: DoorPositions): boolean =>
  places.every((place, index) => index + place >= 0 && index + place < places.length);

test.each([
  [2, [0, -1]],
  [3, [0, -1, 0]],
  [4, [0, -1, 1, 0]],
  [5, [0, -1, 1, 0, 0]],
  [6, [0, -1, 1, 0, 0, -1]],
])('opened as far as may be, %i doors show half of the inside', (doors, places) => {
  expect(getOpenPositions(doors)).toEqual(places);
  expect(new Set(places.map((place, index) => index + place)).size).toBe(doors - Math.floor(doors / 2));
  expect(meets(getClosedPositions(doors), places)).toBe(false);
});

test('whatever doors are touched in whatever order, none leaves the wardrobe and none runs into another', () => {
  for (let doors = 2; doors <= 6; doors++) {
    for (let start = 0; start < doors ** 4; start++) {
      let places: DoorPositions = getClosedPositions(doors);
      for (let touch = 0, order = start; touch < 4; touch++, order = Math.floor(order / doors)) {
        const next = touchDoor(places, order % doors);
        expect(fits(next) && !meets(places, next)).toBe(true);
        places = next;
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
  const places = getClosedPositions(2);
  expect(touchDoor(places, 7)).toBe(places);
});
