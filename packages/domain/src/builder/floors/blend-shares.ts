import type { BlendPart } from '@vitrine/contract/configurator-file';
import type { FlakeSize } from '@vitrine/contract/floors/limits';
import { shareOut } from '../../design/floors/mix.ts';

/** Tenths of a per cent in a whole blend. */
const WHOLE = 1000;
/** The smallest share of a flake, in tenths of a per cent. */
const LEAST = 1;

/** The parts of a blend. */
export type BlendParts = readonly BlendPart[];

/** The shares of a blend in tenths of a per cent, whole numbers that add up to 1000; in proportion where they did not. */
export const tenthsOf = (parts: BlendParts): number[] =>
  shareOut(
    parts.map(({ percent }) => percent),
    WHOLE,
  );

const withTenths = (parts: BlendParts, tenths: readonly number[]): BlendPart[] =>
  parts.map((part, at) => ({ ...part, percent: (tenths[at] ?? 0) / WHOLE }));

/** The same flakes with shares that add up to a whole. */
export const balancedParts = (parts: BlendParts): BlendPart[] => withTenths(parts, tenthsOf(parts));

/** The range in which a share can be moved while locked ones stay, in tenths of a per cent. */
export const rangeOfShare = (
  parts: BlendParts,
  at: number,
  locked: ReadonlySet<number>,
): { least: number; most: number } => {
  const tenths = tenthsOf(parts);
  const others = tenths.filter((_, index) => index !== at);
  const free = others.length - [...locked].filter((index) => index !== at && index < parts.length).length;
  const taken = tenths.reduce((sum, share, index) => (index !== at && locked.has(index) ? sum + share : sum), 0);
  const most = WHOLE - taken - free * LEAST;
  // Without another free flake there is nothing that could give or take.
  return free === 0 ? { least: most, most } : { least: LEAST, most };
};

/**
 * Sets one share, in tenths of a per cent; flakes that are not locked share the rest in proportion. A share beyond what
 * the locked ones leave becomes the nearest that is possible.
 */
export const setShare = (
  parts: BlendParts,
  at: number,
  share: number,
  locked: ReadonlySet<number> = new Set(),
): BlendPart[] => {
  const tenths = tenthsOf(parts);
  const isFree = (index: number): boolean => index !== at && !locked.has(index);
  if (parts[at] === undefined || !Number.isFinite(share)) return withTenths(parts, tenths);
  const { least, most } = rangeOfShare(parts, at, locked);
  const own = Math.min(most, Math.max(least, Math.round(share)));
  const taken = tenths.reduce((sum, each, index) => (index !== at && !isFree(index) ? sum + each : sum), 0);
  const rest = shareOut(
    tenths.filter((_, index) => isFree(index)),
    WHOLE - own - taken,
  );
  let next = 0;
  return withTenths(
    parts,
    tenths.map((each, index) => (index === at ? own : isFree(index) ? (rest[next++] ?? each) : each)),
  );
};

/** Adds a flake with an equal share, which the others give in proportion. */
export const addToBlend = (parts: BlendParts, id: BlendPart['id'], size: FlakeSize): BlendPart[] => {
  const even = Math.round(WHOLE / (parts.length + 1));
  return setShare([...balancedParts(parts), { id, percent: even / WHOLE, size }], parts.length, even);
};

/** Takes a flake out; the others share its part in proportion. */
export const takeFromBlend = (parts: BlendParts, at: number): BlendPart[] =>
  balancedParts(parts.filter((_, index) => index !== at));
