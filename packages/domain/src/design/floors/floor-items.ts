import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { FLAKE_SIZE_NAME } from '@vitrine/contract/floors/limits';
import type { Design } from '../design.ts';
import type { ChosenItem } from '../design-items.ts';
import { readColour, writeColour } from './colour.ts';
import { readFlakeSize } from './flake-size.ts';
import { AS_BLEND, AS_BLEND_NAME, MIX, OWN_MIX, PART_NAME } from './keys.ts';
import { readMix } from './mix-text.ts';
import { byId } from './offered.ts';
import { meanOf, recipeOf } from './recipe.ts';

const plain = (component: string, id: string, name: string): ChosenItem => ({
  component,
  id,
  name,
  thumbnail: null,
  product_code: null,
  price: null,
});

interface Row {
  id: string | number;
  name: string;
  thumbnail?: string | null | undefined;
  price?: number | null | undefined;
}

const codeOf = (row: Row): string | null => {
  const code = 'product_code' in row ? row.product_code : null;
  return typeof code === 'string' && code !== '' ? code : null;
};

const ofRow = (component: string, row: Row): ChosenItem => ({
  component,
  id: row.id,
  name: row.name,
  thumbnail: row.thumbnail ?? null,
  product_code: codeOf(row),
  price: row.price ?? null,
});

/** Flakes of the visitor's own mix, one item each, with their percentages. */
const mixItems = (file: FloorsFile, design: Design): ChosenItem[] =>
  (readMix(design.mix ?? '') ?? []).flatMap(({ id, percent, size }, index) => {
    const flake = byId(file.flakes, id);
    const hex_thumbnail = flake?.hex ?? '';
    const blend = `${OWN_MIX}, ${percent} %`;
    return flake
      ? [{ ...ofRow(`Flake ${index + 1}`, flake), price: null, blend, flake_size: size, hex_thumbnail }]
      : [];
  });

/** The design as a list of items: for the specification, the enquiry and screen readers. */
export const floorItems = (file: FloorsFile, design: Design): ChosenItem[] => {
  const mixed = design.blend === MIX;
  const blend = byId(file.blends, design.blend);
  const finish = byId(file.finishes ?? [], design.finish);
  const recipe = recipeOf(file, design);
  const size = design.size === undefined || design.size === AS_BLEND ? null : readFlakeSize(design.size);
  const base = byId(file.flakes, design.base);
  const name = mixed ? OWN_MIX : (blend?.name ?? '');
  const own = readColour(blend?.hex) ?? readColour(blend?.ralRGB) ?? meanOf(recipe.parts);
  const facts = {
    blend: name,
    flake_size: [...new Set(recipe.parts.map((part) => part.size))].join(', '),
    hex_thumbnail: writeColour(own),
  };
  const first = mixed || !blend ? plain(PART_NAME.blend, mixed ? MIX : '', name) : ofRow(PART_NAME.blend, blend);
  return [
    { ...first, ...facts },
    ...(finish ? [{ ...ofRow(PART_NAME.finish, finish), blend: name }] : []),
    { ...plain(PART_NAME.size, size ?? AS_BLEND, size ? FLAKE_SIZE_NAME[size] : AS_BLEND_NAME), blend: name },
    {
      ...plain(PART_NAME.base, base ? String(base.id) : AS_BLEND, base?.name ?? AS_BLEND_NAME),
      blend: name,
      hex_thumbnail: writeColour(recipe.base),
    },
    ...(mixed ? mixItems(file, design) : []),
  ];
};
