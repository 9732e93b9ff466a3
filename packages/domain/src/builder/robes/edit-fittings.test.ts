import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FITTING_KINDS, isCounted, newFitting, readFittings, writeFittings } from './edit-fittings.ts';

test('parts are read, and written from the top down', () => {
  const { fittings, kept } = readFittings(['drawers:.70:3', 'rail:.12', 'lamp:.5', 'shelf:.125']);
  expect(fittings).toEqual([
    { kind: 'drawers', at: 70, count: 3 },
    { kind: 'rail', at: 12, count: 1 },
    { kind: 'shelf', at: 12.5, count: 1 },
  ]);
  expect(writeFittings(fittings, kept)).toEqual(['rail:.12', 'shelf:.125', 'drawers:.7:3', 'lamp:.5']);
});

test('what is written is read again', () => {
  const aFitting = fc
    .record({
      kind: fc.constantFrom(...FITTING_KINDS),
      at: fc.integer({ min: 0, max: 999 }).map((tenth) => tenth / 10),
      count: fc.integer({ min: 1, max: 8 }),
    })
    .map((fitting) => (isCounted(fitting.kind) ? fitting : { ...fitting, count: 1 }));
  fc.assert(
    fc.property(fc.array(aFitting), (fittings) => {
      const sorted = fittings.toSorted((one, other) => one.at - other.at);
      expect(readFittings(writeFittings(fittings)).fittings).toEqual(sorted);
    }),
  );
});

test('a new part is below the others, and inside', () => {
  const first = newFitting('rail', []);
  expect(newFitting('shelf', [first]).at).toBeGreaterThan(first.at);
  expect(newFitting('drawers', [{ kind: 'shelf', at: 95, count: 1 }]).at).toBeLessThan(100);
});
