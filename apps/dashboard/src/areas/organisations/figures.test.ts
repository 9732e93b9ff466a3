import { expect, test, vi } from 'vitest';
import { anOrganisation } from '../../test/samples.ts';
import { figuresOf, sortedFigures } from './figures.ts';

const day15 = new Date('2026-12-15T12:00:00Z');

test('compares the leads with the pace of last month, and rounds the conversion', () => {
  const row = figuresOf(anOrganisation({ leads_this_month: 20, leads_last_month: 30, billing_sessions: 200 }), day15);
  expect(row).toMatchObject({ change: 33, conversion: 10, level: 'normal', share: 0.2 });
});

test('the month is that of UTC, as the counts are, wherever the reader is', () => {
  const organisation = anOrganisation({ leads_this_month: 300, leads_last_month: 310 });
  vi.stubEnv('TZ', 'Australia/Sydney');
  expect(figuresOf(organisation, new Date('2026-11-30T22:00:00Z')).change).toBe(0);
  vi.unstubAllEnvs();
});

test('names each type once', () => {
  const configurators = [1, 3, 1].map((configurator_type_id, id) => ({ id, name: 'x', configurator_type_id }));
  expect(figuresOf(anOrganisation({ configurators }), day15).types).toBe('Panoramic, Stock set');
});

test('has no share without a contract', () => {
  expect(figuresOf(anOrganisation({ session_limit: null }), day15).share).toBeNull();
});

test('sorts by figures both ways', () => {
  const rows = [5, 50, 10].map((billing_sessions) => figuresOf(anOrganisation({ billing_sessions }), day15));
  const sortedBy = (direction: 'ascending' | 'descending') =>
    sortedFigures(rows, { by: 'billing', direction, sortBy: () => undefined }).map(
      (row) => row.organisation.billing_sessions,
    );
  expect([sortedBy('ascending'), sortedBy('descending')]).toEqual([
    [5, 10, 50],
    [50, 10, 5],
  ]);
});
