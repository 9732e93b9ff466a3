import { aDoorRange, aDoorRangeGroup, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile, arbitraryStep } from '../../../test/arbitrary-file.ts';
import { takeSteps } from '../../../test/take-steps.ts';
import { doorRangesOf } from '../door-ranges.ts';
import { isRowDisabled } from '../row-disabled.ts';
import { isEditingDisabled } from './editing-disabled.ts';
import { type Edits, editOf } from './edits.ts';
import { toggleDoorRange } from './toggle-door-range.ts';
import { toggleItem } from './toggle-item.ts';

const file = aLayeredFile();
const mattOff: Edits = [{ layer_index: 'pano_doors', id: 1, data: { disabled: true } }];

describe('toggleItem', () => {
  test('turns an item off, and on again without leaving an edit', () => {
    const off = toggleItem(file, [], { layer_index: 0, id: 'W1' });
    expect(off).toEqual({ edits: [{ layer_index: 0, id: 'W1', data: { disabled: true } }] });
    expect(toggleItem(file, 'edits' in off ? off.edits : [], { layer_index: 0, id: 'W1' })).toEqual({ edits: [] });
  });

  test('rejects a change while the door range of the item is off', () => {
    expect(toggleItem(file, mattOff, { layer_index: 1, id: 'D1' })).toEqual({ issue: 'door_range_disabled' });
    expect(toggleItem(file, mattOff, { layer_index: 1, id: 'D3' })).toHaveProperty('edits');
  });

  test.each([[{ layer_index: 0, id: 'gone' }], [{ layer_index: 'pano_doors', id: 1 } as const]])(
    'changes nothing for %j',
    (key) => {
      expect(toggleItem(file, [], key)).toEqual({ edits: [] });
    },
  );

  test('twice leaves the edits as they were, for any item', () => {
    fc.assert(
      fc.property(arbitraryFile, fc.nat(), (any, pick) => {
        const items = any.layers.flatMap((layer, layer_index) => layer.items.map(({ id }) => ({ layer_index, id })));
        const key = items[pick % items.length];
        if (key === undefined) return;
        const once = toggleItem(any, [], key);
        if ('issue' in once) return;
        expect(once.edits).toHaveLength(1);
        expect(toggleItem(any, once.edits, key)).toEqual({ edits: [] });
      }),
    );
  });
});

describe('toggleDoorRange', () => {
  test('turns a range off and on again without leaving an edit', () => {
    expect(toggleDoorRange(file, [], 1)).toEqual({ edits: mattOff });
    expect(toggleDoorRange(file, mattOff, '1')).toEqual({ edits: [] });
  });

  test('keeps the last enabled door range on', () => {
    expect(toggleDoorRange(file, mattOff, 2)).toEqual({ issue: 'last_door_range' });
  });

  test('counts ranges that the file has off already', () => {
    const oneLeft = aLayeredFile({
      filter_groups: [aDoorRangeGroup([aDoorRange(), aDoorRange({ id: 2, name: 'Gloss', disabled: true })])],
    });
    expect(toggleDoorRange(oneLeft, [], 1)).toEqual({ issue: 'last_door_range' });
    expect(toggleDoorRange(oneLeft, [], 2)).toHaveProperty('edits');
  });

  test('changes nothing for an unknown range', () => {
    expect(toggleDoorRange(file, [], 99)).toEqual({ edits: [] });
  });

  test('never leaves zero ranges on, whatever is toggled in whatever order', () => {
    const isOn = (edits: Edits) => (range: { id: string | number; disabled?: true | null }) =>
      !isRowDisabled(range, editOf(edits, { layer_index: 'pano_doors', id: range.id }));
    fc.assert(
      fc.property(arbitraryFile, fc.array(arbitraryStep, { maxLength: 40 }), (any, steps) => {
        const ranges = doorRangesOf(any);
        fc.pre(ranges.some(isOn([])));
        expect(ranges.some(isOn(takeSteps(any, steps)))).toBe(true);
      }),
    );
  });
});

describe('isEditingDisabled', () => {
  const named = (options: string[], filter: { name?: string; group?: string }) =>
    anItem({ filter: [{ name: 'Colour', options, ...filter }] });

  test.each([
    ['its only range is off', named(['Matt'], { group: 'door_range' }), true],
    ['case and safe name do not matter', named([' MATT '], { group: 'door_range' }), true],
    ['the filter is known by its name', named(['matt'], { name: 'Door Range' }), true],
    ['another of its ranges is on', named(['Matt', 'Gloss'], { group: 'door_range' }), false],
    ['its range is on', named(['Gloss'], { group: 'door_range' }), false],
    ['the option belongs to another group', named(['Matt'], { group: 'door_finish' }), false],
    ['it names a range that does not exist', named(['Oak'], { group: 'door_range' }), false],
    ['it names no range', named([], { group: 'door_range' }), false],
  ])('%s', (_, item, locked) => {
    expect(isEditingDisabled(file, mattOff, item)).toBe(locked);
    expect(isEditingDisabled(file, [], item)).toBe(false);
  });

  test('counts a range that is off in the file and on in the edits as on', () => {
    const off = aLayeredFile({ filter_groups: [aDoorRangeGroup([aDoorRange({ disabled: true })])] });
    const item = anItem({ range: 'Matt' });
    expect(isEditingDisabled(off, [], item)).toBe(true);
    expect(isEditingDisabled(off, [{ layer_index: 'pano_doors', id: 1, data: { disabled: null } }], item)).toBe(false);
  });
});
