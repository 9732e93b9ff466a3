import { expect, test } from 'vitest';
import { otherDraftVersion, readEditsDraft } from './edits-draft.ts';

const location = { userId: 3, configuratorId: 1, version: 1.001 };
const edits = [{ layer_index: 0, id: 'W1', data: { price: 40 } }];
const savedAt = '2026-11-21T08:55:00.000Z';
const store = (key: string, draft: object) =>
  localStorage.setItem(`vitrine.edits.${key}`, JSON.stringify({ edits, savedAt, ...draft }));

test('keeps edits by user, configurator and base version', () => {
  store('3.1.1.001', {});
  expect(readEditsDraft(location)).toMatchObject({ edits, savedAt });
  for (const other of [{ userId: 4 }, { configuratorId: 2 }, { version: 1.002 }, { version: 1 }])
    expect(readEditsDraft({ ...location, ...other })).toBeNull();
});

test('of several tabs, offers all edits; of a field that several have changed, the last one', () => {
  store('3.1.1.001', { edits: [{ layer_index: 0, id: 'W1', data: { price: 41, name: 'Snow' } }] });
  store('3.1.1.001~2', { savedAt: '2026-11-21T08:50:00.000Z' });
  store('3.1.1.001~3', { edits: [{ layer_index: 1, id: 'D1', data: { price: 9 } }] });
  expect(readEditsDraft(location)).toMatchObject({
    edits: [
      { layer_index: 0, id: 'W1', data: { price: 41, name: 'Snow' } },
      { layer_index: 1, id: 'D1', data: { price: 9 } },
    ],
    savedAt,
  });
});

test.each(['not json', '{"edits":"x","savedAt":"y"}', '{"edits":[{"id":1}],"savedAt":"y"}', 'null'])(
  'takes %s for nothing',
  (text) => {
    localStorage.setItem('vitrine.edits.3.1.1.001', text);
    expect(readEditsDraft(location)).toBeNull();
  },
);

test('finds what was left on another version of the same configurator, the latest first', () => {
  store('3.1.1.002', { savedAt: '2026-11-01T08:00:00Z' });
  store('3.1.1.003~2', {});
  store('3.11.1.009', {});
  expect(otherDraftVersion(location)?.version).toBe(1.003);
});
