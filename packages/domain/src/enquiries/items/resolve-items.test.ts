import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test, vi } from 'vitest';
import { modelOf } from '../../design/model-of.ts';
import { resolveItems } from './resolve-items.ts';
import { wardrobeRows } from './wardrobe-rows.ts';

const robeFile = aRobeFile({
  frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Satin Silver', frameStyle: 'Slimline' })] },
  trims: [aRobePart({ id: 'TR-01', name: 'Brushed nickel' })],
});
const FILES = { panoramic: aLayeredFile(), stockset: aLayeredFile(), floors: aFloorsFile(), slidingrobe: robeFile };

const resolve = (type: ConfiguratorType, item: Partial<DesignItem>, design = '') =>
  resolveItems(type, FILES[type] as ConfiguratorFile, { items: [{ name: '', ...item }], design })[0];

const STRANGE = 'Win a prize at http://evil.example';

test.each<[ConfiguratorType, Partial<DesignItem>, object]>([
  ['panoramic', { component: 'Walls', name: 'Chalk White' }, { component: 'Walls', id: 'W1', name: 'Chalk White' }],
  ['panoramic', { component: ' walls ', name: 'chalk  WHITE' }, { component: 'Walls', name: 'Chalk White' }],
  ['stockset', { component: 'walls', id: 'W1', name: STRANGE }, { component: 'Walls', name: 'Chalk White' }],
  ['panoramic', { id: 'w1' }, { component: 'Walls', name: 'Chalk White' }],
  ['panoramic', { name: 'Chalk White', product_code: STRANGE, thumbnail: STRANGE }, { id: 'W1' }],
  ['floors', { id: 'BLD-01', name: 'Domino', blend: STRANGE }, { name: 'Domino', blend: 'Domino' }],
  ['floors', { name: 'Signal White', blend: 'Domino 60.00%, Granite 40%' }, { blend: 'Domino 60.00 %, Granite 40 %' }],
  ['floors', { name: 'Jet Black', flake_size: STRANGE, hex_thumbnail: STRANGE }, { hex_thumbnail: '#0e0e10' }],
  ['floors', { name: 'Jet Black', flake_size: 'Medium' }, { flake_size: 'Medium' }],
  ['floors', { component: ' Flake 2 ', id: 'FLK-02' }, { component: 'Flake 2', name: 'Jet Black' }],
  ['floors', { component: 'Flake 2', id: 'FLK-02' }, { component: 'Flake 2', name: 'Jet Black' }],
  ['floors', { component: 'Flake size', id: '', name: 'As the blend' }, { name: 'As the blend' }],
  ['slidingrobe', { component: 'Width', id: '2400', name: '2400 mm' }, { component: 'Width', name: '2400 mm' }],
  ['slidingrobe', { component: 'cabinetHeight', name: '2260' }, { component: 'Height', name: '2260 mm' }],
  ['slidingrobe', { component: 'Trim', name: 'brushed Nickel' }, { id: 'TR-01', name: 'Brushed nickel' }],
  ['slidingrobe', { component: 'Frame Style', name: 'slimline' }, { name: 'Slimline' }],
  ['slidingrobe', { component: 'Internal 2', name: 'Open Shelves' }, { component: 'Internal 2', id: 'IN-02' }],
  ['slidingrobe', { component: 'Type of Sliding Robe', name: 'Sliding' }, { name: 'Sliding' }],
  [
    'slidingrobe',
    { component: 'Door 1 panels', name: 'Single Panel, Natural Oak' },
    { component: 'Door 1 panels', name: 'Single Panel: Natural Oak' },
  ],
  ['slidingrobe', { component: 'Width', name: ' 3000 ' }, { component: 'Width', name: '3000 mm' }],
  ['slidingrobe', { component: 'door 02', name: ' Natural Oak ' }, { component: 'Door 2 panels', name: 'Natural Oak' }],
  ['slidingrobe', { component: 'Door 2 panels', id: 'DR-01/MAT-02' }, { name: 'Single Panel: White Matt' }],
])('of %s %o resolves to the catalogue’s row', (type, item, expected) => {
  const found = resolve(type, item);
  expect(found).toMatchObject(expected);
  expect(JSON.stringify(found)).not.toContain('evil');
});

test('an item has the product code and the thumbnail of the catalogue, and no price', () => {
  const [steel, brass] = ['Steel Bar', 'Brass Bar'].map((name) => resolve('panoramic', { component: 'Handles', name }));
  expect([steel?.product_code, brass?.product_code]).toEqual(['SKU-1001', null]);
  expect([steel?.thumbnail, steel?.price]).toEqual([expect.stringContaining('thumbs/'), null]);
});

