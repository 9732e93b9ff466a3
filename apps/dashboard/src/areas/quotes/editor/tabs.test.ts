import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aQuote } from '../../../test/quote-samples.ts';
import { useQuoteEdits } from './useQuoteEdits.ts';

const SAVED = aQuote().content;
const openTab = () => renderHook(() => useQuoteEdits(SAVED, { userId: 3, quoteId: 5 }, true));
type Tab = ReturnType<typeof openTab>;
const change = ({ result }: Tab, changed: Partial<typeof SAVED>) =>
  act(() => result.current.actions.change((content) => ({ ...content, ...changed })));

test('Cancel in one tab leaves the unsaved changes of another one on the device', () => {
  const [one, other] = [openTab(), openTab()];
  change(one, { title: 'Island' });
  change(other, { notes: 'Mine' });
  act(() => one.result.current.clear());
  other.unmount();
  const next = openTab();
  expect(next.result.current.content).toEqual({ ...SAVED, notes: 'Mine' });
  act(() => next.result.current.clear());
  expect(localStorage).toHaveLength(0);
});

test('changes that two tabs have left are there together', () => {
  const [one, other] = [openTab(), openTab()];
  change(one, { title: 'Island' });
  change(other, { notes: 'Mine' });
  one.unmount();
  other.unmount();
  expect(openTab().result.current.content).toEqual({ ...SAVED, title: 'Island', notes: 'Mine' });
  expect(localStorage).toHaveLength(1);
});
