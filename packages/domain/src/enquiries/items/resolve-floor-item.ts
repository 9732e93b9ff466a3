import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import { FLAKE_SIZE_NAME, FLAKE_SIZES } from '@vitrine/contract/floors/limits';
import type { ChosenItem } from '../../design/design-items.ts';
import { readColour, writeColour } from '../../design/floors/colour.ts';
import { floorItems } from '../../design/floors/floor-items.ts';
import { AS_BLEND, AS_BLEND_NAME, MIX, OWN_MIX, PART_NAME } from '../../design/floors/keys.ts';
import { chosenItem } from './chosen-item.ts';
import { isSameName, namedIn } from './same-name.ts';

interface FloorRow {
  id: string | number;
  name: string;
  thumbnail?: string | null | undefined;
  hex?: string | null | undefined;
}

const AS_THE_BLEND = { id: AS_BLEND, name: AS_BLEND_NAME };

interface FloorLists {
  file: FloorsFile;
  parts: readonly { component: string; rows: readonly FloorRow[] }[];
  /** What a mix consists of, without and with the visitor's own. */
  mixed: readonly FloorRow[];
  mixedOrOwn: readonly FloorRow[];
}

function listsOf(file: FloorsFile): FloorLists {
  const sizes = FLAKE_SIZES.map((id) => ({ id, name: FLAKE_SIZE_NAME[id] }));
  const own = { id: MIX, name: OWN_MIX };
  const mixed = [...file.blends, ...file.flakes];
  return {
    file,
    parts: [
      { component: PART_NAME.blend, rows: [...file.blends, own] },
      { component: PART_NAME.finish, rows: file.finishes ?? [] },
      { component: PART_NAME.size, rows: [...sizes, AS_THE_BLEND] },
      { component: PART_NAME.base, rows: [...file.flakes, AS_THE_BLEND] },
    ],
    mixed,
    mixedOrOwn: [...mixed, own],
  };
}

/** Finds blends, flakes, finishes and sizes of a floor, for any name of their component. */
export function floorItemResolver(file: FloorsFile): (item: DesignItem) => ChosenItem | null {
  const lists = listsOf(file);
  return (item) => resolveFloorItem(lists, item);
}

function resolveFloorItem(lists: FloorLists, item: DesignItem): ChosenItem | null {
  const { flakes } = lists.file;
  const ofFlake = /^flake( \d{1,2})?$/i.exec(item.component?.trim() ?? '');
  const parts = ofFlake
    ? [{ component: `Flake${ofFlake[1] ?? ''}`, rows: flakes }, ...lists.parts]
    : [...lists.parts, { component: 'Flake', rows: flakes }];
  const named = parts.filter(({ component }) => isSameName(component, item.component));
  // Samples name no component, and blends are what is mostly meant.
  const among = named.length > 0 ? named : parts.filter(({ component }) => component !== PART_NAME.base);
  for (const { component, rows } of among) {
    const row = namedIn<FloorRow>(rows, item);
    if (row) return { ...chosenItem(component, row), ...factsOf(lists, component, row, item) };
  }
  return null;
}

const factsOf = (lists: FloorLists, component: string, row: FloorRow, item: DesignItem) => {
  const { file } = lists;
  const isBlend = component === PART_NAME.blend && row.id !== MIX;
  const own = isBlend ? floorItems(file, { blend: String(row.id), size: AS_BLEND, base: AS_BLEND })[0] : undefined;
  const colour = readColour(row.hex);
  const flake_size = sizesIn(item.flake_size ?? '') || (own?.flake_size ?? '');
  return {
    blend: mixIn(lists, item.blend ?? '') || (isBlend ? row.name : ''),
    ...(flake_size !== '' && { flake_size }),
    hex_thumbnail: own?.hex_thumbnail ?? (colour ? writeColour(colour) : ''),
  };
};

const partsOf = (text: string): string[] =>
  text
    .split(/[,;+&]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * 'Domino', 'Domino 60%, Granite 40%', 'Own mix, 40 %': names of the catalogue with their percentages; '' for anything
 * else.
 */
function mixIn({ mixed, mixedOrOwn }: FloorLists, text: string): string {
  const whole = namedIn(mixed, { name: text });
  if (whole) return whole.name;
  const parts = partsOf(text).map((part) => {
    const [, percent = ''] = /(\d{1,3}(?:\.\d{1,2})?) ?%/.exec(part) ?? [];
    const name = part.replace(/\d{1,3}(\.\d{1,2})? ?%/, '').trim();
    const row = namedIn(mixedOrOwn, { name });
    if (!row && (name !== '' || percent === '')) return null;
    return [row?.name, percent && `${percent} %`].filter(Boolean).join(' ');
  });
  return parts.includes(null) ? '' : parts.join(', ');
}

/** 's', 'Medium', 's, l', '6 mm': sizes of flakes; '' for anything else. */
function sizesIn(text: string): string {
  const parts = partsOf(text);
  const isSize = (part: string): boolean =>
    /^\d{1,3}([./]\d{1,3})? ?(mm|cm|in|inch|")?$/i.test(part) ||
    FLAKE_SIZES.some((size) => isSameName(size, part) || isSameName(FLAKE_SIZE_NAME[size], part));
  return parts.every(isSize) ? parts.join(', ') : '';
}
