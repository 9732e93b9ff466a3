import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { anImage } from '@vitrine/fixtures/images';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LayeredDraft } from './draft.ts';
import { setBase, setFirstView, setType } from './edit-base.ts';
import { addItems, changeItem, duplicateItem, moveItem, removeItem, replaceImage } from './edit-items.ts';
import {
  addLayer,
  changeLayer,
  drawAsListed,
  drawingOrder,
  isDrawnAsListed,
  moveInDrawing,
  moveLayer,
  removeLayer,
} from './edit-layers.ts';

const file: LayeredFile = aLayeredFile({
  layers: ['Walls', 'Doors', 'Taps'].map((name, at) =>
    aLayer({ name, safe_name: name.toLowerCase(), order: at + 1, items: [anItem({ id: `${name}-1`, name })] }),
  ),
});
const draft: LayeredDraft = { type: 'panoramic', file, images: {} };
const names = ({ layers }: LayeredFile) => layers.map(({ name }) => name);
const drawn = (edited: LayeredFile) => drawingOrder(edited).map((at) => edited.layers[at]?.name);

describe('layers', () => {
  test('that are drawn as listed still are when one is moved', () => {
    const edited = moveLayer(file, 2, 0);
    expect(names(edited)).toEqual(['Taps', 'Walls', 'Doors']);
    expect(drawn(edited)).toEqual(['Taps', 'Walls', 'Doors']);
  });

  test('can be drawn in another order than the list, which moving in the list keeps', () => {
    const edited = moveInDrawing(file, 2, 0);
    expect(names(edited)).toEqual(['Walls', 'Doors', 'Taps']);
    expect(drawn(edited)).toEqual(['Taps', 'Walls', 'Doors']);
    expect(isDrawnAsListed(edited)).toBe(false);
    expect(drawn(moveLayer(edited, 0, 1))).toEqual(['Taps', 'Walls', 'Doors']);
    expect(isDrawnAsListed(drawAsListed(edited))).toBe(true);
  });

  test('are added over all others, with a key of their own', () => {
    const edited = addLayer(addLayer(file, 'New layer'), 'New layer');
    expect(edited.layers.slice(-2).map(({ safe_name, order }) => [safe_name, order])).toEqual([
      ['new-layer', 4],
      ['new-layer-2', 5],
    ]);
  });

  test('keep their key when they are renamed: designs are saved with it', () => {
    expect(changeLayer(file, 1, { name: 'Fronts' }).layers[1]).toMatchObject({ name: 'Fronts', safe_name: 'doors' });
  });

  test('close up when one is removed', () => {
    expect(removeLayer(file, 0).layers.map(({ order }) => order)).toEqual([1, 2]);
  });

  test('are all there, each drawn once, after any moves', () => {
    const step = fc.record({ inList: fc.boolean(), from: fc.nat(2), to: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const edited = steps.reduce(
          (before, { inList, from, to }) => (inList ? moveLayer : moveInDrawing)(before, from, to),
          file,
        );
        expect(names(edited).sort()).toEqual(['Doors', 'Taps', 'Walls']);
        expect(drawingOrder(edited).sort()).toEqual([0, 1, 2]);
      }),
    );
  });
});

describe('items', () => {
  test('are added for images, named by their files, with ids that no other item has', () => {
    const images = [anImage('Doors-1.png', 'top'), anImage('matt_navy (2).png', 'top')];
    const { file: edited, images: used } = addItems(draft, 1, images);
    expect(edited.layers[1]?.items.map(({ id, name }) => [id, name])).toEqual([
      ['Doors-1', 'Doors'],
      ['doors-doors-1', 'Doors-1'],
      ['doors-matt-navy', 'Matt navy'],
    ]);
    expect(Object.values(used)).toEqual(images);
  });

  test('move between layers, are copied without their SKU, changed and removed', () => {
    const moved = moveItem(file, { layer: 0, item: 0 }, { layer: 2, item: 0 });
    expect(moved.layers.map(({ items }) => items.map(({ name }) => name))).toEqual([[], ['Doors'], ['Walls', 'Taps']]);
    const same = {
      ...file,
      layers: file.layers.map((layer) => ({ ...layer, items: layer.items.map((item) => ({ ...item, id: 1 })) })),
    };
    const together = moveItem(same, { layer: 0, item: 0 }, { layer: 2, item: 1 }).layers[2]?.items ?? [];
    expect(together.map(({ name }) => name)).toEqual(['Taps', 'Walls']);
    expect(new Set(together.map(({ id }) => id)).size).toBe(2);
    const [first, copy] = duplicateItem(file, { layer: 1, item: 0 }).layers[1]?.items ?? [];
    expect([copy?.name, copy?.product_code, copy?.id === first?.id]).toEqual([first?.name, null, false]);
    expect(changeItem(file, { layer: 1, item: 0 }, { price: 5 }).layers[1]?.items[0]?.price).toBe(5);
    expect(removeItem(file, { layer: 1, item: 0 }).layers[1]?.items).toEqual([]);
  });

  test('get another image under another path: saved versions keep the former one', () => {
    const [one, other] = [anImage('a.png', 'top'), anImage('a.png', 'top')];
    const at = { layer: 1, item: 0 };
    const first = replaceImage(draft, at, one).file.layers[1]?.items[0]?.image_path;
    const second = replaceImage(draft, at, other).file.layers[1]?.items[0]?.image_path;
    expect(first).toMatch(/^layers\/doors\/doors-[\da-f]{8}\.png$/);
    expect(second).not.toBe(first);
  });

  test('that are not there change nothing', () => {
    const nowhere = { layer: 9, item: 9 };
    expect(moveItem(file, nowhere, { layer: 0, item: 0 })).toBe(file);
    expect(duplicateItem(file, nowhere)).toBe(file);
    expect(replaceImage(draft, nowhere, anImage('a.png', 'top'))).toBe(draft);
  });
});

describe('the room', () => {
  test('gets another image, in its size', () => {
    const { file: edited } = setBase(draft, anImage('hall.jpg', 'all', { width: 2000, height: 1000 }));
    expect(edited.base).toMatchObject({ width: 2000, height: 1000, projection: 'equirectangular' });
  });

  test('is a panorama or a still, which looks somewhere first', () => {
    expect(setType(draft, 'stockset').file.base?.projection).toBe('perspective');
    expect(setFirstView(draft, -12.4).file.base?.initial_yaw).toBe(-12);
  });
});
