import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sorted, useSorting } from './useSorting.ts';

const names = (rows: { name: string | null }[]) => rows.map(({ name }) => name);
const rows = [{ name: 'Oak 10' }, { name: null }, { name: 'ash' }, { name: 'Oak 2' }];

test('sorts words as people do, with what is missing last in both directions', () => {
  expect(names(sorted(rows, ({ name }) => name, 'ascending'))).toEqual(['ash', 'Oak 2', 'Oak 10', null]);
  expect(names(sorted(rows, ({ name }) => name, 'descending'))).toEqual(['Oak 10', 'Oak 2', 'ash', null]);
});

test('the first click on a head sorts ascending, the next one turns it', () => {
  const { result } = renderHook(() => useSorting());
  act(() => result.current.sortBy('name'));
  expect(result.current).toMatchObject({ by: 'name', direction: 'ascending' });
  act(() => result.current.sortBy('name'));
  expect(result.current).toMatchObject({ by: 'name', direction: 'descending' });
  act(() => result.current.sortBy('price'));
  expect(result.current).toMatchObject({ by: 'price', direction: 'ascending' });
});
