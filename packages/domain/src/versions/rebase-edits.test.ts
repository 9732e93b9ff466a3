import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../catalogue/edits/apply-edits.ts';
import { type EditedFields, type EditedItem, type Edits, sameKey } from '../catalogue/edits/edits.ts';
import { keepRealEdits } from '../catalogue/edits/keep-real-edits.ts';
import { clashId, describeMove, rebaseEdits, settleClashes } from './rebase-edits.ts';

const base = aLayeredFile();

const after = (edits: Edits, file: LayeredFile = base): LayeredFile => {
  const applied = applyEdits(file, edits);
  if ('issue' in applied) throw new Error(applied.issue);
  return applied.file;
};
const of = (layer_index: EditedItem['layer_index'], id: string | number, data: EditedFields): EditedItem => ({
  ...{ layer_index, id },
  data,
});

describe('moving edits onto a newer version', () => {
  test('applies what only one side changed', () => {
    const mine = [of(0, 'W1', { price: 41 }), of(1, 'D1', { disabled: true })];
    const target = after([of(0, 'W2', { name: 'Warm Linen' }), of(0, 'W1', { name: 'Chalk' })]);
    expect(rebaseEdits(base, mine, target)).toEqual({ edits: mine, clashes: [], gone: [] });
  });

  test('asks for a field that both changed differently, and keeps the rest of the row', () => {
    const { edits, clashes } = rebaseEdits(
      base,
      [of(0, 'W1', { price: 41, name: 'Chalk' })],
      after([of(0, 'W1', { price: 44 })]),
    );
    expect(edits).toEqual([of(0, 'W1', { name: 'Chalk' })]);
    expect(clashes).toMatchObject([{ name: 'Chalk White', field: 'price', base: 39, mine: 41, theirs: 44 }]);
  });

  test('drops what both changed to the same', () => {
    const same = [of(0, 'W1', { product_code: '' })];
    expect(rebaseEdits(base, same, after(same))).toEqual({ edits: [], clashes: [], gone: [] });
  });

  test('names rows that the newer version no longer has', () => {
    const target = { ...base, layers: base.layers.map((layer) => ({ ...layer, items: layer.items.slice(1) })) };
    expect(rebaseEdits(base, [of(0, 'W1', { price: 1 })], target)).toMatchObject({ edits: [], gone: ['Chalk White'] });
  });

  test('follows a layer that has moved', () => {
    const target = { ...base, layers: [...base.layers].reverse() };
    expect(rebaseEdits(base, [of(0, 'W1', { price: 1 })], target).edits).toEqual([of(2, 'W1', { price: 1 })]);
  });

  test('follows a layer that has a new name', () => {
    const target = {
      ...base,
      layers: base.layers.map((layer, at) => (at === 0 ? { ...layer, name: 'Paint' } : layer)),
    };
    expect(rebaseEdits(base, [of(0, 'W1', { price: 1 })], target).edits).toEqual([of(0, 'W1', { price: 1 })]);
  });

  test('does not move to an item with the same id in another layer when its own is removed', () => {
    const [walls, ...rest] = base.layers;
    const others = rest.map((layer) => ({ ...layer, items: layer.items.map((item) => ({ ...item, id: 'W1' })) }));
    const from = { ...base, layers: [...(walls ? [walls] : []), ...others] };
    const result = rebaseEdits(from, [of(0, 'W1', { price: 1 })], { ...base, layers: others });
    expect(result).toEqual({ edits: [], clashes: [], gone: ['Chalk White'] });
  });

  test('names, field by field, the own value, the one of the newer version, and the one that is saved', () => {
    const target = after([of(0, 'W1', { price: 44 })]);
    const rebased = rebaseEdits(base, [of(0, 'W1', { price: 41, name: 'Chalk' })], target);
    const savedWith = (choice: 'mine' | 'theirs') =>
      describeMove(target, rebased, new Map(rebased.clashes.map((clash) => [clashId(clash), choice])));
    const name = { field: 'name', mine: 'Chalk', theirs: 'Chalk White', saved: 'Chalk' };
    const price = { field: 'price', mine: 41, theirs: 44 };
    expect(savedWith('theirs')).toMatchObject([{ layer: 'Walls', rows: [name, { ...price, saved: 44 }] }]);
    expect(savedWith('mine')).toMatchObject([{ layer: 'Walls', rows: [name, { ...price, saved: 41 }] }]);
  });

  test('asks before both sides together disable the last door range', () => {
    const target = after([of('pano_doors', 1, { disabled: true })]);
    const { edits, clashes } = rebaseEdits(base, [of('pano_doors', 2, { disabled: true })], target);
    expect(edits).toEqual([]);
    expect(clashes).toMatchObject([{ name: 'Gloss', field: 'disabled', mine: true, theirs: null }]);
    const [id] = clashes.map(clashId);
    expect(settleClashes(target, { edits, clashes }, new Map([[id ?? '', 'mine']]))).toEqual([
      of('pano_doors', 2, { disabled: true }),
    ]);
  });
});

