/** Where each door stands, in places to the right of its own: -1, 0 or 1. Doors run in two tracks in turn. */
export type Places = readonly number[];

export const closedPlaces = (doors: number): Places => new Array<number>(doors).fill(0);

/** As many doors open as can be: of every pair one stands before the other, so that open sections meet where they can. */
export const openPlaces = (doors: number): Places =>
  Array.from({ length: doors }, (_, index) => {
    const pair = Math.floor(index / 2);
    if (pair * 2 + 1 >= doors) return 0;
    const opensSecond = pair % 2 === 0;
    if (index % 2 === 1) return opensSecond ? -1 : 0;
    return opensSecond ? 0 : 1;
  });

const inside = (index: number, place: number, doors: number): boolean => index + place >= 0 && index + place < doors;

/** The door two further on runs in the same track: it is in the way when it stands where this one goes. */
const inTheWay = (places: Places, index: number, place: number): number | null => {
  const other = index + 2 * place;
  return places[other] !== undefined && other + places[other] === index + place ? other : null;
};

/**
 * The places after a door was touched: one that is away comes home, one at home opens behind or before a neighbour,
 * rather where nothing is in the way. A door of the same track that is in the way goes home at the same time, so that
 * the two never meet.
 */
export const touchDoor = (places: Places, index: number): Places => {
  const place = places[index];
  if (place === undefined) return places;
  const next = [...places];
  if (place !== 0) {
    next[index] = 0;
    return next;
  }
  const towards = index < places.length / 2 ? [1, -1] : [-1, 1];
  const possible = towards.filter((step) => inside(index, step, places.length));
  const step = possible.find((one) => inTheWay(places, index, one) === null) ?? possible[0];
  if (step === undefined) return places;
  const blocking = inTheWay(places, index, step);
  if (blocking !== null) next[blocking] = 0;
  next[index] = step;
  return next;
};

export const isOpen = (places: Places): boolean => places.some((place) => place !== 0);
