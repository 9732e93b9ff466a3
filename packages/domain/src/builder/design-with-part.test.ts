import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { modelOf } from '../design/model-of.ts';
import { designWithItem, designWithPart, firstDesignNames, withFirstDesign } from './design-with-part.ts';
import type { FloorDraft, LayeredDraft, RobeDraft } from './draft.ts';

const floor: FloorDraft = {
  type: 'floors',
  file: aFloorsFile({
    finishes: [
      { id: 'F1', name: 'Satin', enabled: true },
      { id: 'F2', name: 'Gloss', enabled: true },
    ],
  }),
  images: {},
};
const robe: RobeDraft = {
  type: 'slidingrobe',
  file: aRobeFile({
    doors: [aRobePart({ id: 'D1', name: 'Single' }), aRobePart({ id: 'D2', name: 'Two', panels: [0.5, 0.5] })],
  }),
  images: {},
};
const restored = (draft: FloorDraft | RobeDraft, design: string) =>
  modelOf(draft.type, draft.file).restore(design).design;

test('a blend and a finish are shown without changing the rest', () => {
  const blend = designWithPart(floor, 'blends', 'BLD-02', 'BLD-01,F2');
  expect(restored(floor, blend)).toMatchObject({ blend: 'BLD-02', finish: 'F2' });
  expect(restored(floor, designWithPart(floor, 'finishes', 'F1', blend))).toMatchObject({
    blend: 'BLD-02',
    finish: 'F1',
  });
});

test('flakes, and parts that visitors cannot choose, change nothing', () => {
  expect(designWithPart(floor, 'flakes', 'FLK-02', 'BLD-01,F2')).toBe('BLD-01,F2');
  expect(designWithPart(robe, 'internals', 'IN-02', 'D1')).toBe('D1');
});

test('a wardrobe has a door, and a material, everywhere', () => {
  const design = designWithPart(robe, 'materials', 'MAT-02', designWithPart(robe, 'doors', 'D2', ''));
  const shown = restored(robe, design);
  const doors = Object.entries(shown).filter(([key]) => /^door\.\d+$/.test(key));
  const panels = Object.entries(shown).filter(([key]) => /\.panel\./.test(key));
  expect(new Set(doors.map(([, id]) => id))).toEqual(new Set(['D2']));
  expect(panels).toHaveLength(doors.length * 2);
  expect(new Set(panels.map(([, id]) => id))).toEqual(new Set(['MAT-02']));
});

test('the first design is the one that was set', () => {
  expect(firstDesignNames(floor)).toEqual(['Domino', 'Satin']);
  expect(firstDesignNames(withFirstDesign(floor, 'BLD-02,F2'))).toEqual(['Granite', 'Gloss']);
  expect(firstDesignNames({ ...robe, file: aRobeFile({ doors: [], materials: [] }) })).not.toContain('');
});

test('an item is shown in its layer; one that visitors cannot choose, or that is gone, changes nothing', () => {
  const items = ['Oak', 'Sage', 'Walnut'].map((name, at) =>
    anItem({ id: at + 1, name, disabled: name === 'Walnut' ? true : null }),
  );
  const room: LayeredDraft = {
    type: 'stockset',
    file: aLayeredFile({ layers: [aLayer({ safe_name: 'doors', items }), aLayer({ safe_name: 'worktop', items })] }),
    images: {},
  };
  expect(designWithItem(room, { layer: 1, item: 1 }, '1,1')).toBe('1,2');
  expect(designWithItem(room, { layer: 1, item: 2 }, '1,1')).toBe('1,1');
  expect(designWithItem(room, { layer: 2, item: 0 }, '1,1')).toBe('1,1');
  expect(designWithItem(room, { layer: 0, item: 3 }, '1,1')).toBe('1,1');
});
