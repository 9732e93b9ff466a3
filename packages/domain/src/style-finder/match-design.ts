import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { visibleLayers } from '../design/choices.ts';
import { defaultDesign } from '../design/default-design.ts';
import type { Design } from '../design/design.ts';
import { explains, likeness, SEEN_IN, spotsOf } from './explain.ts';
import { type LayerRole, roleOf } from './layer-role.ts';
import type { PhotoLook, SurfaceLook } from './measure.ts';
import { distance } from './oklab.ts';
import { meanOf } from './palette.ts';

/** A colour that every item of a layer has is the background of its photographs. */
const GROUND = 0.06;
/** Weight of a layer's own similarity beside what the room explains as a whole. */
const OWN = 0.1;
const TEXTURE = 1;
const WARMTH = 0.5;
/** Rounds in which every layer is chosen again with the other layers known. */
const ROUNDS = 2;
/** Number of items of a layer that are combined with those of the others. */
const LIKELY = 16;
/** Below 1, small parts of a photo count more than their share. */
const ACCENT = 0.25;

/** The image that shows an item. */
export const imageOf = (item: LayerItem): string | null => item.thumbnail ?? item.image_path ?? null;

interface ItemLook {
  item: LayerItem;
  look: SurfaceLook;
}

/** One item with the spots of the photo that it explains. */
interface Candidate {
  id: string;
  /** By spot of the photo, 0 to 1. */
  explains: Float64Array;
  /** Its score on its own. */
  own: number;
}

/** Without the colours that all items share, unless no other colour is left. */
const withoutGround = (looks: readonly SurfaceLook[]): SurfaceLook[] =>
  looks.map((look) => {
    const own = look.palette.filter(
      ({ colour }) => !looks.every(({ palette }) => palette.some((each) => distance(each.colour, colour) < GROUND)),
    );
    const left = own.reduce((sum, { share }) => sum + share, 0);
    if (looks.length < 2 || left === 0) return look;
    return { ...look, palette: own.map(({ colour, share }) => ({ colour, share: share / left })) };
  });

const measuredOf = (items: readonly LayerItem[], looks: ReadonlyMap<string, SurfaceLook>): ItemLook[] => {
  const measuredItems = items.flatMap((item) => {
    const look = looks.get(imageOf(item) ?? '');
    return look && look.palette.length > 0 ? [{ item, look }] : [];
  });
  const own = withoutGround(measuredItems.map(({ look }) => look));
  return measuredItems.map(({ item, look }, at) => ({ item, look: own[at] ?? look }));
};

/** The first candidate with the highest score. */
const best = <Each>(all: readonly Each[], worth: (each: Each) => number): Each | undefined => {
  const values = all.map(worth);
  return all[values.indexOf(Math.max(...values))];
};

/** Small metal parts pick up accents of the photo, even small ones, and whether it is warm. */
const chooseMetal = (items: readonly ItemLook[], { whole, warmth }: PhotoLook): ItemLook | undefined =>
  best(items, ({ look }) => {
    const found = whole.palette.reduce(
      (sum, { colour, share }) => sum + share ** ACCENT * likeness(look.palette, colour),
      0,
    );
    return found - WARMTH * Math.abs(meanOf(look.palette)[2] - warmth);
  });

/** Items of one layer as candidates. */
const candidatesOf = (items: readonly ItemLook[], role: LayerRole, photo: PhotoLook): Candidate[] => {
  const spots = spotsOf(photo);
  return items.map(({ item, look }) => {
    const found = explains(look, role, spots);
    const texture = SEEN_IN[role].reduce((sum, weight, part) => {
      const measured = [photo.upper, photo.middle, photo.lower][part]?.texture ?? 0;
      return sum + weight * Math.abs(look.texture - measured);
    }, 0);
    const own = spots.reduce((sum, { share }, at) => sum + share * (found[at] ?? 0), 0) - TEXTURE * texture;
    return { id: String(item.id), explains: found, own };
  });
};

/** How much of the photo these candidates explain together, plus their own scores. */
const worthOf = (chosen: readonly (Candidate | undefined)[], shares: readonly number[]): number => {
  let explained = 0;
  for (let spot = 0; spot < shares.length; spot++) {
    let most = 0;
    for (const candidate of chosen) most = Math.max(most, candidate?.explains[spot] ?? 0);
    explained += most * (shares[spot] ?? 0);
  }
  return explained + OWN * chosen.reduce((sum, candidate) => sum + (candidate?.own ?? 0), 0);
};

/**
 * Chooses one candidate of each layer, so that together they explain as much of the photo as possible. A colour that
 * one layer explains does not count again; otherwise all layers would get the most frequent colour. Layers are chosen
 * in pairs, because they often have to swap.
 */
const explainTogether = (
  layers: readonly (readonly Candidate[])[],
  shares: readonly number[],
): (string | undefined)[] => {
  const likely = layers.map((candidates) => [...candidates].sort((one, other) => other.own - one.own).slice(0, LIKELY));
  const chosen = likely.map(([first]) => first);
  let worth = worthOf(chosen, shares);
  const take = (changes: readonly [at: number, candidate: Candidate][]): void => {
    const next = [...chosen];
    for (const [at, candidate] of changes) next[at] = candidate;
    const better = worthOf(next, shares);
    if (better <= worth) return;
    worth = better;
    for (const [at, candidate] of changes) chosen[at] = candidate;
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, candidates] of likely.entries()) {
      for (const candidate of candidates) take([[at, candidate]]);
      for (let other = 0; other < at; other++) {
        for (const one of candidates)
          for (const two of likely[other] ?? [])
            take([
              [at, one],
              [other, two],
            ]);
      }
    }
  }
  return chosen.map((candidate) => candidate?.id);
};

/**
 * The design that looks most like the photo: items whose images together explain the colours of the photo where their
 * layers are visible. `looks` has the measured images by path. A layer without any keeps its default.
 */
export const matchDesign = (file: LayeredFile, photo: PhotoLook, looks: ReadonlyMap<string, SurfaceLook>): Design => {
  const design: Record<string, string> = { ...defaultDesign(file) };
  const layers = visibleLayers(file)
    .map(({ key, layer, items }) => ({ key, role: roleOf(layer.name), items: measuredOf(items, looks) }))
    .filter(({ items }) => items.length > 0);
  const surfaces = layers.filter(({ role }) => role !== 'metal');
  const shares = spotsOf(photo).map(({ share }) => share);
  const together = explainTogether(
    surfaces.map(({ items, role }) => candidatesOf(items, role, photo)),
    shares,
  );
  for (const [at, { key }] of surfaces.entries()) design[key] = together[at] ?? design[key] ?? '';
  for (const { key, role, items } of layers) {
    if (role === 'metal') design[key] = String(chooseMetal(items, photo)?.item.id ?? design[key]);
  }
  return design;
};
