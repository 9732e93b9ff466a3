import { type LayeredFile, layeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { anImage } from '@vitrine/fixtures/images';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doorRangesOf } from '../../catalogue/door-ranges.ts';
import { defaultDesign } from '../../design/default-design.ts';
import type { LayeredDraft } from '../draft.ts';
import { changeItem, moveItem, replaceImage } from '../edit-items.ts';
import { moveLayer, removeLayer } from '../edit-layers.ts';
import {
  addDoorRange,
  doorRangeNamed,
  itemRanges,
  makeDoorRanges,
  removeDoorRange,
  renameDoorRange,
  setItemRanges,
} from './edit-door-ranges.ts';
import { changeOption, filtersInUse, removeFilter, renameFilter, setItemFilter } from './edit-filters.ts';
import { isFirstItem, setFirstItem, withKnownFirstDesign } from './edit-first-design.ts';
import { duplicateItems, moveItems, removeItems } from './edit-several.ts';
import { isCutByHand, resetThumbnail, setThumbnail } from './edit-thumbnail.ts';

const item = (id: string, fields = {}) => anItem({ id, name: id, filter: [], ...fields });
const file: LayeredFile = aLayeredFile({
  layers: [
    aLayer({ name: 'Walls', safe_name: 'walls', order: 1, items: ['a', 'b', 'c', 'd'].map((id) => item(id)) }),
    aLayer({ name: 'Doors', safe_name: 'doors', order: 2, items: ['e', 'f'].map((id) => item(id)) }),
  ],
  filter_groups: [],
});
const ids = ({ layers }: LayeredFile): string[] => layers.map(({ items }) => items.map(({ id }) => id).join(''));
const at = (layer: number, index: number) => ({ layer, item: index });

describe('several items', () => {
  test.each([
    ['before another one', [at(0, 0), at(0, 1)], at(0, 3), ['cabd', 'ef']],
    ['to the end', [at(0, 0), at(0, 2)], at(0, 4), ['bdac', 'ef']],
    ['into another layer, in the order of the file', [at(0, 3), at(0, 1)], at(1, 1), ['ac', 'ebdf']],
    ['from two layers', [at(1, 0), at(0, 0)], at(1, 2), ['bcd', 'fae']],
  ])('move %s', (_, from, to, moved) => expect(ids(moveItems(file, from, to))).toEqual(moved));

  test.each([
    ['where they are', [at(0, 1), at(0, 2)], at(0, 1)],
    ['after themselves', [at(0, 1)], at(0, 2)],
    ['to a layer that is not there', [at(0, 1)], at(7, 0)],
    ['that are not there', [at(7, 1)], at(0, 0)],
  ])('change nothing when they move %s', (_, from, to) => expect(moveItems(file, from, to)).toBe(file));

  test('get another id in a layer that has theirs', () => {
    const twin = aLayeredFile({ layers: [aLayer({ items: [item('a')] }), aLayer({ items: [item('a'), item('b')] })] });
    const moved = moveItems(twin, [at(0, 0)], at(1, 2));
    expect(new Set(moved.layers[1]?.items.map(({ id }) => id)).size).toBe(3);
  });

  test('are copied below themselves, and removed', () => {
    expect(duplicateItems(file, [at(0, 2), at(0, 0)]).layers[0]?.items.map(({ name }) => name)).toEqual(
      'aabccd'.split(''),
    );
    expect(ids(removeItems(file, [at(0, 1), at(1, 0)]))).toEqual(['acd', 'f']);
    expect(removeItems(file, [at(4, 1)])).toBe(file);
  });
});

