import type { ConfiguratorFile, LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test } from 'vitest';
import { doorRangesOf, rangesOfItem } from '../catalogue/door-ranges.ts';
import { modelOf } from '../design/model-of.ts';
import { partsModelOf } from '../design/parts-of.ts';
import { filePrices, priceParts } from '../prices/price-design.ts';
import { applyWords } from './apply-words.ts';
import { joinWords, listWords } from './list-words.ts';
import { pickTranslation } from './pick-translation.ts';
import { presetPlace, surchargePlace } from './places.ts';
import { translateItems } from './translate-items.ts';
import type { Word } from './word.ts';
import { countStatuses, wordStatus } from './word-status.ts';

const robes = aRobeFile({
  frames: { frameType: [aRobePart({ id: 'FR-01', name: 'Satin Silver', frameStyle: 'Classic' })] },
});
const floors = aFloorsFile({ finishes: [{ id: 'FIN-01', name: 'Satin', enabled: true }] });
const range = { id: 1, name: 'Matt', safe_name: 'matt', disabled: null };
const layered = aLayeredFile({
  layers: [
    aLayer({
      name: 'Door Fronts',
      safe_name: null,
      items: [
        anItem({ id: 'D1', name: 'Oak', filter: [{ name: 'Door Range', options: ['Matt'] }] }),
        anItem({ id: 'D2', name: 'Black' }),
      ],
    }),
    aLayer({ name: 'Handles', safe_name: 'handles', order: 9, items: [anItem({ id: 'H1', name: 'Black' })] }),
    aLayer({ name: 'Shadow', safe_name: 'shadow', order: 10, layer_type: 'hidden', items: [anItem({ id: 'S1' })] }),
  ],
  filter_groups: [{ name: 'Door Range', safe_name: 'door_range', filters: [range] }],
  measures: [{ id: 'wall', name: 'Wall', unit: 'm', value: 3 }],
  project_info: {
    scene_selector: { scenes: [{ id: 'dusk', deployVersion: 1, name: 'Evening', images: ['scenes/dusk/a.webp'] }] },
  },
});
const field = { name: 'shade', placeholder: 'Favourite shade', type: 'text', required: false } as const;
const live = {
  configurator: { name: 'Kitchen' },
  presets: [{ name: 'Warm oak', configuration: 'D1,H1', image: null }],
  customisation: {
    ...{ contact: 'We call you', termsUrl: 'https://oakline.test/terms', ctaLabel: null },
    ...{ popupTitle: null, popupText: null, customFields: [field], logos: {} },
  },
};
const wordsOf = (type: ConfiguratorType, file: ConfiguratorFile): Word[] =>
  listWords({ type, file, live, surcharges: ['Delivery'] });

describe('the words of a configurator', () => {
  test('have a place each, which names say nothing of', () => {
    const listed = wordsOf('panoramic', layered).map(({ place, source, kind }) => [place, source, kind]);
    expect(listed).toEqual([
      ['scene/dusk/name', 'Evening', 'scene'],
      ['measure/wall/name', 'Wall', 'measure'],
      ['layer/door-fronts/name', 'Door Fronts', 'layer'],
      ['item/door-fronts/D1/name', 'Oak', 'item'],
      ['item/door-fronts/D2/name', 'Black', 'item'],
      ['layer/handles/name', 'Handles', 'layer'],
      ['item/handles/H1/name', 'Black', 'item'],
      ['range/matt/name', 'Matt', 'range'],
      ['configurator/name', 'Kitchen', 'configurator'],
      [presetPlace('D1,H1'), 'Warm oak', 'preset'],
      ['form/contact', 'We call you', 'form'],
      ['form/terms_url', 'https://oakline.test/terms', 'link'],
      ['field/shade/label', 'Favourite shade', 'field'],
      [surchargePlace('Delivery'), 'Delivery', 'surcharge'],
    ]);
  });

  test.each([
    ['floors', floors, ['flake', 'blend', 'product_type', 'finish']],
    ['slidingrobe', robes, ['door', 'frame', 'frame_style', 'internal', 'material']],
  ] as const)('of %s are those of its tables', (type, file, kinds) => {
    const listed = new Set(wordsOf(type, file).map(({ kind }) => kind));
    for (const kind of kinds) expect(listed).toContain(kind);
  });

  test('of several versions are those of the first, and what only the second has', () => {
    const before = wordsOf('panoramic', layered);
    const [first, ...rest] = before as [Word, ...Word[]];
    const joined = joinWords(rest, [{ ...first, source: 'Dusk' }]);
    expect(joined).toHaveLength(before.length);
    expect(joined.at(-1)?.source).toBe('Dusk');
  });

  test('have ids with any character', () => {
    const file = aLayeredFile({ layers: [aLayer({ safe_name: 'a', items: [anItem({ id: 'x/y%2F', name: 'One' })] })] });
    expect(wordsOf('stockset', file).some(({ place }) => place === 'item/a/x%2Fy%252F/name')).toBe(true);
  });
});

