import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeItem, duplicateItem, moveItem, removeItem } from './edit-items.ts';
import { addLayer, changeLayer, moveLayer, removeLayer } from './edit-layers.ts';
import { mergeFiles } from './merge-files.ts';
import { addParts, changePart, duplicatePart, removePart } from './part-lists.ts';

const base: LayeredFile = aLayeredFile({
  layers: ['Walls', 'Doors', 'Taps'].map((name, at) =>
    aLayer({
      name,
      safe_name: name.toLowerCase(),
      order: at + 1,
      items: ['a', 'b', 'c'].map((id) => anItem({ id: `${name}-${id}`, name: `${name} ${id}` })),
    }),
  ),
});
const namesOf = ({ layers }: LayeredFile) => layers.map(({ name, items }) => [name, items.map((item) => item.name)]);

/** What a person does to a file in the builder. */
const anEdit = fc.oneof(
  fc.nat(2).map((at) => (file: LayeredFile) => changeLayer(file, at, { name: `Layer ${at}` })),
  fc.nat(8).map((n) => (file: LayeredFile) => changeItem(file, { layer: n % 3, item: n % 2 }, { price: n })),
  fc.nat(8).map((n) => (file: LayeredFile) => removeItem(file, { layer: n % 3, item: n % 2 })),
  fc.nat(8).map((n) => (file: LayeredFile) => duplicateItem(file, { layer: n % 3, item: 0 })),
  fc.nat(2).map((at) => (file: LayeredFile) => moveLayer(file, at, 0)),
  fc.nat(2).map((at) => (file: LayeredFile) => removeLayer(file, at)),
  fc.constant((file: LayeredFile) => addLayer(file, 'New')),
  fc.nat(8).map((n) => (file: LayeredFile) => moveItem(file, { layer: n % 3, item: 0 }, { layer: n % 3, item: 1 })),
);
const edited = fc.array(anEdit, { maxLength: 4 }).map((edits) => edits.reduce((file, edit) => edit(file), base));

describe('whatever was edited', () => {
  test('the other side’s file is taken where nothing was changed, and the own one where the other changed nothing', () => {
    fc.assert(
      fc.property(edited, (file) => {
        expect(mergeFiles(base, base, file)).toEqual({ file, conflicts: [] });
        expect(mergeFiles(base, file, base)).toEqual({ file, conflicts: [] });
        expect(mergeFiles(base, file, file)).toEqual({ file, conflicts: [] });
      }),
    );
  });

  test('every item that one side has, and the other did not delete, is there once', () => {
    fc.assert(
      fc.property(edited, edited, (mine, theirs) => {
        const { file } = mergeFiles(base, mine, theirs);
        const idsOf = ({ layers }: LayeredFile) =>
          layers.flatMap(({ safe_name, items }) => items.map(({ id }) => `${safe_name} ${id}`));
        const ids = idsOf(file);
        expect(new Set(ids).size).toBe(ids.length);
        const [was, own, others] = [base, mine, theirs].map((each) => new Set(idsOf(each)));
        for (const id of [...(own ?? []), ...(others ?? [])]) {
          const isDeleted = was?.has(id) && !(own?.has(id) && others?.has(id));
          if (!isDeleted) expect(ids).toContain(id);
        }
      }),
    );
  });
});

test('changes of both sides are in one file: fields, items, layers and their order', () => {
  const mine = changeItem(moveLayer(base, 2, 0), { layer: 1, item: 0 }, { name: 'Chalk', price: 9 });
  const theirs = changeItem(
    removeItem(addLayer(base, 'Lamps'), { layer: 1, item: 1 }),
    { layer: 0, item: 0 },
    { product_code: 'W-9' },
  );
  const { file, conflicts } = mergeFiles(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(namesOf(file)).toEqual([
    ['Taps', ['Taps a', 'Taps b', 'Taps c']],
    ['Walls', ['Chalk', 'Walls b', 'Walls c']],
    ['Doors', ['Doors a', 'Doors c']],
    ['Lamps', []],
  ]);
  expect(file.layers[1]?.items[0]).toMatchObject({ price: 9, product_code: 'W-9' });
});

test('a field that both changed keeps the own value and is named; what one deleted and the other changed stays', () => {
  const mine = removeItem(changeItem(base, { layer: 0, item: 0 }, { price: 1 }), { layer: 1, item: 0 });
  const theirs = changeItem(changeItem(base, { layer: 0, item: 0 }, { price: 2 }), { layer: 1, item: 0 }, { price: 3 });
  const { file, conflicts } = mergeFiles(base, mine, theirs);
  expect(conflicts).toEqual([
    { name: 'Walls a', field: 'price' },
    { name: 'Doors a', field: '' },
  ]);
  expect(file.layers[0]?.items[0]?.price).toBe(1);
  expect(file.layers[1]?.items[0]?.price).toBe(3);
});

test('fields that the builder does not know are merged like all others', () => {
  const { file } = mergeFiles(
    { ...base, studio: { lights: 1, floor: 'oak' } },
    { ...base, studio: { lights: 2, floor: 'oak' } },
    { ...base, studio: { lights: 1, floor: 'ash' } },
  );
  expect(file).toMatchObject({ studio: { lights: 2, floor: 'ash' } });
});

describe('floors and wardrobes', () => {
  const floors = aFloorsFile({ scene: { base: 'room.webp', mask: 'mask.png' } });

  test('parts of lists are merged by their ids, whatever other keys they have', () => {
    const mine = changePart(addParts(floors, 'flakes', [{ name: 'Sand' }]), 'flakes', 'FLK-01', { price: 9 });
    const theirs = changePart(removePart(floors, 'blends', 'BLD-02'), 'flakes', 'FLK-01', { name: 'Chalk' });
    const { file, conflicts } = mergeFiles(floors, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(file.flakes.map(({ name, price }) => [name, price])).toEqual([
      ['Chalk', 9],
      ['Jet Black', 14.5],
      ['Gentian Blue', 14.5],
      ['Sand', undefined],
    ]);
    expect(file.blends).toHaveLength(1);
    const robe = aRobeFile();
    const merged = mergeFiles(
      robe,
      changePart(robe, 'frames', 'FR-01', { price: 1 }),
      duplicatePart(robe, 'frames', 'FR-01'),
    );
    expect(merged.file.frames.frameType.map(({ price }) => price)).toEqual([1, 189]);
  });

  test('the shares of a blend and the room are taken as a whole: parts of two would not fit', () => {
    const halves = [
      { id: 'FLK-01', percent: 0.5, size: 'm' },
      { id: 'FLK-02', percent: 0.5, size: 'm' },
    ];
    const one = [{ id: 'FLK-03', percent: 1, size: 's' }];
    const mine = changePart({ ...floors, scene: { base: 'new.webp' } }, 'blends', 'BLD-01', { parts: halves });
    const theirs = changePart({ ...floors, scene: { ...floors.scene, mask: 'other.png' } }, 'blends', 'BLD-01', {
      parts: one,
    });
    const { file, conflicts } = mergeFiles(floors, mine, theirs);
    expect([file.blends[0]?.parts, file.scene]).toEqual([halves, { base: 'new.webp' }]);
    expect(conflicts).toEqual([
      { name: 'Domino', field: 'parts' },
      { name: '', field: 'scene' },
    ]);
  });
});
