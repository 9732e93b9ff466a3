import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { aBlend, aFlake, aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test } from 'vitest';
import { colourDistance, readColour, writeColour } from './colour.ts';
import { floorsModel } from './floors-model.ts';
import { mixOfBlend } from './offered.ts';
import { recipeOf } from './recipe.ts';

const finishes: NonNullable<FloorsFile['finishes']> = [
  { id: 'FIN-01', name: 'Satin', overlay: 'satin.webp', enabled: true },
  { id: 'FIN-02', name: 'High Gloss', overlay: 'gloss.webp', enabled: true },
];
const aFile = (overrides: Partial<FloorsFile> = {}): FloorsFile =>
  aFloorsFile({ finishes, options: { configString: 'BLD-02,FIN-01' }, ...overrides });
const model = floorsModel(aFile());
const chosen = (...choices: [string, string][]) =>
  choices.reduce((design, [part, choice]) => model.choose(design, part, choice), model.start());

test('starts with the default of the file, otherwise with the first available choice', () => {
  expect(model.write(model.start())).toBe('BLD-02,FIN-01');
  const off = aFile({ options: {}, blends: [aBlend({ disabled: true }), aBlend({ id: 'BLD-02' })] });
  expect(floorsModel(off).write(floorsModel(off).start())).toBe('BLD-02,FIN-01');
  const none = aFloorsFile();
  expect(floorsModel(none).write(floorsModel(none).start())).toBe('BLD-01');
});

test.each([
  ['blend', 'BLD-01', 'BLD-01,FIN-01'],
  ['finish', 'FIN-02', 'BLD-02,FIN-02'],
  ['size', 'l', 'BLD-02,FIN-01,size=l'],
  ['base', 'FLK-02', 'BLD-02,FIN-01,base=FLK-02'],
  ['mix', 'FLK-01:40:m;FLK-03:60:s', 'mix=FLK-01:40:m;FLK-03:60:s,FIN-01'],
  ['blend', 'mix', 'mix=FLK-01:33:l;FLK-02:25:m;FLK-03:42:s,FIN-01'],
])('%s %s is written as %s and reads back', (part, choice, text) => {
  const design = chosen([part, choice]);
  expect(model.write(design)).toBe(text);
  expect(model.restore(text)).toEqual({ design, replaced: [] });
});

test('blend and finish may share ids', () => {
  const shared = floorsModel(
    aFile({
      blends: [1, 2, 3].map((id) => aBlend({ id })),
      finishes: [1, 2].map((id) => ({ id, name: `Finish ${id}`, overlay: 'satin.webp', enabled: true })),
      options: { configString: '3,2' },
    }),
  );
  expect(shared.write(shared.start())).toBe('3,2');
  for (const text of ['1,1', '1,2', '2,1', '3,1', 'mix=FLK-01:40:m;FLK-03:60:s,2']) {
    const { design, replaced } = shared.restore(text);
    expect([shared.write(design), replaced]).toEqual([text, []]);
  }
  expect(shared.write(shared.restore('9,1').design)).toBe('3,1');
});

test('a finish that is gone is listed also beside a mix', () => {
  const { design, replaced } = model.restore('mix=FLK-01:40:m;FLK-03:60:s,FIN-09');
  expect(model.write(design)).toBe('mix=FLK-01:40:m;FLK-03:60:s,FIN-01');
  expect(replaced).toEqual([{ layer: 'Finish', requested: 'FIN-09', now: 'Satin' }]);
});

test('every design reads back after any other choices', () => {
  const parts: [string, string][] = [
    ['mix', 'FLK-02:10:s;FLK-03:90:l'],
    ['blend', 'BLD-01'],
    ['size', 's'],
    ['base', 'FLK-03'],
    ['finish', 'FIN-02'],
    ['size', ''],
    ['mix', 'FLK-01:100:m'],
    ['base', ''],
  ];
  for (let count = 0; count <= parts.length; count++) {
    const design = chosen(...parts.slice(0, count));
    expect(model.restore(model.write(design))).toEqual({ design, replaced: [] });
  }
});

test.each([
  ['blend', 'BLD-99'],
  ['blend', 'BLD-02'],
  ['finish', 'FIN-99'],
  ['size', 'xl'],
  ['base', 'FLK-99'],
  ['mix', 'FLK-99:100:m'],
  ['mix', 'nonsense'],
  ['doors', 'D1'],
])('the choice of %s %s changes nothing', (part, choice) => {
  const start = model.start();
  expect(model.choose(start, part, choice)).toBe(start);
});