describe('a file in a language', () => {
  const words = {
    'layer/door-fronts/name': 'Türfronten',
    'item/door-fronts/D2/name': 'Schwarz',
    'item/handles/H1/name': 'Schwarze Griffe',
    'range/matt/name': 'Seidenmatt',
  };
  const shown = applyWords('panoramic', layered, words);

  test('has the same designs, and the source where nothing is translated', () => {
    const [source, german] = [modelOf('panoramic', layered), modelOf('panoramic', shown)];
    expect(german.start()).toEqual(source.start());
    expect(german.write(german.start())).toBe(source.write(source.start()));
    const items = german.items({ 'door-fronts': 'D2', handles: 'H1' }).map(({ component, name }) => [component, name]);
    expect(items).toEqual([
      ['Türfronten', 'Schwarz'],
      ['Handles', 'Schwarze Griffe'],
    ]);
  });

  test('does not change the source, and keeps the ranges of items', () => {
    expect(layered.layers[0]?.name).toBe('Door Fronts');
    expect(shown.filter_groups[0]?.filters[0]?.name).toBe('Seidenmatt');
    expect(shown.layers[0]?.items[0]?.filter).toEqual([{ name: 'Door Range', options: ['Matt', 'matt'] }]);
    const item = shown.layers[0]?.items[0];
    expect(item && rangesOfItem(doorRangesOf(shown), item).map(({ name }) => name)).toEqual(['Seidenmatt']);
  });

  test('keeps the surcharges for an option', () => {
    const when = { kind: 'option' as const, option: 'Matt' };
    const surcharge = { id: 'a', name: 'Matt', kind: 'amount' as const, value: 2500, when };
    const surchargesOf = (file: LayeredFile) => {
      const parts = partsModelOf('panoramic', file).parts({ 'door-fronts': 'D1' }, {});
      return priceParts(parts, { ...filePrices('GBP'), surcharges: [surcharge] }, {}).surcharges;
    };
    expect(surchargesOf(layered)).toEqual([{ name: 'Matt', amount: 2500 }]);
    expect(surchargesOf(shown)).toEqual(surchargesOf(layered));
  });

  test.each([
    ['floors', floors],
    ['slidingrobe', robes],
  ] as const)('of %s costs the same', (type, file) => {
    const all = Object.fromEntries(wordsOf(type, file).map(({ place, source }) => [place, `«${source}»`]));
    const translated = applyWords(type, file, all);
    const [source, foreign] = [modelOf(type, file), modelOf(type, translated)];
    const design = source.start();
    expect(foreign.start()).toEqual(design);
    const costs = (of: ConfiguratorFile) =>
      partsModelOf(type, of)
        .parts(design, {})
        .map(({ article, filePrice, options, quantity }) => ({ article, filePrice, options, quantity }));
    expect(costs(translated)).toEqual(costs(file));
    const items = translateItems({ type, file, words: all }, design, source.items(design));
    expect(items.filter(({ name }) => name.includes('«')).length).toBeGreaterThan(1);
    expect(items.map(({ component }) => component)).toEqual(source.items(design).map(({ component }) => component));
  });

  test('names the items of a design; of two layers with one name the item decides', () => {
    const design = { 'door-fronts': 'D2', handles: 'H1' };
    const items = [
      { component: 'Door Fronts', name: 'Black', id: 'D2' },
      { component: 'Handles', name: 'Black', id: 'H1' },
      { component: 'Gone', name: 'Old', id: 'X' },
    ];
    expect(translateItems({ type: 'panoramic', file: layered, words }, design, items)).toEqual([
      { component: 'Türfronten', name: 'Schwarz', id: 'D2' },
      { component: 'Handles', name: 'Schwarze Griffe', id: 'H1' },
      { component: 'Gone', name: 'Old', id: 'X' },
    ]);
  });
});

test('a translation is missing, outdated or done', () => {
  const statuses = [
    wordStatus('Oak', undefined),
    wordStatus('Oak', { text: '', sourceText: 'Oak' }),
    wordStatus('Oak', { text: 'Buche', sourceText: 'Beech' }),
    wordStatus('Oak', { text: 'Eiche', sourceText: 'Oak' }),
  ];
  expect(statuses).toEqual(['missing', 'missing', 'outdated', 'done']);
  expect(countStatuses(statuses)).toEqual({ missing: 2, outdated: 1, done: 1 });
});

test('a copy has its own translation, else its organisation’s unless that is for another text', () => {
  const inherited = { text: 'Eiche warm', sourceText: 'Warm oak' };
  const own = { text: 'Unsere Eiche', sourceText: 'Our oak' };
  const preset = { kind: 'preset', source: 'Our oak' } as const;
  expect(pickTranslation(preset, { own, inherited })).toBe(own);
  expect(pickTranslation(preset, { own: undefined, inherited })).toBeUndefined();
  expect(pickTranslation({ kind: 'preset', source: 'Warm oak' }, { own: undefined, inherited })).toBe(inherited);
  expect(pickTranslation({ kind: 'item', source: 'Renamed' }, { own: undefined, inherited })).toBe(inherited);
});
