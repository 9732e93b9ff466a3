import { webhookLimits } from '@vitrine/contract/webhooks/limits';
import { expect, test } from 'vitest';
import { nextTry } from './next-try.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const MINUTE = 60_000;

const pauses = (): number[] => {
  const found: number[] = [];
  for (let next = nextTry(1, NOW); next; next = nextTry(found.length + 1, NOW))
    found.push((next.getTime() - NOW.getTime()) / MINUTE);
  return found;
};

test('waits a minute first, and never less than before', () => {
  expect(pauses()[0]).toBe(1);
  expect(pauses()).toEqual(pauses().toSorted((one, other) => one - other));
});

test('gives up within three days, and not long before', () => {
  const hours = pauses().reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeLessThanOrEqual(webhookLimits.tryHours);
  expect(hours).toBeGreaterThan(webhookLimits.tryHours - 12);
});
