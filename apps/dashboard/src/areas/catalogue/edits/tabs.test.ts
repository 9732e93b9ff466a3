import { act, renderHook } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { useCatalogueEdits } from './useCatalogueEdits.ts';

const file = aLayeredFile();
const location = { userId: 3, configuratorId: 1, version: 1.001 };
/** The catalogue as a tab of the browser has it. */
const openTab = () => {
  const { result, unmount } = renderHook(() => useCatalogueEdits(file, location));
  return {
    now: () => result.current,
    price: (id: string, price: number) => act(() => result.current.actions.edit({ layer_index: 1, id }, { price })),
    save: () => act(() => result.current.clear()),
    crash: unmount,
  };
};
const offered = () =>
  openTab()
    .now()
    .draft?.edits.map(({ id, data }) => [id, data.price]) ?? null;

test('a save in one tab leaves the unsaved edits of another one on the device', () => {
  const [one, other] = [openTab(), openTab()];
  one.price('D1', 41);
  other.price('D2', 42);
  one.save();
  other.crash();
  expect(offered()).toEqual([['D2', 42]]);
});

test('edits of two tabs that crash are offered together, and restored they are one draft', () => {
  const [one, other] = [openTab(), openTab()];
  one.price('D1', 41);
  other.price('D2', 42);
  one.crash();
  other.crash();
  const next = openTab();
  act(() => next.now().restoreDraft());
  expect(next.now().edits).toHaveLength(2);
  expect(Object.keys(localStorage)).toHaveLength(1);
  next.save();
  expect(offered()).toBeNull();
});

test('a draft that is offered stays while others are made, and Discard deletes it only', () => {
  const first = openTab();
  first.price('D1', 41);
  first.crash();
  const second = openTab();
  second.price('D2', 42);
  expect(offered()).toEqual([
    ['D1', 41],
    ['D2', 42],
  ]);
  act(() => second.now().discardDraft());
  expect(offered()).toEqual([['D2', 42]]);
});

test('what another tab restores or discards stays on the device while it is unsaved here', () => {
  const one = openTab();
  one.price('D1', 41);
  const [key = ''] = Object.keys(localStorage);
  const other = openTab();
  act(() => other.now().discardDraft());
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(offered()).toEqual([['D1', 41]]);
});

test('what is changed in another tab after it was offered is not deleted with the offer', () => {
  const one = openTab();
  one.price('D1', 41);
  const other = openTab();
  one.price('D1', 43);
  one.crash();
  act(() => other.now().restoreDraft());
  expect(offered()).toEqual([['D1', 41]]);
  other.save();
  expect(offered()).toEqual([['D1', 43]]);
});

test('drafts that are never restored do not pile up', () => {
  for (let visit = 0; visit < 30; visit++) {
    const tab = openTab();
    tab.price('D1', visit + 1);
    tab.crash();
  }
  expect(Object.keys(localStorage)).toHaveLength(20);
  expect(offered()).toEqual([['D1', 30]]);
});
