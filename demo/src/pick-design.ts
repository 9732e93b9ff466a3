import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { choicesOf } from '@vitrine/domain/design/choices';
import { chooseItem } from '@vitrine/domain/design/choose-item';
import { writeConfigString } from '@vitrine/domain/design/config-string';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import { designItems } from '@vitrine/domain/design/design-items';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';

/** One item of an enquiry's design, in the form of the contract's designItem. Paths are those of the catalogue. */
export interface PickedItem {
  component: string;
  id: string | number;
  name: string;
  thumbnail?: string;
  product_code?: string;
  blend?: string;
  flake_size?: string;
  hex_thumbnail?: string;
}

export interface PickedDesign {
  items: PickedItem[];
  /** The design as a short text, in the form of the catalogue's options.configString. */
  design: string;
}

type Row = Record<string, unknown> & { id: string | number; name: string };

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

/** The available entries of a list of the file. */
const enabled = (list: unknown): Row[] =>
  Array.isArray(list) ? list.filter(isRow).filter((row) => row.enabled !== false && row.disabled !== true) : [];

const at = <T>(list: readonly T[], chance: number | undefined): T | undefined =>
  list[Math.min(list.length - 1, Math.floor((chance ?? 0) * list.length))];

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const picked = (component: string, row: Row): PickedItem => {
  const [thumbnail, code] = [text(row.thumbnail), text(row.product_code)];
  return {
    component,
    id: row.id,
    name: row.name,
    ...(thumbnail && { thumbnail }),
    ...(code && { product_code: code }),
  };
};

const designOf = (chosen: readonly (PickedItem | undefined)[]): PickedDesign => {
  const items = chosen.filter((item) => item !== undefined);
  return { items, design: items.map(({ id }) => id).join(',') };
};

const pickLayered = (file: LayeredFile, picks: readonly number[]): PickedDesign => {
  const design = choicesOf(file).reduce((chosen, { key, items }, index) => {
    const item = at(items, picks[index]);
    return item === undefined ? chosen : chooseItem(file, chosen, key, item.id);
  }, defaultDesign(file));
  const items = designItems(file, design).map((item) => picked(item.component, { ...item }));
  return { items, design: writeConfigString(file, design) };
};

const pickFloor = (file: FloorsFile, picks: readonly number[]): PickedDesign => {
  const blend = at(enabled(file.blends), picks[0]);
  const finish = at(enabled(file.finishes), picks[1]);
  const [hex, parts] = [text(blend?.hex), Array.isArray(blend?.parts) ? blend.parts : []];
  const size = text(parts[0]?.size);
  return designOf([
    blend && {
      ...picked('Blend', blend),
      blend: blend.name,
      ...(size && { flake_size: size }),
      ...(hex && { hex_thumbnail: hex }),
    },
    finish && picked('Finish', finish),
  ]);
};

/** Layout, frame, fittings and materials for all doors. Every other door has the second material, as in shops. */
const pickRobe = (file: SlidingRobeFile, picks: readonly number[]): PickedDesign => {
  const model = robesModel(file);
  const lists = [
    ['door.all', file.doors],
    ['frame', file.frames.frameType],
    ['internal.all', file.internals.options],
    ['door.all.panel.all', file.materials],
    ['door.2.panel.all', file.materials],
  ] as const;
  const design = lists.reduce((chosen, [part, list], index) => {
    const row = at(enabled(list), picks[index]);
    return row === undefined ? chosen : model.choose(chosen, part, String(row.id));
  }, model.start());
  const items = model.items(design).map((item) => picked(item.component, { ...item }));
  return { items, design: model.write(design) };
};

/** A design of enabled items of any catalogue, the same for the same random numbers. */
export const pickDesign = (file: ConfiguratorFile, picks: readonly number[]): PickedDesign => {
  if ('blends' in file) return pickFloor(file as FloorsFile, picks);
  return 'materials' in file ? pickRobe(file as SlidingRobeFile, picks) : pickLayered(file as LayeredFile, picks);
};
