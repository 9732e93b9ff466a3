import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVisible, fillTriangle, isFront, USUAL_CARD, type VisibleTriangles } from './visible-triangles.ts';

type Point = readonly [x: number, y: number];

const corners = (points: readonly Point[], nearness: readonly number[] = [1, 1, 1]): Float64Array =>
  Float64Array.from(points.flatMap(([x, y], index) => [x, y, nearness[index] ?? 1]));

const point = fc.tuple(fc.double({ min: -4, max: 20, noNaN: true }), fc.double({ min: -4, max: 20, noNaN: true }));

const countOf = ({ ids }: VisibleTriangles): number => ids.filter((id) => id >= 0).length;

test('triangles around a point leave no gap and share no sample', () => {
  fc.assert(
    fc.property(point, ([x, y]) => {
      const square: Point[] = [
        [-5, -5],
        [21, -5],
        [21, 21],
        [-5, 21],
      ];
      const parts = square.map((from, index) => {
        const visible = createVisible(16, 12, USUAL_CARD);
        fillTriangle(visible, corners([from, square[(index + 1) % 4] ?? from, [x, y]]), index, 0);
        return countOf(visible);
      });
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(16 * 12 * USUAL_CARD.samples.length);
    }),
  );
});

test('of two triangles the nearer is seen, whichever comes first', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 3 }), fc.boolean(), (points, isFirst) => {
      const [far, near] = [corners(points, [0.1, 0.2, 0.3]), corners(points, [0.4, 0.5, 0.6])];
      const visible = createVisible(16, 12, USUAL_CARD);
      for (const one of isFirst ? [near, far] : [far, near]) fillTriangle(visible, one, one === near ? 1 : 0, 0);
      expect(visible.ids).not.toContain(0);
    }),
  );
});

test('rows that are filled apart are those of the whole', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 3 }), (points) => {
      const whole = createVisible(16, 12, USUAL_CARD);
      fillTriangle(whole, corners(points), 7, 0);
      const counts = [0, 6].map((top) => {
        const half = { ...createVisible(16, 6, USUAL_CARD), top };
        fillTriangle(half, corners(points), 7, 0);
        return countOf(half);
      });
      expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(countOf(whole));
    }),
  );
});

test('corners against the clock are the front', () => {
  const [a, b, c]: [Point, Point, Point] = [
    [0, 0],
    [0, 4],
    [4, 4],
  ];
  expect([isFront(corners([a, b, c])), isFront(corners([a, c, b]))]).toEqual([true, false]);
});
