import type { Product } from '@vitrine/contract/manufacturers/schemas';
import { aDoorRange, aDoorRangeGroup, aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import type { Edits } from '../catalogue/edits/edits.ts';
import { toggleDoorRange } from '../catalogue/edits/toggle-door-range.ts';
import { losesManufacturer } from './last-manufacturer.ts';
import { logoFile, logoName, logoPath } from './logo-name.ts';
import {
  editsAt,
  isMakerOn,
  makersAt,
  NO_PRODUCTS,
  productsById,
  rowsWithoutMaker,
  specificNameOf,
} from './products.ts';
import { toggleManufacturer } from './toggle-manufacturer.ts';

const product = (id: string, ...makers: [number, string][]): Product => ({
  product_id: id,
  manufacturers: makers.map(([maker, name]) => ({ id: maker, name, logo: null, specificName: `${name} ${id}` })),
});
const ACME: [number, string] = [1, 'Acme Doors'];
const BRAY: [number, string] = [2, 'Bray'];

const file = aLayeredFile();
const DOORS = 1;
/** D1 and D3 are Acme's, D4 is Bray's, D2 has no manufacturer. Both ranges are Acme's. */
const products = productsById([
  product('D1', ACME),
  product('D3', ACME),
  product('D4', BRAY),
  product('1', ACME),
  product('2', ACME),
]);
const toggle = (edits: Edits, id: number, location: number | 'pano_doors' = DOORS, of = file, by = products) => {
  const outcome = toggleManufacturer(of, edits, { location, id }, by);
  if ('issue' in outcome) throw new Error(outcome.issue);
  return outcome;
};
const offIn = (edits: Edits): string[] => edits.filter(({ data }) => data.disabled).map(({ id }) => String(id));

test('a logo is named by the lower-case name without spaces', () => {
  expect(logoName('Acme Doors')).toBe('acmedoors');
  expect(logoPath(' Möbel & Söhne ')).toBe('manufacturers/m%C3%B6bel%26s%C3%B6hne.png');
  expect(logoPath('../../secret')).toBe('manufacturers/..%2F..%2Fsecret.png');
});

test('a name that no file can have has no logo', () => {
  expect(logoFile(' Möbel & Söhne ')).toBe('manufacturers/möbel&söhne.png');
  expect(['../../secret', 'A\\\\B', 'A\0B'].map(logoFile)).toEqual([null, null, null]);
});

test('the manufacturers of a layer are listed by name with their products', () => {
  expect(makersAt(file, DOORS, products).map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
    ['Acme Doors', ['D1', 'D3']],
    ['Bray', ['D4']],
  ]);
  expect(rowsWithoutMaker(file, DOORS, products).map(({ id }) => id)).toEqual(['D2']);
  expect(makersAt(file, 0, products)).toEqual([]);
});

test('each manufacturer has its own name for a product', () => {
  expect(specificNameOf(products, 'D1', 1)).toBe('Acme Doors D1');
  expect(specificNameOf(products, 'D1', 2)).toBeNull();
  expect(specificNameOf(products, 1, 1)).toBe('Acme Doors 1');
});

