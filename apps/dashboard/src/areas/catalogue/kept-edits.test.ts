import { beforeEach, expect, test } from 'vitest';
import { keepEdits, otherKeptVersion, readKeptEdits } from './kept-edits.ts';

const place = { userId: 3, configuratorId: 1, version: 1.001 };
const edits = [{ layer_index: 0, id: 'W1', data: { price: 40 } }];
const now = new Date('2026-11-21T08:55:00Z');

beforeEach(() => localStorage.clear());

test('keeps edits by user, configurator and base version', () => {
  keepEdits(place, edits, now);
  expect(readKeptEdits(place)).toEqual({ edits, savedAt: '2026-11-21T08:55:00.000Z' });
  for (const other of [{ userId: 4 }, { configuratorId: 2 }, { version: 1.002 }])
    expect(readKeptEdits({ ...place, ...other })).toBeNull();
});

test('forgets them when nothing is pending any more', () => {
  keepEdits(place, edits, now);
  keepEdits(place, [], now);
  expect(readKeptEdits(place)).toBeNull();
});

test.each(['not json', '{"edits":"x","savedAt":"y"}', '{"edits":[{"id":1}],"savedAt":"y"}', 'null'])(
  'takes %s for nothing',
  (text) => {
    localStorage.setItem('vitrine.edits.3.1.1.001', text);
    expect(readKeptEdits(place)).toBeNull();
  },
);

test('finds what was left on another version of the same configurator, the latest first', () => {
  keepEdits({ ...place, version: 1.002 }, edits, new Date('2026-11-01T08:00:00Z'));
  keepEdits({ ...place, version: 1.003 }, edits, now);
  keepEdits({ ...place, configuratorId: 11, version: 1.009 }, edits, now);
  expect(otherKeptVersion(place)?.version).toBe(1.003);
});
