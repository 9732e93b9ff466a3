import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatVersion, parseVersion } from './format-version.ts';
import { nextMinorVersion } from './next-minor-version.ts';
import { fromThousandths, toThousandths } from './thousandths.ts';

const thousandths = fc.integer({ min: 1, max: 999_999_999 });

describe('thousandths', () => {
  test('read back as the same version', () => {
    fc.assert(fc.property(thousandths, (whole) => toThousandths(fromThousandths(whole)) === whole));
  });
});

describe('formatVersion and parseVersion', () => {
  test.each([
    [1, 'v1'],
    [1.01, 'v1.01'],
    [1.006, 'v1.006'],
    [1.009 + 0.001, 'v1.01'],
    [12.1, 'v12.1'],
  ])('writes %s as %s, without padding', (version, text) => {
    expect(formatVersion(version)).toBe(text);
  });

  test.each([
    ['v1.006', 1.006],
    ['V1.01', 1.01],
    [' 2 ', 2],
    ['1.100', 1.1],
    ['0', null],
    ['0.000', null],
    ['', null],
    ['v', null],
    ['1.0061', null],
    ['-1', null],
    ['1,5', null],
    ['vv1', null],
    ['1e3', null],
    ['1.', null],
  ])('reads %j as %s', (text, version) => {
    expect(parseVersion(text)).toBe(version);
  });

  test('read what they write', () => {
    fc.assert(
      fc.property(
        thousandths,
        (whole) => parseVersion(formatVersion(fromThousandths(whole))) === fromThousandths(whole),
      ),
    );
  });
});

describe('nextMinorVersion', () => {
  test.each([
    ['one step on', [1, 1.001], 1.001, 1.002],
    ['exactly 1.01 after 1.009', [1.009], 1.009, 1.01],
    ['after the highest of the major, not after the selected one', [1, 1.001, 1.007], 1, 1.008],
    ['within the major of the selected version, not of the newest', [1.003, 2.004], 1.003, 1.004],
    ['from the selected version when the list lacks it', [], 3.2, 3.201],
    ['nothing when the major is full', [1.999], 1.5, null],
  ])('proposes %s', (_, versions, selected, next) => {
    expect(nextMinorVersion(versions, selected)).toBe(next);
  });

  test('is greater than all in its major, free, and exact in thousandths', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1000, max: 3999 }), { minLength: 1 }), (wholes) => {
        const versions = wholes.map(fromThousandths);
        const selected = versions[0] ?? 1;
        const next = nextMinorVersion(versions, selected);
        const sameMajor = versions.filter((version) => Math.floor(version) === Math.floor(selected));
        if (next === null) {
          expect(sameMajor.map(toThousandths)).toContain(Math.floor(selected) * 1000 + 999);
          return;
        }
        expect(Math.floor(next)).toBe(Math.floor(selected));
        expect(sameMajor.every((version) => next > version)).toBe(true);
        expect(String(next)).toMatch(/^\d+(\.\d{1,3})?$/);
      }),
    );
  });
});
