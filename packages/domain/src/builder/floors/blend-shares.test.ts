import type { BlendPart } from '@vitrine/contract/configurator-file';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToBlend,
  type BlendParts,
  balancedParts,
  rangeOfShare,
  setShare,
  takeFromBlend,
  tenthsOf,
} from './blend-shares.ts';

const part = (percent: number, id = `F${percent}`): BlendPart => ({ id, percent, size: 'm' });
const aBlend = fc
  .array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 1, maxLength: 12 })
  .map((shares) => shares.map((share, at) => part(share, `F${at}`)));

const isWhole = (parts: BlendParts): void => {
  const tenths = parts.map(({ percent }) => percent * 1000);
  for (const share of tenths) expect(share).toBeCloseTo(Math.round(share), 9);
  expect(tenths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1000, 6);
  for (const share of tenths) expect(Math.round(share)).toBeGreaterThanOrEqual(1);
};

test('whatever is done, shares are whole tenths of a per cent that add up to 100 %, and no flake vanishes', () => {
  const action = fc.oneof(
    fc.tuple(fc.nat(11), fc.integer({ min: -50, max: 1200 })).map(
      ([at, share]) =>
        (parts: BlendParts) =>
          setShare(parts, at, share),
    ),
    fc.nat(11).map((at) => (parts: BlendParts) => (parts.length > 1 ? takeFromBlend(parts, at % parts.length) : parts)),
    fc.constant((parts: BlendParts) => (parts.length < 12 ? addToBlend(parts, 'new', 's') : parts)),
  );
  fc.assert(
    fc.property(aBlend, fc.array(action, { minLength: 1, maxLength: 6 }), (parts, actions) => {
      isWhole(actions.reduce<BlendParts>((before, act) => act(before), balancedParts(parts)));
    }),
  );
});

test('locked shares stay, whatever is set', () => {
  fc.assert(
    fc.property(
      aBlend,
      fc.nat(11),
      fc.integer({ min: -50, max: 1200 }),
      fc.array(fc.nat(11)),
      (raw, at, share, list) => {
        const parts = balancedParts(raw);
        const index = at % parts.length;
        const locked = new Set(list.filter((one) => one !== index));
        const after = setShare(parts, index, share, locked);
        isWhole(after);
        for (const one of locked) expect(after[one]?.percent).toBe(parts[one]?.percent);
        const { least, most } = rangeOfShare(parts, index, locked);
        const own = Math.round((after[index]?.percent ?? 0) * 1000);
        expect(own).toBe(Math.min(most, Math.max(least, share)));
      },
    ),
  );
});

test('the others give in proportion', () => {
  const after = setShare([part(0.5), part(0.3), part(0.2)], 0, 750);
  expect(after.map(({ percent }) => percent)).toEqual([0.75, 0.15, 0.1]);
});

test('a file whose shares are no whole is shown in proportion', () => {
  expect(tenthsOf([part(1), part(1), part(1)])).toEqual([334, 333, 333]);
  expect(tenthsOf([part(0, 'a'), part(0, 'b')])).toEqual([500, 500]);
  expect(tenthsOf([])).toEqual([]);
});

test('a new flake has an equal share, one that goes leaves its share to the others in proportion', () => {
  const four = addToBlend([part(0.5), part(0.3), part(0.2)], 'new', 's');
  expect(four.map(({ percent }) => percent)).toEqual([0.375, 0.225, 0.15, 0.25]);
  expect(takeFromBlend(four, 3).map(({ percent }) => percent)).toEqual([0.5, 0.3, 0.2]);
  expect(addToBlend([], 'first', 'l')).toEqual([{ id: 'first', percent: 1, size: 'l' }]);
});
