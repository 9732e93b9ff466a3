import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { FLAKE_SIZES } from '@vitrine/contract/floors/limits';
import type { Design } from '../design.ts';
import type { DesignModel } from '../design-model.ts';
import { floorItems } from './floor-items.ts';
import { AS_BLEND, MIX } from './keys.ts';
import { readMix, writeMix } from './mix-text.ts';
import { byId, mixOfBlend, offeredBlends, offeredFinishes, offeredFlakes } from './offered.ts';
import { readBlendAndFinish, readWishes, restoreFloor, writeFloor } from './restore-floor.ts';

const idOf = (row: { id: string | number } | undefined): string => (row ? String(row.id) : '');

/** The default of the file, otherwise the first available choice. Without any, the first blend is drawn. */
const startOf = (file: FloorsFile): Design => {
  const named = readBlendAndFinish(file, readWishes(file.options?.configString ?? ''));
  const [blends, finishes] = [offeredBlends(file), offeredFinishes(file)];
  const finish = byId(finishes, named.finish) ?? finishes[0];
  return {
    blend: idOf(byId(blends, named.blend) ?? blends[0] ?? file.blends[0]),
    ...(finish && { finish: idOf(finish) }),
    size: AS_BLEND,
    base: AS_BLEND,
  };
};

const withMix = (file: FloorsFile, design: Design, text: string): Design => {
  const mix = readMix(text);
  const offered = offeredFlakes(file);
  if (!mix?.every(({ id }) => byId(offered, id))) return design;
  const written = writeMix(mix);
  return design.blend === MIX && design.mix === written ? design : { ...design, blend: MIX, mix: written };
};

const withBlend = (file: FloorsFile, design: Design, choice: string): Design => {
  if (choice === MIX) return withMix(file, design, writeMix(mixOfBlend(file, byId(file.blends, design.blend))));
  if (choice === design.blend || !byId(offeredBlends(file), choice)) return design;
  const { mix: _, ...rest } = design;
  return { ...rest, blend: choice };
};

/** Whether a part of a design other than its blend can have this value. */
const mayBe = (file: FloorsFile, part: string, choice: string): boolean => {
  if (part === 'finish') return byId(offeredFinishes(file), choice) !== undefined;
  if (part === 'size') return choice === AS_BLEND || FLAKE_SIZES.some((size) => size === choice);
  return part === 'base' && (choice === AS_BLEND || byId(offeredFlakes(file), choice) !== undefined);
};

/**
 * Designs of floors: `blend` (or `mix` for the visitor's own), `finish`, `size` of the flakes, and `base`, the colour
 * under them.
 */
export const floorsModel = (file: FloorsFile): DesignModel => ({
  start: () => startOf(file),
  choose: (design, part, choice) => {
    if (part === 'mix') return withMix(file, design, choice);
    if (part === 'blend') return withBlend(file, design, choice);
    return design[part] !== choice && mayBe(file, part, choice) ? { ...design, [part]: choice } : design;
  },
  write: writeFloor,
  restore: (text) => restoreFloor(file, text, startOf(file)),
  knows: (text) => {
    const { ids, named } = readWishes(text);
    const mix = readMix(named.get('mix') ?? '') ?? [];
    return (
      ids.some((id) => byId(file.blends, id) || byId(file.finishes ?? [], id)) ||
      mix.some(({ id }) => byId(file.flakes, id) !== undefined)
    );
  },
  items: (design) => floorItems(file, design),
});
