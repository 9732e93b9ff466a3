import type { Flake, FloorsFile } from '@vitrine/contract/configurator-file';
import type { Replacement } from '../config-string.ts';
import type { Design } from '../design.ts';
import type { RestoredDesign } from '../design-model.ts';
import { colourDistance, readColour } from './colour.ts';
import { AS_BLEND, AS_BLEND_NAME, MIX, OWN_MIX, PART_NAME } from './keys.ts';
import { balanced, type MixPart } from './mix.ts';
import { escapeId, readMix, unescapeId, writeMix } from './mix-text.ts';
import { byId, offeredBlends, offeredFinishes, offeredFlakes } from './offered.ts';

/** The choices that a text asks for, before they are compared with the file. */
interface Wishes {
  ids: string[];
  named: ReadonlyMap<string, string>;
}

export const readWishes = (text: string): Wishes => {
  const ids: string[] = [];
  const named = new Map<string, string>();
  for (const part of text.split(',')) {
    const at = part.indexOf('=');
    if (at > 0) named.set(part.slice(0, at).trim().toLowerCase(), part.slice(at + 1));
    else if (part.trim() !== '') ids.push(unescapeId(part));
  }
  return { ids, named };
};

/**
 * The ids of blend and finish. Both lists may share ids, so the first id is the blend, unless it is a finish only; with a
 * mix there is none.
 */
export const readBlendAndFinish = (
  file: FloorsFile,
  { ids, named }: Wishes,
): { blend: string | undefined; finish: string | undefined } => {
  const isBlend = (id: string): boolean => byId(file.blends, id) !== undefined;
  const isFinish = (id: string): boolean => byId(file.finishes ?? [], id) !== undefined;
  const [first = '', ...rest] = ids;
  if (!named.has('mix') && (isBlend(first) || !isFinish(first)))
    return { blend: ids[0], finish: rest.find(isFinish) ?? rest[0] };
  const finish = ids.find(isFinish) ?? ids.find((id) => !isBlend(id));
  return { blend: ids.find((id) => id !== finish && isBlend(id)), finish };
};

/**
 * A design as text: 'BLD-02,FIN-01', then its differences from the blend:
 * 'mix=FLK-01:40:m;FLK-07:60:s,FIN-01,size=l,base=FLK-07'.
 */
export const writeFloor = ({ blend, finish, size, base, mix }: Design): string =>
  [
    blend === MIX ? `mix=${mix ?? ''}` : escapeId(blend ?? ''),
    finish ? escapeId(finish) : '',
    size ? `size=${size}` : '',
    base ? `base=${escapeId(base)}` : '',
  ]
    .filter((part) => part !== '')
    .join(',');

/** The replacement of a missing flake: the available one with the closest colour that is not in the mix yet. */
const standIn = (file: FloorsFile, gone: Flake | undefined, taken: ReadonlySet<string>): Flake | undefined => {
  const free = offeredFlakes(file).filter(({ id }) => !taken.has(String(id)));
  const target = readColour(gone?.hex);
  if (!target) return free[0];
  const far = (flake: Flake): number => {
    const colour = readColour(flake.hex);
    return colour ? colourDistance(colour, target) : Number.POSITIVE_INFINITY;
  };
  return [...free].sort((one, other) => far(one) - far(other))[0];
};

const restoreMix = (file: FloorsFile, text: string, replaced: Replacement[]): string | null => {
  const mix = readMix(text);
  if (!mix) return null;
  const offered = offeredFlakes(file);
  const taken = new Set(mix.filter(({ id }) => byId(offered, id)).map(({ id }) => id));
  const parts = mix.flatMap((part): MixPart[] => {
    if (taken.has(part.id) && byId(offered, part.id)) return [part];
    const gone = byId(file.flakes, part.id);
    const other = standIn(file, gone, taken);
    replaced.push({ layer: OWN_MIX, requested: gone?.name ?? part.id, now: other?.name ?? '–' });
    if (!other) return [];
    taken.add(String(other.id));
    return [{ ...part, id: String(other.id) }];
  });
  return parts.length === 0 ? null : writeMix(balanced(parts));
};

/** The design that a text describes, on this version of the file, and its replaced choices. */
export const restoreFloor = (file: FloorsFile, text: string, start: Design): RestoredDesign => {
  const wishes = readWishes(text);
  const { named } = wishes;
  const wished = readBlendAndFinish(file, wishes);
  const replaced: Replacement[] = [];
  const [blends, finishes] = [offeredBlends(file), offeredFinishes(file)];
  const mixText = named.get('mix');
  const mix = mixText === undefined ? null : restoreMix(file, mixText, replaced);
  /** The requested choice when it is available, otherwise the default, which is listed as replaced. */
  const settle = (layer: string, wish: string | undefined, all: readonly NamedRow[], offered: readonly NamedRow[]) => {
    if (wish === undefined || byId(offered, wish)) return wish;
    const now = byId(all, start[layer === PART_NAME.blend ? 'blend' : 'finish'])?.name ?? '';
    replaced.push({ layer, requested: byId(all, wish)?.name ?? wish, now });
    return undefined;
  };
  const blend = mix ? MIX : settle(PART_NAME.blend, wished.blend, file.blends, blends);
  const wishedFinish = finishes.length > 0 ? wished.finish : undefined;
  const finish = settle(PART_NAME.finish, wishedFinish, file.finishes ?? [], finishes);
  const base = named.has('base') ? unescapeId(named.get('base') ?? '') : AS_BLEND;
  const baseFlake = byId(offeredFlakes(file), base);
  if (base !== AS_BLEND && !baseFlake) {
    const requested = byId(file.flakes, base)?.name ?? base;
    replaced.push({ layer: PART_NAME.base, requested, now: AS_BLEND_NAME });
  }
  const size = named.get('size')?.trim().toLowerCase() ?? '';
  return {
    design: {
      ...start,
      ...(blend !== undefined && { blend }),
      ...(finish !== undefined && { finish }),
      size: ['s', 'm', 'l'].includes(size) ? size : AS_BLEND,
      base: baseFlake ? base : AS_BLEND,
      ...(mix && { mix }),
    },
    replaced,
  };
};

interface NamedRow {
  id: string | number;
  name: string;
}
