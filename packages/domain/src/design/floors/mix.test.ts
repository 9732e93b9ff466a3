import { FLAKE_SIZES, mixLimits } from '@vitrine/contract/floors/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFlake, balanced, type Mix, removeFlake, setPercent, setSize, shareOut } from './mix.ts';
import { readMix, writeMix } from './mix-text.ts';

const sum = (mix: Mix): number => mix.reduce((total, { percent }) => total + percent, 0);

const ids = fc.uniqueArray(
  fc.string({ minLength: 1 }).filter((id) => id.trim() === id && id !== ''),
  {
    minLength: 1,
    maxLength: mixLimits.flakes,
  },
);
const mixes = ids.chain((names) =>
  fc
    .tuple(...names.map(() => fc.tuple(fc.nat(1000), fc.constantFrom(...FLAKE_SIZES))))
    .map((parts) =>
      balanced(names.map((id, index) => ({ id, percent: parts[index]?.[0] ?? 0, size: parts[index]?.[1] ?? 'm' }))),
    ),
);
const steps = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('percent'), at: fc.nat(6), to: fc.integer({ min: -50, max: 150 }) }),
    fc.record({ act: fc.constant('add'), at: fc.nat(20), to: fc.constant(0) }),
    fc.record({ act: fc.constant('remove'), at: fc.nat(6), to: fc.constant(0) }),
  ),
);

test('after any change of a mix, its parts are whole percentages of at least 1 and add up to 100', () => {
  fc.assert(
    fc.property(mixes, steps, (first, acts) => {
      let mix: Mix = first;
      for (const { act, at, to } of acts) {
        const id = mix[at % mix.length]?.id ?? '';
        if (act === 'percent') mix = setPercent(mix, id, to);
        else if (act === 'add') mix = addFlake(mix, `new ${at}`, 's');
        else mix = removeFlake(mix, id);
        expect(sum(mix)).toBe(mixLimits.whole);
        expect(mix.every(({ percent }) => Number.isInteger(percent) && percent >= mixLimits.least)).toBe(true);
        expect(mix.length).toBeGreaterThan(0);
        expect(mix.length).toBeLessThanOrEqual(mixLimits.flakes);
      }
    }),
  );
});

test('a mix reads back from its text, with any characters in its ids', () => {
  fc.assert(
    fc.property(mixes, (mix) => {
      expect(readMix(writeMix(mix))).toEqual(mix);
    }),
  );
});

const MIX: Mix = [
  { id: 'A', percent: 50, size: 'm' },
  { id: 'B', percent: 30, size: 's' },
  { id: 'C', percent: 20, size: 'l' },
];
const percents = (mix: Mix) => mix.map(({ percent }) => percent);

test('one part moves, the others keep their proportions', () => {
  expect(percents(setPercent(MIX, 'A', 75))).toEqual([75, 15, 10]);
  expect(percents(setPercent(MIX, 'A', 100))).toEqual([98, 1, 1]);
  expect(percents(setPercent(MIX, 'A', -4))).toEqual([1, 59, 40]);
  expect(setPercent(MIX, 'Z', 10)).toBe(MIX);
  expect(setPercent(MIX, 'A', Number.NaN)).toBe(MIX);
});

test('flakes can be added and removed', () => {
  expect(percents(addFlake(MIX, 'D', 's'))).toEqual([38, 22, 15, 25]);
  expect(addFlake(MIX, 'A', 's')).toBe(MIX);
  expect(percents(removeFlake(MIX, 'A'))).toEqual([60, 40]);
  expect(percents(removeFlake(removeFlake(MIX, 'A'), 'B'))).toEqual([100]);
  expect(setSize(MIX, 'B', 'l')[1]).toEqual({ id: 'B', percent: 30, size: 'l' });
  const full = ['D', 'E', 'F', 'G'].reduce((mix, id) => addFlake(mix, id, 'm'), MIX);
  expect(full).toHaveLength(mixLimits.flakes);
});

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [0, 0],
    [50, 50],
  ],
  [
    [0.4, 0.25, 0.35],
    [40, 25, 35],
  ],
  [
    [1000, 0, 0],
    [98, 1, 1],
  ],
  [[], []],
])('%j is shared out as %j', (weights, shares) => {
  expect(shareOut(weights)).toEqual(shares);
});

test.each(['', ';', 'A', 'A:0:m', 'A:-3:m', 'A:101:m', ':20:m'])('"%s" is no mix', (text) => {
  expect(readMix(text)).toBeNull();
});

test('a text with the same flake twice, odd sizes and sums is corrected', () => {
  expect(readMix('A:20:x;A:30:m;B:20:L')).toEqual([
    { id: 'A', percent: 50, size: 'm' },
    { id: 'B', percent: 50, size: 'l' },
  ]);
});
