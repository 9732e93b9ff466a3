import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test } from 'vitest';
import type { Design } from '../design.ts';
import { doorCounts, robeRanges } from './robe-sizes.ts';
import { robesModel } from './robes-model.ts';

const file = aRobeFile({
  doors: [
    aRobePart({ id: 'DR-01', name: 'Single Panel', panels: [1], price: 200, product_code: 'D1' }),
    aRobePart({ id: 'DR-02', name: 'Two Panel', panels: [0.75, 0.25], price: 240, product_code: 'D2' }),
    aRobePart({ id: 'DR-03', name: 'Gone', panels: [1], enabled: false }),
  ],
  frames: {
    frameType: [
      aRobePart({ id: 'FR-01', name: 'Satin Silver', frameStyle: 'Slimline', price: 0 }),
      aRobePart({ id: 'FR-02', name: 'White', frameStyle: 'Classic', price: 10, width_mm: 45 }),
    ],
  },
  internals: {
    options: [
      aRobePart({ id: 'IN-01', name: 'Hanging', price: 100, parts: ['rail:.1'] }),
      aRobePart({ id: 'IN-02', name: 'Shelves', price: 50, parts: ['shelf:.5'] }),
    ],
  },
  materials: [
    aRobePart({ id: 'MAT-01', name: 'Oak', price: 100, finish: 'matt', product_code: 'M1' }),
    aRobePart({ id: 'MAT-06', name: 'Mirror', price: 200, finish: 'mirror', product_code: 'M6' }),
    aRobePart({ id: 'a,b/c:d', name: 'Odd id', price: 300 }),
  ],
  trims: [aRobePart({ id: 'TR-01', name: 'White' }), aRobePart({ id: 'TR-02', name: 'Graphite' })],
  dimensions: { width_mm: { min: 1200, max: 4800, step: 10, default: 2400 }, door_count: { min: 2, max: 6 } },
  options: { configString: 'DR-02,FR-01,IN-02,MAT-01,MAT-06' },
});
const model = robesModel(file);
const start = model.start();
const chosen = (...choices: readonly [part: string, choice: string][]): Design =>
  choices.reduce((design, [part, choice]) => model.choose(design, part, choice), start);

test('a text of the older form is every door and section alike, its materials from the top panel down', () => {
  expect(start).toMatchObject({ width: '2400', height: '2300', doors: '3', frame: 'FR-01', trim: 'TR-01' });
  for (const door of [1, 2, 3]) {
    expect(start).toMatchObject({
      [`door.${door}`]: 'DR-02',
      [`door.${door}.panel.1`]: 'MAT-01',
      [`door.${door}.panel.2`]: 'MAT-06',
      [`internal.${door}`]: 'IN-02',
    });
  }
});

test('doors, frames, sections and materials may share ids', () => {
  const three = (more: object = {}) => [1, 2, 3].map((id) => aRobePart({ id, name: `Part ${id}`, ...more }));
  const shared = robesModel({
    ...file,
    doors: three({ panels: [1, 1] }),
    frames: { frameType: three({ frameStyle: 'Slimline' }) },
    internals: { options: three({ parts: [] }) },
    materials: three(),
    trims: three(),
    options: { configString: '2,3,1,2' },
  });
  expect(shared.write(shared.start())).toMatch(/^2,3,1,2,w:/);
  for (const text of ['1,3,2,2', '3,1,1,3,2', '2,2,2,2']) {
    const restored = shared.restore(shared.write(shared.restore(text).design));
    expect(shared.write(restored.design)).toMatch(new RegExp(`^${text},w:`));
    expect(restored.replaced).toEqual([]);
  }
});

test('mirror is never offered for the boards inside', () => {
  expect(start.inside).toBe('MAT-01');
  expect(model.choose(start, 'inside', 'MAT-06')).toBe(start);
});

describe('choosing', () => {
  test('sizes are rounded to the nearest allowed step', () => {
    expect(chosen(['width', '2407']).width).toBe('2410');
    expect(chosen(['height', '99999']).height).toBe('2600');
    expect(model.choose(start, 'width', 'wide')).toBe(start);
    expect(model.choose(start, 'width', '2400')).toBe(start);
  });

  test('the width adds and removes doors, and a new one copies the one before its neighbour', () => {
    const wide = chosen(['door.2', 'DR-01'], ['door.2.panel.1', 'MAT-06'], ['width', '4800']);
    expect(wide).toMatchObject({ doors: '4', 'door.4': 'DR-01', 'door.4.panel.1': 'MAT-06' });
    expect(model.choose(wide, 'width', '1200')).toMatchObject({ doors: '3' });
    expect(chosen(['doors', '9'])).toBe(start);
    expect(chosen(['doors', '4']).doors).toBe('4');
  });

  test('a layout keeps the materials of its panels, and repeats them for the rest', () => {
    const single = chosen(['door.1', 'DR-01']);
    expect(single['door.1.panel.1']).toBe('MAT-01');
    expect(single['door.1.panel.2']).toBeUndefined();
    expect(model.choose(single, 'door.1', 'DR-02')['door.1.panel.2']).toBe('MAT-01');
  });

  test('one choice can be for all doors, all panels or all sections', () => {
    const all = chosen(['door.all', 'DR-01'], ['door.all.panel.all', 'MAT-06'], ['internal.all', 'IN-01']);
    expect([1, 2, 3].map((n) => [all[`door.${n}`], all[`door.${n}.panel.1`], all[`internal.${n}`]])).toEqual(
      Array(3).fill(['DR-01', 'MAT-06', 'IN-01']),
    );
  });

  test.each([
    ['door.1', 'DR-03'],
    ['door.9', 'DR-01'],
    ['door.1.panel.9', 'MAT-06'],
    ['internal.1.panel.1', 'IN-01'],
    ['toString', 'x'],
    ['frame', 'nothing'],
  ])('%s %s is not offered and changes nothing', (part, choice) => {
    expect(model.choose(start, part, choice)).toBe(start);
  });
});