test.each<[ConfiguratorType, Partial<DesignItem>]>([
  ['panoramic', { component: 'Walls', name: STRANGE }],
  ['panoramic', { component: STRANGE, name: 'Chalk White' }],
  ['panoramic', { component: 'Walls' }],
  ['floors', { name: STRANGE }],
  ['floors', { component: 'Blend', name: 'Jet Black and white' }],
  ['slidingrobe', { component: 'Width', name: '99999 mm' }],
  ['slidingrobe', { component: 'Width', name: STRANGE }],
  ['slidingrobe', { component: 'Doors', name: '40' }],
  ['slidingrobe', { component: 'Type of Sliding Robe', name: STRANGE }],
  ['slidingrobe', { component: 'Door 1 panels', name: `Single Panel, ${STRANGE}` }],
  ['slidingrobe', { component: STRANGE, name: 'Natural Oak' }],
  ['slidingrobe', { component: 'constructor', id: '__proto__', name: '' }],
])('of %s %o is not in the catalogue', (type, item) => {
  expect(resolve(type, item)).toBeNull();
});

describe.each(Object.keys(FILES) as ConfiguratorType[])('of %s', (type) => {
  const model = modelOf(type, FILES[type] as ConfiguratorFile);
  const design = model.write(model.start());
  const rows = model.items(model.start());

  test('every item that the viewer sends is found, with and without the design', () => {
    const items = rows.map(({ component, id, name }) => ({ component, id, name }));
    for (const text of [design, '']) {
      const found = resolveItems(type, FILES[type] as ConfiguratorFile, { items, design: text });
      expect(found.map((row) => row?.name)).toEqual(rows.map(({ name }) => name));
    }
  });

  test('an unknown text is not found in any part', () => {
    const items = rows.map(({ component }) => ({ component, name: STRANGE }));
    const found = resolveItems(type, FILES[type] as ConfiguratorFile, { items, design: `${design},${STRANGE}` });
    expect(found.every((row) => row === null)).toBe(true);
  });
});

test('a whole wardrobe is found row by row', () => {
  const items = wardrobeRows({
    ...{ cabinetWidth: 2400, cabinetHeight: 2260, doorCount: 2, trim: 'Brushed nickel', doorType: 'Sliding' },
    ...{ frameStyle: 'Slimline', frameMaterial: 'Satin Silver', internals: ['Double Hanging'] },
    doors: [{ number: 1, layoutName: 'Single Panel', panels: ['Natural Oak'] }],
  });
  expect(items).toHaveLength(9);
  expect(resolveItems('slidingrobe', robeFile, { items, design: '' })).not.toContain(null);
});

describe('the work for one enquiry is limited, whatever it says', () => {
  const many = (name: string) =>
    Array.from({ length: 300 }, (_, at) => ({ id: `${name}-${at}`, name: `${name} ${at}` }));
  const words = Array.from({ length: 140 }, () => 'x');
  const large: Record<string, [ConfiguratorType, object, Partial<DesignItem>]> = {
    names: [
      'panoramic',
      { ...aLayeredFile(), layers: aLayeredFile().layers.map((layer) => ({ ...layer, items: many('Item') })) },
      { id: STRANGE, name: STRANGE },
    ],
    'panels of a door': [
      'slidingrobe',
      { ...robeFile, materials: many('Material') },
      { component: 'Door 1 panels', id: words.join('/'), name: words.join(',') },
    ],
    'parts of a mix': [
      'floors',
      { ...aFloorsFile(), blends: many('Blend').map((row) => ({ ...aFloorsFile().blends[0], ...row })) },
      { component: 'Blend', name: 'Blend 299', blend: words.join(',') },
    ],
  };

  test.each(Object.keys(large))('%s', (kind) => {
    const [type, file, item] = large[kind] as (typeof large)[string];
    const items = Array.from({ length: 50 }, () => ({ name: '', ...item }));
    const spelling = vi.spyOn(String.prototype, 'normalize');
    // Fails at once instead of recording millions of calls.
    spelling.mockImplementation(function (this: string) {
      if (spelling.mock.calls.length > 20_000) throw new Error('Too many comparisons');
      return String(this);
    });
    try {
      expect(() => resolveItems(type, file as ConfiguratorFile, { items, design: '' })).not.toThrow();
    } finally {
      spelling.mockRestore();
    }
  });

  test('a door has as many panels as a request may name', () => {
    const panels = (count: number) =>
      ['Single Panel', ...Array.from({ length: count }, () => 'Natural Oak')].join(', ');
    const door = (count: number) => resolve('slidingrobe', { component: 'Door 1 panels', name: panels(count) });
    expect(door(20)).not.toBeNull();
    expect(door(21)).toBeNull();
  });
});
