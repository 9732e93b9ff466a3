import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { enquiryLimits as limits } from '@vitrine/contract/enquiries/limits';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { ChosenItem } from '../../design/design-items.ts';
import { doorItem } from '../../design/robes/robe-items.ts';
import { robeRanges } from '../../design/robes/robe-sizes.ts';
import { chosenItem } from './chosen-item.ts';
import { isSameName, namedIn } from './same-name.ts';

type Resolve = (file: SlidingRobeFile, item: DesignItem, label: string) => ChosenItem | null;

const fact = (component: string, name: string): ChosenItem => chosenItem(component, { id: name, name });

/** A part of the catalogue, from the first list that has it. */
const part =
  (...lists: ((file: SlidingRobeFile) => readonly RobePart[])[]): Resolve =>
  (file, item, label) => {
    const found = lists.map((list) => namedIn(list(file), item)).find((row) => row !== undefined);
    return found ? chosenItem(label, found) : null;
  };

const trims = (file: SlidingRobeFile) => file.trims ?? [];
const frames = (file: SlidingRobeFile) => file.frames.frameType;
const materials = (file: SlidingRobeFile) => file.materials;
const internals = (file: SlidingRobeFile) => file.internals.options;
const layouts = (file: SlidingRobeFile) => file.doors;

/** A number in the item, '2400 mm', within the limits of the catalogue. */
const number =
  (unit: string, rangeOf: (file: SlidingRobeFile) => { min: number; max: number }): Resolve =>
  (file, { id, name }, label) => {
    const [, digits] = /^(\d{1,6})( ?mm)?$/.exec((name || String(id ?? '')).trim()) ?? [];
    const { min, max } = rangeOf(file);
    const size = Number(digits);
    return size >= min && size <= max ? fact(label, `${size}${unit}`) : null;
  };

const SLIDING = /^(\d{1,2} )?sliding( (doors?|robes?|wardrobes?))?$/i;

const typeOfRobe: Resolve = (file, item, label) => {
  const name = item.name.trim();
  return SLIDING.test(name) ? fact(label, name) : part(layouts, frames)(file, item, label);
};

const frameStyle: Resolve = (file, { name, id }, label) => {
  const styles = frames(file).flatMap((frame) => frame.frameStyle ?? []);
  const found = styles.find((style) => isSameName(style, name) || isSameName(style, id));
  return found === undefined ? null : fact(label, found);
};

const frame: Resolve = (file, item, label) =>
  part(frames, materials)(file, item, label) ?? frameStyle(file, item, label);

/** 'layout/material/material' as its id, or 'Layout: material, material' as its name. */
const door: Resolve = (file, { id, name }, label) => {
  const index = Number(/\d+/.exec(label)?.[0]) - 1;
  for (const words of [String(id ?? '').split('/'), name.split(/[:,/]/)]) {
    const named = words.map((word) => word.trim()).filter((word) => word !== '');
    // The layout, and as many panels as a door can have.
    if (named.length > limits.panelsMaximum + 1) continue;
    const [first = '', ...rest] = named;
    const layout = namedIn(layouts(file), { name: first });
    const panels = (layout ? rest : named).map((word) => namedIn(materials(file), { name: word }));
    if ((!layout && panels.length === 0) || panels.includes(undefined)) continue;
    const ids = panels.flatMap((row) => (row ? [String(row.id)] : []));
    const found = doorItem(file, { layout: layout ? String(layout.id) : '', panels: ids }, index);
    return { ...found, name: found.name.replace(/^: |: $/g, ''), price: null };
  }
  return null;
};

/** By the names that viewers, samples and older pages use for the rows of a wardrobe. */
const ROWS: { names: RegExp; label: (matched: string) => string; resolve: Resolve }[] = [
  { names: /^(type of sliding robe|door ?type)$/, label: () => 'Type of Sliding Robe', resolve: typeOfRobe },
  { names: /^(cabinet ?)?width$/, label: () => 'Width', resolve: number(' mm', (file) => robeRanges(file).width) },
  { names: /^(cabinet ?)?height$/, label: () => 'Height', resolve: number(' mm', (file) => robeRanges(file).height) },
  { names: /^(doors|door ?count)$/, label: () => 'Doors', resolve: number('', (file) => robeRanges(file).doors) },
  { names: /^trim$/, label: () => 'Trim', resolve: part(trims, frames, materials) },
  { names: /^frame$/, label: () => 'Frame', resolve: frame },
  { names: /^frame ?style$/, label: () => 'Frame Style', resolve: frameStyle },
  { names: /^frame ?(finish|material)$/, label: () => 'Frame Finish', resolve: frame },
  { names: /^(inside|internal ?(finish|mat))$/, label: () => 'Inside', resolve: part(materials) },
  {
    names: /^internals?( \d{1,2})?$/,
    label: (matched) => `Internal${/ \d+$/.exec(matched)?.[0] ?? ''}`,
    resolve: part(internals),
  },
  {
    names: /^door \d{1,2}( panels)?$/,
    label: (matched) => `Door ${/\d+/.exec(matched)?.[0]} panels`,
    resolve: door,
  },
];

/**
 * One row of a sliding wardrobe. Sizes are numbers within the limits of the catalogue; everything else is one of its
 * parts.
 */
export function resolveRobeItem(file: SlidingRobeFile, item: DesignItem): ChosenItem | null {
  const component = (item.component ?? '')
    .trim()
    .replace(/[\s_]+/g, ' ')
    .toLowerCase();
  const row = ROWS.find(({ names }) => names.test(component));
  if (row) return row.resolve(file, item, row.label(component));
  if (component !== '') return null;
  return part(layouts, frames, internals, materials, trims)(file, item, 'Part');
}
