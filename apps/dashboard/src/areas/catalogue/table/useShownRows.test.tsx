import { act, render } from '@testing-library/react';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { EditedItem } from '@vitrine/domain/catalogue/edits/edits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test, vi } from 'vitest';
import { fakeListEnd } from '../../../test/list-end.ts';
import { type Tab, tabsOf } from '../data-tabs.ts';
import { type CatalogueTable, useShownRows, useTable } from './useTable.tsx';

const end = fakeListEnd();

const items = Array.from({ length: 90 }, (_, at) => anItem({ id: `W${at}`, name: `Shade ${at}` }));
const [walls] = tabsOf(aLayeredFile({ layers: [aLayer({ items })], filter_groups: [] })) as [Tab];

let table: CatalogueTable;
let rendered: number;
const Rows = ({ edits }: { edits: EditedItem[] }) => {
  table = useTable(walls, edits);
  const rows = useShownRows(table);
  rendered = rows.table.shown.length;
  return rows.end;
};
const frames = (): void => {
  for (let count = 0; count < 10; count++)
    act(() => {
      vi.advanceTimersByTime(40);
    });
};

test('more rows follow at the end of the table, also when the first ones came in slices', () => {
  render(<Rows edits={[]} />);
  expect(rendered).toBe(catalogueLimits.rowsAtOnce);
  frames();
  expect(rendered).toBe(50);
  act(() => end.reach?.());
  frames();
  expect(rendered).toBe(60);
});

test('rows of later frames get empty space', () => {
  const { container } = render(<Rows edits={[]} />);
  expect((container.firstElementChild as HTMLElement).style.height).toBe(`${(50 - catalogueLimits.rowsAtOnce) * 50}px`);
  frames();
  expect(container.children).toHaveLength(1);
});

test('a search begins with the first rows, an edit leaves the rows alone', () => {
  const { rerender } = render(<Rows edits={[]} />);
  frames();
  rerender(<Rows edits={[{ layer_index: 0, id: 'W3', data: { price: 7 } }]} />);
  expect(rendered).toBe(50);
  act(() => table.setQuery('Shade'));
  act(() => {
    vi.advanceTimersByTime(151);
  });
  expect(rendered).toBe(catalogueLimits.rowsAtOnce);
});