describe('disabling and enabling a manufacturer', () => {
  test('changes its products of that layer only', () => {
    const { edits } = toggle([], 1);
    expect(offIn(edits)).toEqual(['D1', 'D3']);
    expect(makersAt(file, DOORS, products).map((maker) => isMakerOn(maker, editsAt(edits, DOORS)))).toEqual([
      false,
      true,
    ]);
  });

  test('and back leaves no edit', () => {
    expect(toggle(toggle([], 1).edits, 1).edits).toEqual([]);
  });

  test('keeps other changes of the rows', () => {
    const named: Edits = [{ layer_index: DOORS, id: 'D1', data: { name: 'Porcelain' } }];
    expect(toggle(toggle(named, 1).edits, 1).edits).toEqual(named);
  });

  test('enabled again, products that the file disables stay disabled', () => {
    const half = aLayeredFile({
      layers: [aLayer({ items: [anItem({ id: 'A' }), anItem({ id: 'B', disabled: true }), anItem({ id: 'C' })] })],
    });
    const by = productsById([product('A', ACME), product('B', ACME), product('C', BRAY)]);
    const off = toggle([], 1, 0, half, by).edits;
    expect(offIn(off)).toEqual(['A']);
    expect(toggle(off, 1, 0, half, by).edits).toEqual([]);
  });

  test('all products are enabled when the file enables none of them', () => {
    const off = aLayeredFile({
      layers: [aLayer({ items: [anItem({ id: 'A', disabled: true }), anItem({ id: 'B', disabled: true })] })],
    });
    const { edits } = toggle([], 1, 0, off, productsById([product('A', ACME), product('B', ACME)]));
    expect(edits.map(({ id, data }) => [id, data.disabled])).toEqual([
      ['A', null],
      ['B', null],
    ]);
  });

  test('products of a disabled door range do not change and are counted', () => {
    const ranges = toggleDoorRange(file, [], 1);
    const { edits, locked } = toggle('edits' in ranges ? ranges.edits : [], 1);
    expect(locked).toBe(1);
    expect(offIn(edits)).toEqual(['1', 'D3']);
  });

  test('an unknown manufacturer changes nothing', () => {
    expect(toggle([], 77).edits).toEqual([]);
  });
});

describe('the last enabled manufacturer of a layer', () => {
  test('stays enabled', () => {
    const { edits } = toggle([], 1);
    expect(toggleManufacturer(file, edits, { location: DOORS, id: 2 }, products)).toEqual({
      issue: 'last_manufacturer',
    });
  });

  test('stays enabled whatever is edited elsewhere, and in its own rows', () => {
    const { edits } = toggle([], 1);
    const named: Edits = [...edits, { layer_index: DOORS, id: 'D4', data: { name: 'Dove' } }];
    const elsewhere: Edits = [...named, { layer_index: 0, id: 'D4', data: { name: 'Dove' } }];
    for (const before of [named, elsewhere])
      expect(toggleManufacturer(file, before, { location: DOORS, id: 2 }, products)).toEqual({
        issue: 'last_manufacturer',
      });
  });

  test('stays enabled among the door ranges as well', () => {
    expect(toggleManufacturer(file, [], { location: 'pano_doors', id: 1 }, products)).toEqual({
      issue: 'last_manufacturer',
    });
  });

  test('is the last also when its products are disabled one by one', () => {
    const { edits } = toggle([], 1);
    const after: Edits = [...edits, { layer_index: DOORS, id: 'D4', data: { disabled: true } }];
    expect(losesManufacturer(file, edits, after, products)).toBe(true);
    expect(losesManufacturer(file, edits, after, NO_PRODUCTS)).toBe(false);
    expect(losesManufacturer(file, [], edits, products)).toBe(false);
    const alsoElsewhere: Edits = [...after, { layer_index: 0, id: 'W1', data: { disabled: true } }];
    expect(losesManufacturer(file, edits, alsoElsewhere, products)).toBe(true);
  });

  test('is no matter of edits that disable nothing', () => {
    const after: Edits = [{ layer_index: DOORS, id: 'D4', data: { disabled: null, name: 'Dove' } }];
    expect(losesManufacturer(file, [], after, products)).toBe(false);
  });

  test('a layer without an enabled manufacturer has none to lose', () => {
    const range = aDoorRangeGroup([
      aDoorRange({ disabled: true }),
      aDoorRange({ id: 2, name: 'Gloss', safe_name: 'gloss' }),
    ]);
    const one = aLayeredFile({ filter_groups: [range] });
    const by = productsById([product('1', ACME)]);
    const after: Edits = [{ layer_index: 'pano_doors', id: 2, data: { disabled: true } }];
    expect(losesManufacturer(one, [], after, by)).toBe(false);
  });
});
