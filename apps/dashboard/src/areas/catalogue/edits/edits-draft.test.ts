import { beforeEach, expect, test } from 'vitest';
import { otherDraftVersion, readEditsDraft, saveDraft } from './edits-draft.ts';

const location = { userId: 3, configuratorId: 1, version: 1.001 };
const edits = [{ layer_index: 0, id: 'W1', data: { price: 40 } }];
const now = new Date('2026-11-21T08:55:00Z');

beforeEach(() => localStorage.clear());

test('keeps edits by user, configurator and base version', () => {
  saveDraft(location, edits, now);
  expect(readEditsDraft(location)).toEqual({ edits, savedAt: '2026-11-21T08:55:00.000Z' });
  for (const other of [{ userId: 4 }, { configuratorId: 2 }, { version: 1.002 }])
    expect(readEditsDraft({ ...location, ...other })).toBeNull();
});

test('forgets them when nothing is pending any more', () => {
  saveDraft(location, edits, now);
  saveDraft(location, [], now);
  expect(readEditsDraft(location)).toBeNull();
});

test.each(['not json', '{"edits":"x","savedAt":"y"}', '{"edits":[{"id":1}],"savedAt":"y"}', 'null'])(
  'takes %s for nothing',
  (text) => {
    localStorage.setItem('vitrine.edits.3.1.1.001', text);
    expect(readEditsDraft(location)).toBeNull();
  },
);

test('finds what was left on another version of the same configurator, the latest first', () => {
  saveDraft({ ...location, version: 1.002 }, edits, new Date('2026-11-01T08:00:00Z'));
  saveDraft({ ...location, version: 1.003 }, edits, now);
  saveDraft({ ...location, configuratorId: 11, version: 1.009 }, edits, now);
  expect(otherDraftVersion(location)?.version).toBe(1.003);
});
