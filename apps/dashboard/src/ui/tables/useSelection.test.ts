import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsBetween, useSelection } from './useSelection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  [null, 'c', ['c']],
  ['gone', 'c', ['c']],
])('between %s and %s lie %j', (one, other, between) => {
  expect(rowsBetween(['a', 'b', 'c', 'd'], one, other)).toEqual(between);
});

test('a range follows what the row clicked became', () => {
  const { result } = renderHook(() => useSelection('t', rows));
  act(() => result.current.chooseAll(true));
  expect(result.current.all).toBe(true);
  act(() => result.current.choose('b', false, false));
  act(() => result.current.choose('d', false, true));
  expect([...result.current.ids]).toEqual(['a']);
});

test('what a filter hides is not selected, and counts again once it is shown', () => {
  const { result, rerender } = renderHook(({ shown }) => useSelection('t', shown), { initialProps: { shown: rows } });
  act(() => result.current.chooseAll(true));
  rerender({ shown: rows.slice(0, 2) });
  expect([...result.current.ids]).toEqual(['a', 'b']);
  rerender({ shown: rows });
  expect(result.current.ids.size).toBe(4);
});
