/** A random generator with the same numbers for the same seed, on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** True with this probability. */
  chance: (share: number) => boolean;
}

/** Mulberry32: 32 bits of state, more than enough for demo rows. */
const mulberry32 = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Each part of the plan has its own seed, so that a change of one part does not affect the others. */
export const randomOf = (seed: number): Random => {
  const next = mulberry32(seed);
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
  };
};