describe('the text', () => {
  test.each([
    [[]],
    [
      [
        ['width', '3210'],
        ['height', '2100'],
        ['doors', '5'],
      ],
    ],
    [
      [
        ['trim', 'TR-02'],
        ['frame', 'FR-02'],
        ['inside', 'a,b/c:d'],
      ],
    ],
    [
      [
        ['door.2', 'DR-01'],
        ['door.2.panel.1', 'a,b/c:d'],
        ['door.3.panel.1', 'MAT-06'],
        ['internal.3', 'IN-01'],
      ],
    ],
    [
      [
        ['door.1.panel.all', 'MAT-06'],
        ['width', '4800'],
        ['doors', '6'],
        ['internal.2', 'IN-01'],
      ],
    ],
  ] as [string, string][][][])('carries everything: %j', (choices) => {
    const design = chosen(...choices);
    expect(model.restore(model.write(design))).toEqual({ design, replaced: [] });
  });

  test('begins like older texts, and lists only the differences of other doors', () => {
    expect(model.write(chosen(['door.3', 'DR-01']))).toBe(
      'DR-02,FR-01,IN-02,MAT-01,MAT-06,w:2400,h:2300,n:3,t:TR-01,c:MAT-01,d3:DR-01/MAT-01',
    );
  });

  test('sizes beyond the limits and parts that are gone are replaced and listed', () => {
    const { design, replaced } = model.restore('DR-03,FR-09,IN-01,MAT-01,w:9000,n:3,i2:IN-77');
    expect(design).toMatchObject({ width: '4800', doors: '4', 'door.1': 'DR-01', 'internal.2': 'IN-01' });
    expect(replaced).toContainEqual({ layer: 'Width', requested: '9000 mm', now: '4800 mm' });
    expect(replaced).toContainEqual({ layer: 'Doors', requested: '3', now: '4' });
    expect(replaced).toContainEqual({ layer: 'Door 1', requested: 'Gone', now: 'Single Panel' });
    expect(replaced).toContainEqual({ layer: 'Frame', requested: 'FR-09', now: 'Satin Silver' });
    expect(replaced).toContainEqual({ layer: 'Internal 2', requested: 'IN-77', now: 'Hanging' });
  });

  test('a text of another viewer is not recognised', () => {
    expect(model.knows('walls-1,doors-0,taps-0')).toBe(false);
    expect(model.knows('DR-01,FR-01')).toBe(true);
    expect(model.knows('w:2400')).toBe(true);
  });
});

test('the items carry the labels of the enquiry, and every door has its price', () => {
  const items = model.items(chosen(['door.2', 'DR-01']));
  expect(items.map(({ component, name }) => `${component}: ${name}`)).toEqual([
    'Type of Sliding Robe: 3 sliding doors',
    'Width: 2400 mm',
    'Height: 2300 mm',
    'Trim: White',
    'Frame Style: Slimline',
    'Frame Finish: Satin Silver',
    'Inside: Oak',
    'Door 1 panels: Two Panel: Oak, Mirror',
    'Door 2 panels: Single Panel: Oak',
    'Door 3 panels: Two Panel: Oak, Mirror',
    'Internal 1: Shelves',
    'Internal 2: Shelves',
    'Internal 3: Shelves',
  ]);
  const priceOf = (component: string) => items.find((item) => item.component === component)?.price;
  expect(priceOf('Door 1 panels')).toBe(240 + 0.75 * 100 + 0.25 * 200);
  expect(priceOf('Door 2 panels')).toBe(300);
  expect(priceOf('Internal 1')).toBe(50);
  expect(items.find(({ component }) => component === 'Door 1 panels')?.product_code).toBe('D2, M1, M6');
  const framed = model.items(chosen(['frame', 'FR-02']));
  expect(framed.find(({ component }) => component === 'Frame Finish')?.price).toBe(30);
});

test('an older file without sizes, trims, layouts or fittings gets usable defaults', () => {
  const old = robesModel(aRobeFile());
  expect(old.start()).toMatchObject({
    width: '2400',
    height: '2300',
    doors: '3',
    trim: '',
    'door.1.panel.1': 'MAT-01',
  });
  expect(old.restore(old.write(old.start())).design).toEqual(old.start());
});

test('a width allows as many doors as leave each between its least and greatest width', () => {
  const ranges = robeRanges(file);
  expect([1200, 2400, 3600, 4800].map((width) => doorCounts(ranges, width))).toEqual([
    { min: 2, max: 3 },
    { min: 2, max: 6 },
    { min: 3, max: 6 },
    { min: 4, max: 6 },
  ]);
});

test('prices of doors and frames keep the third decimal of a currency that has one', () => {
  const dinars = robesModel({
    ...file,
    currency: 'KWD',
    doors: [aRobePart({ id: 'DR-02', name: 'Two Panel', panels: [0.75, 0.25], price: 12.345 })],
    frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Satin Silver', frameStyle: 'Slimline', price: 1.235 })] },
    materials: [
      aRobePart({ id: 'MAT-01', name: 'Oak', price: 1.001 }),
      aRobePart({ id: 'MAT-06', name: 'Mirror', price: 2.002 }),
    ],
  });
  const prices = new Map(dinars.items(dinars.start()).map(({ component, price }) => [component, price]));
  // 12.345 + 0.75 * 1.001 + 0.25 * 2.002
  expect([prices.get('Frame Finish'), prices.get('Door 1 panels')]).toEqual([3.705, 13.596]);
});
