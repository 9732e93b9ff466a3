import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile } from '../../../test/arbitrary-file.ts';
import { findItem } from '../find-item.ts';
import { editItem } from './edit-item.ts';
import { type EditedFields, type Edits, editOf, type ItemKey } from './edits.ts';
import { keepRealEdits } from './keep-real-edits.ts';
import { undoItem } from './undo-item.ts';

const file = aLayeredFile();
const wall: ItemKey = { layer_index: 0, id: 'W1' };
const handle: ItemKey = { layer_index: 2, id: 'H2' };

describe('findItem', () => {
  test.each([
    [wall, 'Chalk White'],
    [{ layer_index: 'pano_doors', id: 2 } as const, 'Gloss'],
    [{ layer_index: 'pano_doors', id: '2' } as const, 'Gloss'],
    [{ layer_index: 0, id: 'D1' }, undefined],
    [{ layer_index: 9, id: 'W1' }, undefined],
    [{ layer_index: 'pano_doors', id: 3 } as const, undefined],
  ])('finds %j: %s', (key, name) => {
    expect(findItem(file, key)?.name).toBe(name);
  });

  test('finds no door range in a file without any', () => {
    expect(findItem(aLayeredFile({ filter_groups: [] }), { layer_index: 'pano_doors', id: 1 })).toBeNull();
  });
});

describe('keepRealEdits', () => {
  test.each<[string, ItemKey, EditedFields, EditedFields | null]>([
    ['drops an equal name', wall, { name: 'Chalk White' }, null],
    ['drops a name that differs by spaces around it only', wall, { name: ' Chalk White ' }, null],
    ['keeps another name', wall, { name: 'Chalk' }, { name: 'Chalk' }],
    ['drops what equals and keeps the rest', wall, { name: 'Chalk White', price: 40 }, { price: 40 }],
    ['keeps a cleared price', wall, { price: null }, { price: null }],
    ['drops a cleared price where there was none', { layer_index: 0, id: 'W2' }, { price: null }, null],
    ['drops an empty SKU where there was none', handle, { product_code: '' }, null],
    ['keeps a cleared SKU', wall, { product_code: '' }, { product_code: '' }],
    ['drops enabling what is on', wall, { disabled: null }, null],
    ['keeps a price of zero', wall, { price: 0 }, { price: 0 }],
    [
      'counts only disabled of a door range',
      { layer_index: 'pano_doors', id: 1 },
      { name: 'X', disabled: true },
      { disabled: true },
    ],
    ['drops the rename of a door range', { layer_index: 'pano_doors', id: 1 }, { name: 'X' }, null],
    ['drops a field that is undefined', wall, { name: undefined }, null],
  ])('%s', (_, key, data, expected) => {
    expect(keepRealEdits(file, [{ ...key, data }])).toEqual(expected === null ? [] : [{ ...key, data: expected }]);
  });

  test('keeps records of unknown items, for saving to reject', () => {
    const stray = { layer_index: 0, id: 'gone', data: { name: 'X' } };
    expect(keepRealEdits(file, [stray])).toEqual([stray]);
  });

  test('drops any edit that says what the file says', () => {
    fc.assert(
      fc.property(arbitraryFile, (any) => {
        const same: Edits = any.layers.flatMap((layer, layer_index) =>
          layer.items.map(({ id, name, product_code, price, disabled }) => ({
            layer_index,
            id,
            data: { name, product_code: product_code ?? '', price: price ?? null, disabled },
          })),
        );
        expect(keepRealEdits(any, same)).toEqual([]);
      }),
    );
  });
});

describe('editItem', () => {
  test('merges changes of one row into one record, in the order of first edit', () => {
    let edits = editItem(file, [], wall, { name: 'Chalk' });
    edits = editItem(file, edits, handle, { price: 5 });
    edits = editItem(file, edits, wall, { price: 41.5 });
    expect(edits).toEqual([
      { ...wall, data: { name: 'Chalk', price: 41.5 } },
      { ...handle, data: { price: 5 } },
    ]);
  });

  test('forgets the record once the last field is back', () => {
    const edits = editItem(file, [], wall, { name: 'Chalk', price: 1 });
    const nearly = editItem(file, edits, wall, { name: 'Chalk White' });
    expect(nearly).toEqual([{ ...wall, data: { price: 1 } }]);
    expect(editItem(file, nearly, wall, { price: 39 })).toEqual([]);
  });

  test('takes an id as text for the same row and keeps the id of the file', () => {
    const numbered = aLayeredFile();
    const first = numbered.layers[0]?.items[0];
    if (first) first.id = 7;
    const edits = editItem(numbered, [], { layer_index: 0, id: '7' }, { price: 1 });
    expect(editItem(numbered, edits, { layer_index: 0, id: 7 }, { price: 2 })).toEqual([
      { layer_index: 0, id: 7, data: { price: 2 } },
    ]);
  });

  test('changes nothing for an unknown row', () => {
    const edits = editItem(file, [], wall, { price: 1 });
    expect(editItem(file, edits, { layer_index: 5, id: 'W1' }, { price: 2 })).toBe(edits);
  });

  test('editing to anything and back leaves no edit', () => {
    const change = fc.record({ name: fc.string(), price: fc.option(fc.nat()), product_code: fc.string() });
    fc.assert(
      fc.property(arbitraryFile, change, (any, to) => {
        const item = any.layers[0]?.items[0];
        if (item === undefined) return;
        const key = { layer_index: 0, id: item.id };
        const forward = editItem(any, [], key, to);
        const back = { name: item.name, price: item.price ?? null, product_code: item.product_code ?? '' };
        expect(editItem(any, forward, key, back)).toEqual([]);
      }),
    );
  });
});

test('undoItem forgets one row and no other', () => {
  const edits = editItem(file, editItem(file, [], wall, { price: 1 }), handle, { price: 2 });
  expect(undoItem(edits, wall)).toEqual([{ ...handle, data: { price: 2 } }]);
  expect(undoItem(edits, { layer_index: 1, id: 'W1' })).toEqual(edits);
});

test('editOf answers the pending fields of a row, and none for the others', () => {
  const edits = editItem(file, [], wall, { price: 1 });
  expect(editOf(edits, wall)).toEqual({ price: 1 });
  expect(editOf(edits, handle)).toEqual({});
});
