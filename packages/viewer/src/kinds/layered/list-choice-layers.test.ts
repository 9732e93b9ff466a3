import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { listChoiceLayers } from './list-choice-layers.ts';

test('offers enabled items of visible layers, in ascending order', () => {
  const file = aLayeredFile();
  const item = file.layers[0]?.items[1];
  if (item) item.disabled = true;
  file.layers.push(aLayer({ name: 'Shadows', safe_name: 'shadows', order: 9, layer_type: 'hidden' }));
  const offered = listChoiceLayers(file);
  expect(offered.map(({ key }) => key)).toEqual(['walls', 'handles', 'doors']);
  expect(offered[0]?.choices.map(({ id }) => id)).toEqual(['W1']);
});

test('only a layer that comes in several ranges can be filtered by them', () => {
  expect(listChoiceLayers(aLayeredFile()).map(({ ranges }) => ranges)).toEqual([[], [], ['Matt', 'Gloss']]);
  const file = aLayeredFile();
  const matt = file.filter_groups[0]?.filters[0];
  if (matt) matt.disabled = true;
  const doors = listChoiceLayers(file)[2];
  expect(doors?.ranges).toEqual([]);
  expect(doors?.choices.map(({ id }) => id)).toEqual(['D3', 'D4']);
});

test('a choice carries what a tile shows', () => {
  const item = anItem({ id: 5, price: null, thumbnail: null, hex: '#f4f1ea' });
  const file = aLayeredFile({ layers: [aLayer({ items: [item] })] });
  expect(listChoiceLayers(file)[0]?.choices).toEqual([
    {
      ...{ id: '5', name: 'Chalk White', price: null, thumbnail: null, colour: '#f4f1ea', ranges: [] },
      image: 'layers/walls/chalk_white.webp',
    },
  ]);
});
