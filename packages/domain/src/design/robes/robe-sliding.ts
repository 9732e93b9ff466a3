/**
 * Position of each door, in steps to the right of where it is closed: -1, 0 or 1. Doors alternate between two tracks.
 */
export type DoorPositions = readonly number[];

export const getClosedPositions = (doors: number): DoorPositions => new Array<number>(doors).fill(0);

/**
 * Opens as many doors as possible: one of each pair moves before the other, so that open sections meet where they can.
 */
export const getOpenPositions = (doors: number): DoorPositions =>
  Array.from({ length: doors }, (_, index) => {
    const pair = Math.floor(index / 2);
    if (pair * 2 + 1 >= doors) return 0;
    const opensSecond = pair % 2 === 0;
    if (index % 2 === 1) return opensSecond ? -1 : 0;
    return opensSecond ? 0 : 1;
  });

const isInside = (index: number, position: number, doors: number): boolean =>
  index + position >= 0 && index + position < doors;

/** Finds the door that blocks a move. The door two further on has the same track, and may be where this one goes. */
const findBlockingDoor = (positions: DoorPositions, index: number, position: number): number | null => {
  const other = index + 2 * position;
  return positions[other] !== undefined && other + positions[other] === index + position ? other : null;
};

/**
 * Returns the positions after a tap on a door. An open door closes. A closed one opens to a side, preferably a free
 * one; a door of the same track that blocks it closes at the same time, so that the two never meet.
 */
export const touchDoor = (positions: DoorPositions, index: number): DoorPositions => {
  const position = positions[index];
  if (position === undefined) return positions;
  const next = [...positions];
  if (position !== 0) {
    next[index] = 0;
    return next;
  }
  const towards = index < positions.length / 2 ? [1, -1] : [-1, 1];
  const possible = towards.filter((step) => isInside(index, step, positions.length));
  const step = possible.find((one) => findBlockingDoor(positions, index, one) === null) ?? possible[0];
  if (step === undefined) return positions;
  const blocking = findBlockingDoor(positions, index, step);
  if (blocking !== null) next[blocking] = 0;
  next[index] = step;
  return next;
};

export const isOpen = (positions: DoorPositions): boolean => positions.some((position) => position !== 0);
