import { type FlakeSize, mixLimits } from '@vitrine/contract/floors/limits';

/** A flake of a visitor's own mix. */
export interface MixPart {
  id: string;
  /** Whole percentages. All parts add up to 100. */
  percent: number;
  size: FlakeSize;
}

export type Mix = readonly MixPart[];

const { whole, least } = mixLimits;

/** Whole percentages that add up to `total` in proportion to the weights, none below the minimum. */
export const shareOut = (weights: readonly number[], total: number = whole): number[] => {
  const count = weights.length;
  if (count === 0) return [];
  const sound = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = sound.reduce((one, other) => one + other, 0);
  const spare = total - count * least;
  const exact = sound.map((weight) => (sum > 0 ? (weight / sum) * total : total / count));
  const above = exact.map((share) => Math.max(0, share - least));
  const aboveSum = above.reduce((one, other) => one + other, 0);
  const portions = above.map((share) => (aboveSum > 0 ? (share / aboveSum) * spare : spare / count));
  const shares = portions.map((share) => Math.floor(share + 1e-9));
  let left = spare - shares.reduce((one, other) => one + other, 0);
  const byRemainder = portions
    .map((share, index) => ({ index, rest: share - (shares[index] ?? 0) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares.map((share) => share + least);
};

const withPercents = (mix: Mix, percents: readonly number[]): MixPart[] =>
  mix.map((part, index) => ({ ...part, percent: percents[index] ?? part.percent }));

/** The same parts with percentages that add up to 100. */
export const balanced = (mix: Mix): MixPart[] => withPercents(mix, shareOut(mix.map(({ percent }) => percent)));

/** Sets one part to a percentage. The others share the rest in proportion. */
export const setPercent = (mix: Mix, id: string, percent: number): Mix => {
  const others = mix.filter((part) => part.id !== id);
  if (others.length === mix.length || !Number.isFinite(percent)) return mix;
  const most = whole - others.length * least;
  const own = others.length === 0 ? whole : Math.min(most, Math.max(least, Math.round(percent)));
  const rest = shareOut(
    others.map((part) => part.percent),
    whole - own,
  );
  let next = 0;
  return mix.map((part) => ({ ...part, percent: part.id === id ? own : (rest[next++] ?? part.percent) }));
};

export const setSize = (mix: Mix, id: string, size: FlakeSize): Mix =>
  mix.map((part) => (part.id === id ? { ...part, size } : part));

/** Adds a flake with an equal share. A full mix, or one that has the flake, does not change. */
export const addFlake = (mix: Mix, id: string, size: FlakeSize): Mix => {
  if (mix.length >= mixLimits.flakes || mix.some((part) => part.id === id)) return mix;
  const even = Math.round(whole / (mix.length + 1));
  return setPercent([...mix, { id, percent: even, size }], id, even);
};

/** Removes a flake. The last one cannot be removed. */
export const removeFlake = (mix: Mix, id: string): Mix => {
  const left = mix.filter((part) => part.id !== id);
  return left.length === 0 || left.length === mix.length ? mix : balanced(left);
};
