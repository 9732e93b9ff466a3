import type { Blend, FloorsFile } from '@vitrine/contract/configurator-file';
import type { FlakeSize } from '@vitrine/contract/floors/limits';
import type { Design } from '../design.ts';
import { type Rgb, readColour } from './colour.ts';
import { readFlakeSize } from './flake-size.ts';
import { AS_BLEND, MIX } from './keys.ts';
import { readMix } from './mix-text.ts';
import { byId } from './offered.ts';

/** One kind of flake on the floor. */
interface RecipePart {
  id: string;
  name: string;
  colour: Rgb;
  /** Share of the whole, 0 to 1. All parts add up to 1. */
  share: number;
  size: FlakeSize;
}

/** The composition of a floor: enough to draw it, always the same. */
export interface Recipe {
  /** Identifies the recipe. The same text is the same floor. */
  key: string;
  parts: RecipePart[];
  /** The coat under the flakes. */
  base: Rgb;
  /** The coat of the blend itself. */
  blendBase: Rgb;
}

type Share = Omit<RecipePart, 'share' | 'name' | 'colour'> & { weight: number };

const GREY: Rgb = [150, 150, 150];

const colourOfBlend = (blend: Blend | undefined): Rgb | null => readColour(blend?.ralRGB) ?? readColour(blend?.hex);

/** Shares of a blend, or of the visitor's own mix, from the file or the design. */
const sharesOf = (blend: Blend | undefined, design: Design): Share[] => {
  const mix = design.blend === MIX ? readMix(design.mix ?? '') : null;
  if (mix) return mix.map(({ id, percent, size }) => ({ id, weight: percent, size }));
  return (blend?.parts ?? []).map(({ id, percent, size }) => ({
    id: String(id),
    weight: percent,
    size: readFlakeSize(size),
  }));
};

export const meanOf = (parts: readonly RecipePart[]): Rgb => {
  const channel = (index: 0 | 1 | 2): number => parts.reduce((sum, part) => sum + part.colour[index] * part.share, 0);
  return [channel(0), channel(1), channel(2)];
};

/**
 * The composition of the design's floor. A blend without parts, such as one of a single colour, is flakes of that
 * colour.
 */
export const recipeOf = (file: FloorsFile, design: Design): Recipe => {
  const blend = byId(file.blends, design.blend);
  const resolvedParts = sharesOf(blend, design).flatMap((share) => {
    const flake = byId(file.flakes, share.id);
    const colour = readColour(flake?.hex);
    return flake && colour && share.weight > 0 ? [{ ...share, name: flake.name, colour }] : [];
  });
  const sum = resolvedParts.reduce((total, { weight }) => total + weight, 0);
  const own: RecipePart[] = resolvedParts.map(({ weight, ...part }) => ({ ...part, share: weight / sum }));
  const plain = colourOfBlend(blend) ?? GREY;
  const single: RecipePart = {
    id: String(blend?.id ?? ''),
    name: blend?.name ?? '',
    colour: plain,
    share: 1,
    size: 'm',
  };
  const size = design.size !== undefined && design.size !== AS_BLEND ? readFlakeSize(design.size) : null;
  const parts = (own.length > 0 ? own : [single]).map((part) => (size ? { ...part, size } : part));
  const blendBase = colourOfBlend(blend) ?? meanOf(parts);
  const base = readColour(byId(file.flakes, design.base)?.hex) ?? blendBase;
  const key = [...parts.map(({ id, colour, share, size: of }) => [id, colour, share.toFixed(4), of].join('/')), base];
  return { key: key.join('|'), parts, base, blendBase };
};
