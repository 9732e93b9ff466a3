import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aDoorRange, aDoorRangeGroup, aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile, arbitraryStep } from '../../../test/arbitrary-file.ts';
import { takeSteps } from '../../../test/take-steps.ts';
import { applyEdits } from './apply-edits.ts';
import { countEditedLayers, countEdits, describeEdits } from './describe-edits.ts';
import type { EditedFields, Edits } from './edits.ts';
import { keepRealEdits } from './keep-real-edits.ts';

const file: LayeredFile = aLayeredFile();
const range = (id: number, disabled: true | null) => ({ layer_index: 'pano_doors' as const, id, data: { disabled } });
const applied = (edits: Edits, to: LayeredFile = file) => {
  const done = applyEdits(to, edits);
  if ('issue' in done) throw new Error(done.issue);
  return done.file;
};

describe('applyEdits', () => {
  test.each<[EditedFields, Record<string, unknown>]>([
    [{ name: 'Chalk' }, { name: 'Chalk', price: 39 }],
    [{ price: null }, { price: null }],
    [{ product_code: '' }, { product_code: null }],
    [{ product_code: 'NEW' }, { product_code: 'NEW' }],
    [{ disabled: true }, { disabled: true }],
    [{}, { name: 'Chalk White' }],
  ])('applies %j', (data, expected) => {
    const changed = applied([{ layer_index: 0, id: 'W1', data }]);
    expect(changed.layers[0]?.items[0]).toMatchObject(expected);
    expect(changed.layers[1]).toEqual(file.layers[1]);
  });

  test('does not change its argument', () => {
    applied([{ layer_index: 0, id: 'W1', data: { name: 'X' } }, range(1, true)]);
    expect(file).toEqual(aLayeredFile());
  });

  test('rejects an item that the file does not have, and names it', () => {
    const edits = [
      { layer_index: 0, id: 'W1', data: { price: 1 } },
      { layer_index: 0, id: 'D1', data: { price: 1 } },
    ];
    expect(applyEdits(file, edits)).toEqual({ issue: 'unknown_item', key: { layer_index: 0, id: 'D1' } });
  });

  test('rejects turning the last door range off, and names it', () => {
    expect(applyEdits(file, [range(1, true), range(2, true)])).toEqual({
      issue: 'last_door_range',
      key: { layer_index: 'pano_doors', id: 2 },
    });
  });

  test('saves other edits of a file whose ranges were off before', () => {
    const allOff = aLayeredFile({ filter_groups: [aDoorRangeGroup([aDoorRange({ disabled: true })])] });
    expect(applied([{ layer_index: 0, id: 'W1', data: { price: 1 } }], allOff).layers[0]?.items[0]?.price).toBe(1);
  });

  test('sets and removes editingDisabled with the door ranges', () => {
    const off = applied([range(1, true)]);
    const locks = (of: LayeredFile) => of.layers[1]?.items.map((item) => item.editingDisabled ?? false);
    expect(locks(off)).toEqual([true, true, false, false]);
    expect(off.layers[0]?.items[0]).not.toHaveProperty('editingDisabled');
    expect(locks(applied([range(1, null)], off))).toEqual([false, false, false, false]);
  });

  test('corrects an editingDisabled that the file has wrong', () => {
    const wrong = aLayeredFile({ layers: [aLayer({ items: [anItem({ editingDisabled: true })] })] });
    expect(applied([], wrong).layers[0]?.items[0]).not.toHaveProperty('editingDisabled');
  });

  test('leaves nothing to edit or describe once the edits are in the file', () => {
    fc.assert(
      fc.property(arbitraryFile, fc.array(arbitraryStep, { maxLength: 25 }), (any, steps) => {
        const edits = takeSteps(any, steps);
        const after = applied(edits, any);
        expect(keepRealEdits(after, edits)).toEqual([]);
        expect(describeEdits(after, edits)).toEqual([]);
      }),
    );
  });
});

describe('describeEdits', () => {
  test('lists fields before and after, door ranges first, then layers in the order of the file', () => {
    const edits: Edits = [
      { layer_index: 2, id: 'H2', data: { product_code: 'HB-2' } },
      { layer_index: 0, id: 'W1', data: { name: 'Chalk', price: null } },
      range(1, true),
    ];
    const wall = { key: { layer_index: 0, id: 'W1' }, name: 'Chalk White', thumbnail: 'thumbs/walls/chalk_white.webp' };
    expect(describeEdits(file, edits)).toEqual([
      {
        layer: 'Door Range',
        rows: [expect.objectContaining({ name: 'Matt', field: 'disabled', before: null, after: true })],
      },
      {
        layer: 'Walls',
        rows: [
          { ...wall, field: 'name', before: 'Chalk White', after: 'Chalk' },
          { ...wall, field: 'price', before: 39, after: null },
        ],
      },
      { layer: 'Handles', rows: [expect.objectContaining({ field: 'product_code', before: null, after: 'HB-2' })] },
    ]);
  });

  test('leaves out what equals the file and what the file does not have', () => {
    expect(
      describeEdits(file, [
        { layer_index: 0, id: 'W1', data: { price: 39 } },
        { layer_index: 0, id: 'gone', data: { price: 1 } },
      ]),
    ).toEqual([]);
  });

  test('has as many rows as countEdits counts, in as many groups as countEditedLayers', () => {
    fc.assert(
      fc.property(arbitraryFile, fc.array(arbitraryStep, { maxLength: 25 }), (any, steps) => {
        const edits = takeSteps(any, steps);
        const described = describeEdits(any, edits);
        expect(described.flatMap(({ rows }) => rows)).toHaveLength(countEdits(edits));
        expect(described).toHaveLength(countEditedLayers(edits));
      }),
    );
  });
});
