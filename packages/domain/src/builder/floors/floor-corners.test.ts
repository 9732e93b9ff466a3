import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyHomography } from '../../design/floors/homography.ts';
import { type Corners, cornersIssue, homographyOf, type Point } from './floor-corners.ts';

/** The showroom of the demo: its corners, and the matrix that they were made from. */
const KNOWN = [
  [-4864.912006697844, -3791.8098463778438, 20271.700908091276],
  [-36.2711385596963, -1532.619994086689, -7356.817358557997],
  [-0.09626858755235364, -2.5281, -3.5],
];
const AREA = { width: 4, depth: 3 };
const FLOOR: readonly Point[] = [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
];

test('four points of a known matrix give that matrix again', () => {
  const corners = FLOOR.map((point) => applyHomography(KNOWN, point)) as unknown as Corners;
  const found = homographyOf(corners, AREA);
  const scale = KNOWN[2]?.[2] ?? 1;
  for (const [at, value] of KNOWN.flat().entries()) expect(found?.flat()[at]).toBeCloseTo(value / scale, 4);
});

test('a rectangle seen from above is a scale and a shift', () => {
  const corners: Corners = [
    [100, 500],
    [500, 500],
    [500, 200],
    [100, 200],
  ];
  const expected = [100, 0, 100, 0, -100, 500, 0, 0, 1];
  const found = homographyOf(corners, AREA)?.flat() ?? [];
  for (const [at, value] of expected.entries()) expect(found[at]).toBeCloseTo(value, 9);
});

/** Convex quadrilaterals of all sizes and positions: one point in each quarter around a centre. */
const aQuadrilateral = fc
  .tuple(
    fc.double({ min: -2000, max: 4000, noNaN: true }),
    fc.double({ min: -2000, max: 4000, noNaN: true }),
    fc.double({ min: 40, max: 3000, noNaN: true }),
    fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 }),
  )
  .map(
    ([x, y, size, [a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1, h = 1]]): Corners => [
      [x - a * size, y + b * size],
      [x + c * size, y + d * size],
      [x + e * size, y - f * size],
      [x - g * size, y - h * size],
    ],
  )
  .filter((corners) => cornersIssue(corners) === null);

test('metres at the corners are the corners of the photo, less than half a pixel off, for every floor', () => {
  fc.assert(
    fc.property(
      aQuadrilateral,
      fc.double({ min: 0.3, max: 100, noNaN: true }),
      fc.double({ min: 0.3, max: 100, noNaN: true }),
      (corners, width, depth) => {
        const found = homographyOf(corners, { width, depth });
        expect(found).not.toBeNull();
        const floor: readonly Point[] = [
          [0, 0],
          [width, 0],
          [width, depth],
          [0, depth],
        ];
        floor.forEach((point, at) => {
          const [x, y] = applyHomography(found ?? [], point);
          expect(Math.hypot(x - (corners[at]?.[0] ?? 0), y - (corners[at]?.[1] ?? 0))).toBeLessThan(0.5);
        });
      },
    ),
  );
});

const square: Corners = [
  [0, 100],
  [100, 100],
  [100, 0],
  [0, 0],
];

test.each<[string, Corners, string | null]>([
  ['a square', square, null],
  ['a mirrored square', [square[1], square[0], square[3], square[2]], null],
  ['sides that cross', [square[0], square[2], square[1], square[3]], 'crossing'],
  ['a corner that points inwards', [square[0], square[1], [30, 80], square[3]], 'crossing'],
  ['three corners in one line', [square[0], [50, 50], square[2], square[3]], 'flat'],
  ['two corners in one place', [square[0], square[0], square[2], square[3]], 'flat'],
  ['all corners in one place', [square[0], square[0], square[0], square[0]], 'flat'],
])('%s', (_name, corners, issue) => {
  expect(cornersIssue(corners)).toBe(issue);
  expect(homographyOf(corners, AREA) === null).toBe(issue !== null);
});

test('a floor without width or depth has no measures', () => {
  expect(homographyOf(square, { width: 0, depth: 3 })).toBeNull();
  expect(homographyOf(square, { width: 3, depth: Number.NaN })).toBeNull();
});
