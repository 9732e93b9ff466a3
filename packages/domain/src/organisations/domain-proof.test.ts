import { organisationLimits as limits } from '@vitrine/contract/organisations/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../dates/durations.ts';
import { type ProofSearch, type ProofWatch, watchProof } from './domain-proof.ts';

const START = Date.parse('2026-06-15T03:00:00Z');
const FRESH: ProofWatch = { missingSince: null, misses: 0 };

/** One check a day; returns the day on which the proof counts as lost, if any. */
const lostOn = (searches: readonly ProofSearch[]): number | null => {
  let watch = FRESH;
  for (const [day, search] of searches.entries()) {
    const next = watchProof(watch, search, new Date(START + day * DAY_MS));
    if (next.isLost) return day;
    watch = next;
  }
  return null;
};

test.each<[string, ProofSearch[], number | null]>([
  ['missing every day', ['missing', 'missing', 'missing', 'missing', 'missing'], 3],
  ['missing twice, three days apart', ['missing', 'unclear', 'unclear', 'missing'], null],
  ['back in between', ['missing', 'missing', 'missing', 'found', 'missing', 'missing', 'missing'], null],
  ['never clear', Array.from({ length: 60 }, () => 'unclear' as const), null],
])('a proof that is %s', (_what, searches, day) => {
  expect(lostOn(searches)).toBe(day);
});

test('a proof is lost only after enough clear answers in a row over enough days', () => {
  const search = fc.constantFrom<ProofSearch>('found', 'missing', 'unclear');
  fc.assert(
    fc.property(fc.array(search, { maxLength: 30 }), (searches) => {
      const day = lostOn(searches);
      if (day === null) return true;
      const clear = searches.slice(0, day + 1).filter((each) => each !== 'unclear');
      const sinceFound = clear.slice(clear.lastIndexOf('found') + 1);
      return sinceFound.length >= limits.domainMisses && day >= limits.domainMissingDays;
    }),
  );
});
