import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { createEditsReducer, type EditsAction, NO_EDITS } from './edits-reducer.ts';

const reduce = createEditsReducer(aLayeredFile());
const after = (...actions: EditsAction[]) => actions.reduce(reduce, NO_EDITS);

const D1 = { layer_index: 1, id: 'D1' };
const price = (value: number): EditsAction => ({ do: 'edit', key: D1, change: { price: value } });

test('an edit that goes back to the original leaves nothing pending', () => {
  expect(after(price(50), price(39)).edits).toEqual([]);
});

test('undo takes back one edit after the other, redo brings them back', () => {
  const edited = after(price(50), { do: 'toggleItem', key: D1 });
  const once = reduce(edited, { do: 'undo' });
  expect(once.edits).toEqual([{ ...D1, data: { price: 50 } }]);
  const twice = reduce(once, { do: 'undo' });
  expect(twice.edits).toEqual([]);
  expect(reduce(reduce(twice, { do: 'redo' }), { do: 'redo' }).edits).toEqual(edited.edits);
});

test('undo without a past changes nothing', () => {
  expect(reduce(NO_EDITS, { do: 'undo' })).toBe(NO_EDITS);
});

test('a new edit forgets what was undone', () => {
  const state = after(price(50), { do: 'undo' }, price(60));
  expect(reduce(state, { do: 'redo' }).edits).toEqual([{ ...D1, data: { price: 60 } }]);
});

test('what changes nothing is no step to undo', () => {
  expect(after(price(39)).past).toEqual([]);
});

test('the last door range stays on, and repeated issues are counted', () => {
  const one = after(
    { do: 'toggleItem', key: { layer_index: 'pano_doors', id: 1 } },
    { do: 'toggleItem', key: { layer_index: 'pano_doors', id: 2 } },
  );
  expect(one.issue).toEqual({ code: 'last_door_range', times: 1 });
  expect(one.edits).toEqual([{ layer_index: 'pano_doors', id: 1, data: { disabled: true } }]);
  expect(reduce(one, { do: 'toggleItem', key: { layer_index: 'pano_doors', id: 2 } }).issue?.times).toBe(2);
});

test('items of a door range that is off are locked', () => {
  const off = after({ do: 'toggleItem', key: { layer_index: 'pano_doors', id: 1 } });
  expect(reduce(off, price(50))).toMatchObject({ edits: off.edits, issue: { code: 'door_range_disabled' } });
  expect(reduce(off, { do: 'toggleItem', key: D1 }).issue?.code).toBe('door_range_disabled');
});

test('undoing a row forgets that row only', () => {
  const state = after(price(50), { do: 'edit', key: { layer_index: 0, id: 'W1' }, change: { name: 'Snow' } });
  expect(reduce(state, { do: 'undoItem', key: D1 }).edits).toEqual([
    { layer_index: 0, id: 'W1', data: { name: 'Snow' } },
  ]);
});

test('clearing can be undone', () => {
  expect(after(price(50), { do: 'clear' }, { do: 'undo' }).edits).toEqual([{ ...D1, data: { price: 50 } }]);
});

test('restored edits give way to what was done since', () => {
  const kept = [
    { ...D1, data: { price: 70, name: 'Snow' } },
    { layer_index: 0, id: 'W2', data: { disabled: true as const } },
  ];
  expect(after(price(50), { do: 'restore', edits: kept }).edits).toEqual([
    { ...D1, data: { name: 'Snow', price: 50 } },
    { layer_index: 0, id: 'W2', data: { disabled: true } },
  ]);
});

test('restored edits of items that are gone are left out', () => {
  expect(after({ do: 'restore', edits: [{ layer_index: 9, id: 'X', data: { price: 1 } }] }).edits).toEqual([]);
});
