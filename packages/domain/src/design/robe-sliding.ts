/** Where each door stands, in places to the right of its own: -1, 0 or 1. Doors run in two tracks in turn. */
export type DoorPositions = readonly number[];

export const closedPositions = (doors: number): DoorPositions => new Array<number>(doors).fill(0);

/** As many doors open as can be: of every pair one stands before the other, so that open sections meet where they can. */
export const openPositions = (doors: number): DoorPositions =>
  Array.from({ length: doors }, (_, index) => {
    const pair = Math.floor(index / 2);
    if (pair * 2 + 1 >= doors) return 0;
    const opensSecond = pair % 2 === 0;
    if (index % 2 === 1) return opensSecond ? -1 : 0;
    return opensSecond ? 0 : 1;
  });

const inside = (index: number, position: number, doors: number): boolean =>
  index + position >= 0 && index + position < doors;

/** The door two further on runs in the same track: it is in the way when it stands where this one goes. */
const inTheWay = (positions: DoorPositions, index: number, position: number): number | null => {
  const other = index + 2 * position;
  return positions[other] !== undefined && other + positions[other] === index + position ? other : null;
};

/**
 * The places after a door was touched: one that is away comes home, one at home opens behind or before a neighbour,
 * rather where nothing is in the way. A door of the same track that is in the way goes home at the same time, so that
 * the two never meet.
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
  const possible = towards.filter((step) => inside(index, step, positions.length));
  const step = possible.find((one) => inTheWay(positions, index, one) === null) ?? possible[0];
  if (step === undefined) return positions;
  const blocking = inTheWay(positions, index, step);
  if (blocking !== null) next[blocking] = 0;
  next[index] = step;
  return next;
};

export const isOpen = (positions: DoorPositions): boolean => positions.some((position) => position !== 0);