describe('what is no longer offered', () => {
  const off = aFile({
    blends: [aBlend({ disabled: true }), aBlend({ id: 'BLD-02', name: 'Granite' })],
    flakes: [
      aFlake(),
      aFlake({ id: 'FLK-02', name: 'Jet Black', hex: '#0E0E10', disabled: true }),
      aFlake({ id: 'FLK-03', name: 'Gentian Blue', hex: '#004F7C' }),
      aFlake({ id: 'FLK-04', name: 'Anthracite', hex: '#33393D' }),
    ],
    finishes: [...finishes.slice(0, 1), { id: 'FIN-02', name: 'High Gloss', enabled: false }],
  });
  const later = floorsModel(off);

  test.each([
    ['BLD-01,FIN-01', 'BLD-02,FIN-01', [{ layer: 'Blend', requested: 'Domino', now: 'Granite' }]],
    ['BLD-77,FIN-01', 'BLD-02,FIN-01', [{ layer: 'Blend', requested: 'BLD-77', now: 'Granite' }]],
    ['BLD-02,FIN-02', 'BLD-02,FIN-01', [{ layer: 'Finish', requested: 'High Gloss', now: 'Satin' }]],
    ['BLD-02,FIN-77', 'BLD-02,FIN-01', [{ layer: 'Finish', requested: 'FIN-77', now: 'Satin' }]],
    [
      'BLD-02,FIN-01,base=FLK-02',
      'BLD-02,FIN-01',
      [{ layer: 'Base colour', requested: 'Jet Black', now: 'As the blend' }],
    ],
    [
      'mix=FLK-01:60:m;FLK-02:40:s,FIN-01',
      'mix=FLK-01:60:m;FLK-04:40:s,FIN-01',
      [{ layer: 'Own mix', requested: 'Jet Black', now: 'Anthracite' }],
    ],
    ['', 'BLD-02,FIN-01', []],
    ['FIN-01', 'BLD-02,FIN-01', []],
  ])('"%s" becomes "%s" and says so', (text, now, replaced) => {
    const restored = later.restore(text);
    expect(later.write(restored.design)).toBe(now);
    expect(restored.replaced).toEqual(replaced);
  });

  test('a blend is drawn with its disabled flake, but a mix never starts with it', () => {
    const [, blend] = off.blends;
    expect(recipeOf(off, later.start()).parts.map(({ name }) => name)).toContain('Jet Black');
    expect(mixOfBlend(off, blend)).toEqual([
      { id: 'FLK-01', percent: 44, size: 'l' },
      { id: 'FLK-03', percent: 56, size: 's' },
    ]);
  });
});

test('recognises its own texts and no others', () => {
  expect(['BLD-01', 'FIN-02', 'mix=FLK-01:100:m', 'X,FIN-01'].map(model.knows)).toEqual([true, true, true, true]);
  expect(['', 'W1,H1,D1', 'mix=W1:100:m', 'size=l'].map(model.knows)).toEqual([false, false, false, false]);
});

test('an enquiry gets name, colour and blend of every choice', () => {
  expect(model.items(chosen(['blend', 'BLD-01'], ['size', 'l']))).toMatchObject([
    { component: 'Blend', id: 'BLD-01', name: 'Domino', blend: 'Domino', flake_size: 'l', hex_thumbnail: '#959899' },
    { component: 'Finish', id: 'FIN-01', name: 'Satin', blend: 'Domino' },
    { component: 'Flake size', id: 'l', name: 'Large' },
    { component: 'Base colour', id: '', name: 'As the blend', hex_thumbnail: '#959899' },
  ]);
  expect(model.items(chosen(['mix', 'FLK-01:40:m;FLK-02:60:s'])).slice(4)).toMatchObject([
    { component: 'Flake 1', id: 'FLK-01', name: 'Signal White', blend: 'Own mix, 40 %', flake_size: 'm' },
    { component: 'Flake 2', id: 'FLK-02', name: 'Jet Black', blend: 'Own mix, 60 %', hex_thumbnail: '#0E0E10' },
  ]);
});

test('a recipe’s shares make 1; size and base are the visitor’s where chosen', () => {
  const recipe = recipeOf(aFile(), chosen(['size', 's'], ['base', 'FLK-03']));
  expect(recipe.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(recipe.parts.every(({ size }) => size === 's')).toBe(true);
  expect(recipe.base).toEqual([0, 0x4f, 0x7c]);
});

test('a blend of one colour, without parts, is flakes of that colour', () => {
  const file = aFile({
    blends: [aBlend({ id: 'S-1', type: 'sika-blend', parts: null, ralRGB: null, hex: '#336699' })],
  });
  expect(recipeOf(file, floorsModel(file).start())).toMatchObject({ base: [0x33, 0x66, 0x99], parts: [{ share: 1 }] });
});

test('colours are read in both notations', () => {
  expect(readColour('#fa0')).toEqual([255, 170, 0]);
  expect(readColour('rgb(149, 152,153)')).toEqual([149, 152, 153]);
  expect(readColour('grey')).toBeNull();
  expect(writeColour([149, 152, 3])).toBe('#959803');
  expect(colourDistance([0, 0, 0], [0, 255, 0])).toBeGreaterThan(colourDistance([0, 0, 0], [0, 0, 255]));
});
