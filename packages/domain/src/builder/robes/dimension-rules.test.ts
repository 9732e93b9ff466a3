import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { robeRanges } from '../../design/robes/robe-sizes.ts';
import { dimensionIssues, readSize, setSize } from './dimension-rules.ts';

const issuesOf = (dimensions: NonNullable<SlidingRobeFile['dimensions']>) => dimensionIssues(aRobeFile({ dimensions }));

test.each([
  ['the usual sizes', {}, []],
  [
    'a minimum above the maximum',
    { width_mm: { min: 3000, max: 2000 } },
    ['Width of the wardrobe: the minimum 3000 is above the maximum 2000.'],
  ],
  [
    'a minimum above the usual maximum',
    { height_mm: { min: 2700 } },
    ['Height of the wardrobe: the minimum 2700 is above the maximum 2600.'],
  ],
  [
    'a default outside',
    { height_mm: { min: 2000, max: 2400, default: 2500 } },
    ['Height of the wardrobe: the default 2500 is not between 2000 and 2400.'],
  ],
  [
    'a step without a second value',
    { width_mm: { min: 2000, max: 2100, step: 200, default: 2000 } },
    ['Width of the wardrobe: the step 200 is larger than the range, 100.'],
  ],
  [
    'doors that are too few for the width',
    { width_mm: { min: 1200, max: 6000 }, door_count: { min: 2, max: 3 } },
    ['A wardrobe 6000 mm wide cannot be closed by 2 to 3 doors of these widths.'],
  ],
  [
    'doors that are too many for the width',
    { width_mm: { min: 1200, max: 4000 }, door_count: { min: 4, max: 6 } },
    ['A wardrobe 1200 mm wide cannot be closed by 4 to 6 doors of these widths.'],
  ],
])('%s', (_name, dimensions, issues) => {
  expect(issuesOf(dimensions)).toEqual(issues);
});

test('sizes without issues are those that the viewer offers', () => {
  const aSize = fc.option(fc.integer({ min: 1, max: 9000 }), { nil: null });
  fc.assert(
    fc.property(aSize, aSize, aSize, (min, max, start) => {
      const file = [['min', min] as const, ['max', max] as const, ['default', start] as const].reduce(
        (before, [field, value]) => setSize(before, 'height_mm', field, value),
        aRobeFile(),
      );
      if (dimensionIssues(file).length > 0) return;
      const { height } = robeRanges(file);
      if (min !== null) expect(height.min).toBe(min);
      if (max !== null) expect(height.max).toBe(max);
      if (start !== null) expect(Math.abs(height.start - start)).toBeLessThan(height.step);
    }),
  );
});

test.each([
  ['width_mm', 'max', '2,40 m', 2400],
  ['width_mm', 'max', '', null],
  ['width_mm', 'max', '50 mm', undefined],
  ['height_mm', 'step', '10', 10],
  ['door_count', 'max', '5', 5],
  ['door_count', 'max', '13', undefined],
  ['door_count', 'max', '2.5', undefined],
] as const)('%s, %s: %j is %s', (name, field, text, size) => {
  expect(readSize(name, field, text)).toBe(size);
});