describe('the first item', () => {
  test('is set for one layer, and leaves the others as they were', () => {
    const started = setFirstItem(setFirstItem(file, at(1, 1)), at(0, 2));
    expect(defaultDesign(started)).toEqual({ walls: 'c', doors: 'f' });
    expect([isFirstItem(started, at(0, 2)), isFirstItem(started, at(0, 0))]).toEqual([true, false]);
  });

  test('is the one that the file marks as its default until one is set', () => {
    const marked = changeItem(file, at(0, 1), { default: true });
    expect(isFirstItem(marked, at(0, 1))).toBe(true);
    const set = setFirstItem(marked, at(0, 0));
    expect(isFirstItem(set, at(0, 0))).toBe(true);
    expect(set.layers[0]?.items[1]?.default).toBe(true);
  });

  test('is none that visitors cannot choose', () => {
    const off = changeItem(file, at(0, 1), { disabled: true });
    expect(setFirstItem(off, at(0, 1))).toBe(off);
  });

  test('names no deleted item once the file is saved', () => {
    const without = removeItems(setFirstItem(file, at(0, 2)), [at(0, 2)]);
    expect(withKnownFirstDesign(without).options?.configString).toBe('a,e');
    expect(withKnownFirstDesign(file)).toBe(file);
  });
});

describe('filters', () => {
  const filtered = setItemFilter(setItemFilter(file, at(0, 0), 'Range', ['Matt', 'Matt']), at(0, 1), 'Range', [
    'Gloss',
  ]);

  test('have options, each once, and vanish without', () => {
    expect([...filtersInUse(filtered)]).toEqual([['Range', ['Matt', 'Gloss']]]);
    expect(filtersInUse(setItemFilter(filtered, at(0, 0), 'Range', [])).get('Range')).toEqual(['Gloss']);
  });

  test('are renamed everywhere, and join one of the same name', () => {
    expect([...filtersInUse(renameFilter(filtered, 'Range', 'Finish'))]).toEqual([['Finish', ['Matt', 'Gloss']]]);
    const both = setItemFilter(filtered, at(0, 0), 'Finish', ['Silk']);
    expect(renameFilter(both, 'Range', 'Finish').layers[0]?.items[0]?.filter).toEqual([
      { name: 'Finish', options: ['Silk', 'Matt'] },
    ]);
  });

  test('have options that are renamed, joined and deleted everywhere', () => {
    expect(filtersInUse(changeOption(filtered, 'Range', 'Matt', 'Gloss')).get('Range')).toEqual(['Gloss']);
    expect(filtersInUse(changeOption(filtered, 'Range', 'Matt', null)).get('Range')).toEqual(['Gloss']);
    expect(filtersInUse(removeFilter(filtered, 'Range')).size).toBe(0);
  });

  test('that are not there change nothing', () => {
    expect(renameFilter(file, 'Range', 'Finish')).toBe(file);
    expect(removeFilter(filtered, 'Finish')).toBe(filtered);
    expect(changeOption(filtered, 'Range', 'Silk', null)).toBe(filtered);
  });
});

describe('door ranges', () => {
  const ranged = setItemRanges(file, at(1, 0), ['Shaker', 'Slab']);

  test('are made with the first item that belongs to them', () => {
    expect(doorRangesOf(ranged).map(({ name, safe_name }) => [name, safe_name])).toEqual([
      ['Shaker', 'shaker'],
      ['Slab', 'slab'],
    ]);
    expect(itemRanges(ranged, at(1, 0))).toEqual(['Shaker', 'Slab']);
    expect(ranged.layers[1]?.items[0]?.filter).toEqual([
      { name: 'Door Range', options: ['Shaker', 'Slab'], group: 'door_range' },
    ]);
  });

  test('have one spelling, whatever was typed', () => {
    expect(itemRanges(setItemRanges(ranged, at(1, 1), ['SHAKER']), at(1, 1))).toEqual(['Shaker']);
    expect(addDoorRange(ranged, ' slab ')).toBe(ranged);
  });

  test('are renamed in their items and keep their key', () => {
    const renamed = renameDoorRange(ranged, 'Shaker', 'Country');
    expect(itemRanges(renamed, at(1, 0))).toEqual(['Country', 'Slab']);
    expect(doorRangeNamed(renamed, 'Country')?.safe_name).toBe('shaker');
    expect(renameDoorRange(ranged, 'Shaker', 'slab')).toBe(ranged);
    expect(renameDoorRange(ranged, 'Shaker', 'SHAKER').filter_groups[0]?.filters[0]?.name).toBe('SHAKER');
  });

  test('leave their items when they are deleted', () => {
    expect(removeDoorRange(removeDoorRange(ranged, 'Shaker'), 'Slab').layers[1]?.items[0]?.filter).toEqual([]);
  });

  test('are made of a filter that was guessed from folders', () => {
    const guessed = setItemFilter(setItemFilter(file, at(1, 0), 'Range', ['Matt']), at(1, 1), 'Range', ['Gloss']);
    const made = makeDoorRanges(guessed, 'Range');
    expect([itemRanges(made, at(1, 0)), itemRanges(made, at(1, 1))]).toEqual([['Matt'], ['Gloss']]);
    expect(filtersInUse(made).size).toBe(0);
    expect(makeDoorRanges(file, 'Range')).toBe(file);
  });
});

