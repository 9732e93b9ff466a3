import { act, renderHook } from '@testing-library/react';
import type { PriceList } from '@vitrine/contract/prices/schemas';
import { expect, test } from 'vitest';
import { usePriceEdits } from './usePriceEdits.ts';

const LIST: PriceList = {
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 1, base: 'none', change: 0 },
  ...{ valid_from: null, valid_until: null, tax_included: false, tax_shown: true, taxes: [], surcharges: [] },
  updated_at: '2026-11-20T09:00:00.000Z',
  prices: { oak: 4999 },
};
const openTab = () => renderHook(() => usePriceEdits(LIST, { userId: 3, listId: 5 }));

test('a save in one tab leaves the unsaved prices of another one on the device', () => {
  const [one, other] = [openTab(), openTab()];
  act(() => one.result.current.actions.set([['oak', 100]]));
  act(() => other.result.current.actions.set([['ash', 200]]));
  act(() => other.result.current.actions.reject('elm', 'abc'));
  act(() => one.result.current.clear());
  other.unmount();
  const next = openTab();
  expect(next.result.current.draft).toMatchObject({
    changes: new Map([['ash', 200]]),
    rejected: new Map([['elm', 'abc']]),
  });
  act(() => next.result.current.restoreDraft());
  expect(Object.keys(localStorage)).toHaveLength(1);
  act(() => next.result.current.clear());
  expect(openTab().result.current.draft).toBeNull();
});
