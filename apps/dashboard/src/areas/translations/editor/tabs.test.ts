import { act, renderHook } from '@testing-library/react';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { expect, test } from 'vitest';
import { useWordEdits } from './useWordEdits.ts';

const aWord = (place: string): TranslatedWord => ({
  ...{ place, source: place, kind: 'item', context: 'Doors', max_length: 200, status: 'missing', inherited: false },
  ...{ text: null, source_text: null, updated_at: null, updated_by: null },
});
const WORDS = [aWord('oak'), aWord('ash')];
const openTab = () => renderHook(() => useWordEdits(WORDS, '3.1.own.de'));
const texts = (tab: ReturnType<typeof openTab>) =>
  [...tab.result.current.edits].map(([place, { text }]) => [place, text]);

test('Cancel in one tab leaves the unsaved translations of another one on the device', () => {
  const [one, other] = [openTab(), openTab()];
  act(() => one.result.current.actions.set([[aWord('oak'), 'Eiche']]));
  act(() => other.result.current.actions.set([[aWord('ash'), 'Esche']]));
  act(() => one.result.current.clear());
  other.unmount();
  const next = openTab();
  expect(texts(next)).toEqual([['ash', 'Esche']]);
  expect(Object.keys(localStorage)).toHaveLength(1);
  act(() => next.result.current.clear());
  expect(texts(openTab())).toEqual([]);
});

test('an earlier draft, which has no time, is there again', () => {
  const edit = { text: 'Eiche', source: 'oak', seen: null };
  localStorage.setItem('vitrine.translations.3.1.own.de', JSON.stringify({ oak: edit }));
  expect(texts(openTab())).toEqual([['oak', 'Eiche']]);
});
