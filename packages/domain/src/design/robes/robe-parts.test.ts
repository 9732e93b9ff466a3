import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { readDesign } from './robe-design.ts';
import { doorsOf, panelsOf } from './robe-geometry.ts';
import { robeParts } from './robe-parts.ts';
import { robesModel } from './robes-model.ts';

/** Quantities are whole millionths. */
const WHOLE = 1e6;

test('panels are as large as the frame leaves them, where a quantity counts their area', () => {
  const areaWith = (width_mm: number): number => {
    const file = aRobeFile({
      frames: { frameType: [aRobePart({ id: 'FR-01', width_mm })] },
      materials: [aRobePart({ quantity: { unit: 'm2' } })],
    });
    const robe = readDesign(robesModel(file).restore('DR-01,FR-01,IN-01,MAT-01,w:2400,h:2300,n:2').design);
    const parts = robeParts(file, robe, () => 0).filter(({ unit }) => unit === 'm2');
    return parts.reduce((sum, { quantity }) => sum + quantity, 0) / WHOLE;
  };
  const expectedWith = (width_mm: number): number => {
    const doors = doorsOf({ width: 2400, height: 2300, doors: 2 }, width_mm);
    const panels = doors.flatMap((door) => panelsOf(door, width_mm, [1]));
    return panels.reduce((sum, { width, height }) => sum + (width * height) / 1e6, 0);
  };
  for (const width of [20, 35, 120]) expect(areaWith(width)).toBeCloseTo(expectedWith(width), 3);
});
