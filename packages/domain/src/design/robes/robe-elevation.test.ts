import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { readDesign } from './robe-design.ts';
import { elevationOf } from './robe-elevation.ts';
import { fittingsOf, roomUnder } from './robe-internals.ts';
import { robesModel } from './robes-model.ts';

const file = aRobeFile({
  materials: [aRobePart(), aRobePart({ id: 'MAT-07', name: 'Glass', hex: '#3b3f42', finish: 'glass' })],
});

test('every piece is inside the wardrobe, and doors are in front of its contents', () => {
  const robe = readDesign(robesModel(file).start());
  const pieces = elevationOf(file, robe);
  for (const { x, y, width, height } of pieces) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(robe.width + 1e-6);
    expect(y + height).toBeLessThanOrEqual(robe.height + 1e-6);
  }
  const kinds = pieces.map(({ kind }) => kind);
  expect(kinds.lastIndexOf('inside')).toBeLessThan(kinds.indexOf('panel'));
  expect(kinds.filter((kind) => kind === 'panel')).toHaveLength(3);
});

test('the inside is visible through glass', () => {
  const model = robesModel(file);
  const design = model.choose(model.start(), 'door.1.panel.1', 'MAT-07');
  expect(elevationOf(file, readDesign(design)).some(({ cover }) => cover < 1)).toBe(true);
});

test.each([
  ['shelf:.5', { kind: 'shelf', at: 0.5, until: 0.5, count: 1 }],
  ['drawers:.70:3', { kind: 'drawers', at: 0.7, until: 1, count: 3 }],
  ['drawers:.70', { kind: 'drawers', at: 0.7, until: 1, count: 3 }],
  ['drawers:.1:99', { kind: 'drawers', at: 0.1, until: 1, count: 8 }],
  ['shoe:.66', { kind: 'shoe', at: 0.66, until: 1, count: 3 }],
])('the part %s is read', (text, fitting) => {
  expect(fittingsOf(aRobePart({ parts: [text] }))).toEqual([fitting]);
});

test.each(['', 'shelf', 'shelf:2', 'shelf:x', 'lamp:.2'])('the part "%s" is left out', (text) => {
  expect(fittingsOf(aRobePart({ parts: [text] }))).toEqual([]);
});

test('clothes hang down to the next thing under their rail', () => {
  const fittings = fittingsOf(aRobePart({ parts: ['rail:.12', 'shelf:.5', 'rail:.56'] }));
  expect(fittings.filter(({ kind }) => kind === 'rail').map((rail) => roomUnder(fittings, rail))).toEqual([0.5, 1]);
});
