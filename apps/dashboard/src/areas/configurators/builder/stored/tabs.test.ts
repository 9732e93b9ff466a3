import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFakeLocks } from '../../../../test/fake-locks.ts';
import { removeDraft, saveDraft } from './draft-store.ts';
import { useStoredDraft } from './useStoredDraft.ts';

const NAME = '3.7';
const SECOND = `${NAME}~2`;

beforeEach(() => installFakeLocks());
afterEach(async () => {
  for (const key of [NAME, SECOND, `${NAME}~3`]) await removeDraft(key);
});

/** What a tab remembers across its reloads, which the tabs of a test share otherwise. */
const newTab = (): void => sessionStorage.clear();

/** The builder in a tab: the key of its draft, what was stored under it, and its end. */
const openTab = async () => {
  const { result, unmount } = renderHook(() => useStoredDraft(NAME));
  await waitFor(() => expect(result.current[0]).toBeDefined());
  const { storageKey = '', stored } = result.current[0] ?? {};
  const save = (note: string) =>
    saveDraft(storageKey, {
      draft: { type: 'panoramic', file: aLayeredFile(), images: {}, guesses: [] },
      leftOut: [note],
    });
  return { key: storageKey, note: stored?.leftOut[0], save, close: unmount };
};

test('two tabs have a draft each, and find their own after a reload', async () => {
  const one = await openTab();
  await one.save('one');
  const tabOne = { ...sessionStorage };
  newTab();
  const other = await openTab();
  expect(other).toMatchObject({ key: SECOND, note: undefined });
  await other.save('other');
  other.close();
  const again = await openTab();
  expect(again).toMatchObject({ key: SECOND, note: 'other' });
  again.close();
  // After a restart of the browser each tab takes its own, in whichever order they load.
  one.close();
  expect(await openTab()).toMatchObject({ key: SECOND, note: 'other' });
  for (const [name, value] of Object.entries(tabOne)) sessionStorage.setItem(name, value);
  expect(await openTab()).toMatchObject({ key: NAME, note: 'one' });
});

test('the draft of a closed tab is there in the next one that has none', async () => {
  const one = await openTab();
  newTab();
  const other = await openTab();
  await other.save('other');
  other.close();
  newTab();
  const next = await openTab();
  expect(next).toMatchObject({ key: SECOND, note: 'other' });
  // The first tab has begun nothing: loaded again, it offers what was left meanwhile.
  next.close();
  one.close();
  newTab();
  expect(await openTab()).toMatchObject({ key: SECOND, note: 'other' });
});

test('a duplicated tab takes no draft of the one that it is a copy of', async () => {
  const one = await openTab();
  await one.save('one');
  expect(await openTab()).toMatchObject({ key: SECOND, note: undefined });
});

test('a page that is loaded again waits until the former one lets go of its draft', async () => {
  const one = await openTab();
  await one.save('one');
  const again = openTab();
  one.close();
  expect(await again).toMatchObject({ key: NAME, note: 'one' });
});

test('without locks all tabs have one draft', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const one = await openTab();
  await one.save('one');
  expect(await openTab()).toMatchObject({ key: NAME, note: 'one' });
});
