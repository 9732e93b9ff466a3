import { expect, test } from 'vitest';
import { stageChanges, stageOf } from './stage.ts';

test.each([
  ['New', null, 'New'],
  ['Viewed', null, 'Viewed'],
  ['Viewed', 'Quoted', 'Quoted'],
  ['New', 'Won', 'Won'],
] as const)('status %s with the stage %s reads as %s', (status, stage, word) => {
  expect(stageOf({ status, stage })).toBe(word);
});

test.each([
  [{ status: 'Viewed' }, { status: 'Viewed' }],
  [{ status: 'New' }, { status: 'New', stage: null }],
  [{ stage: 'New' }, { status: 'New', stage: null }],
  [{ stage: 'Viewed' }, { status: 'Viewed', stage: null }],
  [{ stage: 'Contacted' }, { status: 'Viewed', stage: 'Contacted' }],
  [{ stage: 'Lost' }, { status: 'Viewed', stage: 'Lost' }],
  [{}, {}],
] as const)('%j changes %j', (input, expected) => {
  expect(stageChanges(input)).toEqual(expected);
});