describe('resolving conflicts', () => {
  const target = after([of(0, 'W1', { price: 44, name: 'Chalk' })]);
  const rebased = rebaseEdits(base, [of(0, 'W1', { price: 41, name: 'White' }), of(2, 'H1', { price: 5 })], target);

  test('mine wins; theirs and no choice keep the newer version', () => {
    const [first, second] = rebased.clashes.map(clashId);
    expect(settleClashes(target, rebased, new Map())).toEqual([of(2, 'H1', { price: 5 })]);
    const settled = settleClashes(
      target,
      rebased,
      new Map([
        [first ?? '', 'mine'],
        [second ?? '', 'theirs'],
      ]),
    );
    expect(settled).toEqual([of(2, 'H1', { price: 5 }), of(0, 'W1', { name: 'White' })]);
  });

  test('mine joins the other edits of its row', () => {
    const mine = rebaseEdits(base, [of(0, 'W1', { price: 41, product_code: 'X-1' })], target);
    const [id] = mine.clashes.map(clashId);
    expect(settleClashes(target, mine, new Map([[id ?? '', 'mine']]))).toEqual([
      of(0, 'W1', { price: 41, product_code: 'X-1' }),
    ]);
  });

  test('all mine applies my edits in every field that I changed', () => {
    const all = new Map(rebased.clashes.map((clash) => [clashId(clash), 'mine' as const]));
    const merged = after(settleClashes(target, rebased, all), target);
    expect(merged.layers[0]?.items[0]).toMatchObject({ price: 41, name: 'White' });
    expect(merged.layers[2]?.items[0]).toMatchObject({ price: 5 });
  });
});

const anEdit = fc
  .tuple(
    fc.constantFrom([0, 'W1'] as const, [0, 'W2'] as const, [1, 'D1'] as const, [1, 'D3'] as const),
    fc.record(
      {
        name: fc.constantFrom('A', 'B', 'Chalk White'),
        price: fc.constantFrom(1, 2, null),
        disabled: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([[layer, id], data]) => of(layer, id, data as EditedFields));
const someEdits = fc.uniqueArray(anEdit, { comparator: sameKey, maxLength: 4 });

test('both orders give the same file without a conflict', () => {
  fc.assert(
    fc.property(someEdits, someEdits, (mine, theirs) => {
      const onTheirs = rebaseEdits(base, mine, after(theirs));
      fc.pre(onTheirs.clashes.length === 0);
      const onMine = rebaseEdits(base, theirs, after(mine));
      expect(onMine.clashes).toEqual([]);
      expect(after(onTheirs.edits, after(theirs))).toEqual(after(onMine.edits, after(mine)));
    }),
  );
});

test('edits moved to their own base do not change', () => {
  fc.assert(
    fc.property(someEdits, (mine) => {
      expect(rebaseEdits(base, mine, base).edits).toEqual(keepRealEdits(base, mine));
    }),
  );
});