test('a thumbnail that a person has cut is replaced with its image, and can be reset', () => {
  const draft: LayeredDraft = { type: 'panoramic', file, images: {} };
  const cut = setThumbnail(draft, at(1, 0), anImage('cut.webp', 'all', { format: 'webp' }));
  const [thumbnail] = Object.keys(cut.images);
  expect(thumbnail).toMatch(/^thumbnails\/doors\/e-[\da-f]{8}\.webp$/);
  expect(cut.file.layers[1]?.items[0]).toMatchObject({ thumbnail });
  expect(isCutByHand({ thumbnail })).toBe(true);
  expect(resetThumbnail(cut, at(1, 0)).file.layers[1]?.items[0]?.thumbnail).toBeNull();
  expect(replaceImage(cut, at(1, 0), anImage('b.png', 'top')).file.layers[1]?.items[0]?.thumbnail).toBeNull();
});

/** One edit of each kind, at positions that may not exist. */
const edit = fc.record({
  one: fc.nat(2).chain((layer) => fc.nat(5).map((index) => at(layer, index))),
  other: fc.nat(2).chain((layer) => fc.nat(5).map((index) => at(layer, index))),
  name: fc.constantFrom('Range', 'Finish', 'Door Range', 'Größe', '色'),
  option: fc.constantFrom('Matt', 'matt', 'Gloss', 'Öl'),
  kind: fc.nat(14),
});

type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

const apply = (before: LayeredFile, { one, other, name, option, kind }: Edit): LayeredFile => {
  const edits: (() => LayeredFile)[] = [
    () => moveItems(before, [one, other], other),
    () => removeItems(before, [one]),
    () => duplicateItems(before, [one, other]),
    () => setFirstItem(before, one),
    () => setItemFilter(before, one, name, [option]),
    () => renameFilter(before, name, 'Range'),
    () => removeFilter(before, name),
    () => changeOption(before, name, option, 'Silk'),
    () => setItemRanges(before, one, [option, 'Slab']),
    () => renameDoorRange(before, option, name),
    () => removeDoorRange(before, option),
    () => makeDoorRanges(before, name),
    () => moveItem(before, one, other),
    () => (before.layers.length > 1 ? removeLayer(before, one.layer) : before),
    () => (before.layers.length > 1 ? moveLayer(before, 0, 1) : before),
  ];
  return edits[kind]?.() ?? before;
};

test('any edits leave a file that the schema accepts, with ids of their own, and undo returns what was', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      const before = structuredClone(file);
      const edited = edits.reduce(apply, file);
      expect(layeredFile.safeParse(edited).success).toBe(true);
      for (const { items } of edited.layers) expect(new Set(items.map(({ id }) => String(id))).size).toBe(items.length);
      const keys = doorRangesOf(edited).map(({ safe_name }) => safe_name);
      expect(new Set(keys).size).toBe(keys.length);
      expect(file).toEqual(before);
    }),
  );
});
