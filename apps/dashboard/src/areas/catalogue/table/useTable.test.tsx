import { act, render } from '@testing-library/react';
import { searchedColumns } from '@vitrine/domain/catalogue/fields/columns';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test, vi } from 'vitest';
import { fakeListEnd } from '../../../test/list-end.ts';
import { type Tab, tabsOf } from '../data-tabs.ts';
import { type CatalogueTable, useTable } from './useTable.tsx';

const end = fakeListEnd();

const items = (prefix: string) =>
  Array.from({ length: 90 }, (_, at) =>
    anItem({ id: `${prefix}${at}`, name: `Shade ${at}`, product_code: `PC-${at}` }),
  );
const tabs = tabsOf(
  aLayeredFile({
    layers: [aLayer({ items: items('W') }), aLayer({ name: 'Floor', safe_name: 'floor', order: 2, items: items('F') })],
    filter_groups: [],
  }),
);
const [walls, floor] = tabs as [Tab, Tab];

let table: CatalogueTable;
const Table = ({ tab }: { tab: Tab }) => {
  table = useTable(tab, []);
  return table.rows.end;
};
const open = () => render(<Table tab={walls} />);
const shown = (): number => table.rows.shown.length;
const search = (text: string): void => {
  act(() => table.setQuery(text));
  act(() => vi.advanceTimersByTime(150));
};

test('filters once, 150 ms after the last key', () => {
  open();
  for (const typed of ['S', 'Sh', 'Shade 8']) {
    act(() => table.setQuery(typed));
    act(() => vi.advanceTimersByTime(100));
  }
  expect([table.query, table.count]).toEqual(['Shade 8', 90]);
  act(() => vi.advanceTimersByTime(49));
  expect(table.count).toBe(90);
  act(() => vi.advanceTimersByTime(1));
  expect(table.count).toBe(11);
});

test('a layer is searched by Name, Options or SKU, which is the product code', () => {
  expect(searchedColumns('layer').map(({ label }) => label)).toEqual(['Name', 'Options', 'SKU']);
  open();
  act(() => table.setField('product_code'));
  search('PC-17');
  expect(table.matching.map(({ id }) => id)).toEqual(['W17']);
});

test('shows 50 rows again when the tab changes, and when the search is cleared', () => {
  const { rerender } = open();
  act(() => end.reach?.());
  act(() => end.reach?.());
  expect(shown()).toBe(70);
  rerender(<Table tab={floor} />);
  expect(shown()).toBe(50);
  search('Shade');
  act(() => end.reach?.());
  expect(shown()).toBe(60);
  search('');
  expect(shown()).toBe(50);
});
