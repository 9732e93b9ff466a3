import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPanel, moveBar, PANEL_LEAST, panelShares, removePanel, setPanel } from './edit-panels.ts';

const isWhole = (panels: readonly number[]): void => {
  expect(panels.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  for (const share of panels) {
    expect(share * 1000).toBeCloseTo(Math.round(share * 1000), 9);
    expect(Math.round(share * 1000)).toBeGreaterThanOrEqual(PANEL_LEAST);
  }
};

test('whatever is done, panels fill the door, and none is lower than can be made', () => {
  const action = fc.oneof(
    fc.tuple(fc.nat(11), fc.double({ min: -1, max: 2, noNaN: true })).map(
      ([at, to]) =>
        (panels: readonly number[]) =>
          moveBar(panels, at, to),
    ),
    fc.tuple(fc.nat(11), fc.double({ min: -1, max: 2, noNaN: true })).map(
      ([at, to]) =>
        (panels: readonly number[]) =>
          setPanel(panels, at, to),
    ),
    fc.nat(11).map((at) => (panels: readonly number[]) => removePanel(panels, at)),
    fc.constant(addPanel),
  );
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { maxLength: 14 }),
      fc.array(action, { maxLength: 8 }),
      (panels, actions) =>
        isWhole(actions.reduce<readonly number[]>((before, act) => act(before), panelShares(panels))),
    ),
  );
});

test('a bar changes the panels beside it only', () => {
  expect(moveBar([0.25, 0.5, 0.25], 0, 0.4)).toEqual([0.4, 0.35, 0.25]);
  expect(moveBar([0.25, 0.5, 0.25], 1, 0.99)).toEqual([0.25, 0.73, 0.02]);
});

test('a share that is set is shared with all others in proportion', () => {
  expect(setPanel([0.25, 0.5, 0.25], 1, 0.6)).toEqual([0.2, 0.6, 0.2]);
  expect(setPanel([1], 0, 0.3)).toEqual([1]);
});

test('the largest panel is divided; a removed one leaves its height to its neighbour', () => {
  expect(addPanel([0.25, 0.5, 0.25])).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(removePanel([0.2, 0.5, 0.3], 0)).toEqual([0.7, 0.3]);
  expect(removePanel([0.2, 0.5, 0.3], 2)).toEqual([0.2, 0.8]);
  expect(panelShares([1 / 3, 1 / 3, 1 / 3])).toEqual([0.334, 0.333, 0.333]);
  expect(panelShares(null)).toEqual([1]);
});
