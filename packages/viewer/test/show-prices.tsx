import { act, cleanup, within } from '@testing-library/react';
import type { PriceTable } from '@vitrine/contract/prices/price-table';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Viewer } from '../src/viewer.ts';
import { noResizeObserver, showPanel } from './show-panel.tsx';

export const WIDE = 1280;

/** The requests for price lists. */
export const asked = vi.fn<(address: URL, request: RequestInit) => Promise<Response>>();
export const url = 'https://api.example.test/viewer/prices';
export const settings = { display: 'total', differences: false, measures: false } as const;

export const aTable = (overrides: Partial<PriceTable> = {}): PriceTable => ({
  currency: 'EUR',
  prices: { 'sku OAK': 50_000, 'sku ASH': 45_000, 'sku LAM': 6000 },
  surcharges: [],
  tax: null,
  ...overrides,
});

export const answerTable = (table: PriceTable): void =>
  void asked.mockImplementation(async () => Response.json({ data: { settings, table } }));

/** Before the tests of a file: they begin with the part of the panel that shows prices loaded. */
export function usePanelWithPrices(): void {
  beforeAll(() =>
    Promise.all([
      import('../src/prices/load-prices.tsx'),
      import('../src/prices/MeasuresForm.tsx'),
      import('@vitrine/texts/en-gb/viewer/prices'),
    ]),
  );
  beforeEach(() => {
    asked.mockReset();
    answerTable(aTable());
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('ResizeObserver', noResizeObserver);
    vi.stubGlobal('CSS', { escape: (text: string) => text });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Shows the panel and waits until its prices have come. */
export async function showPrices(viewer: Viewer) {
  const shown = showPanel(viewer, WIDE);
  const bar = await shown.screen.findByRole('region', { name: 'Price' }, { timeout: 10_000 });
  return { ...shown, bar: within(bar) };
}

export const choose = (viewer: Viewer, layer: string, choice: string): void => act(() => viewer.choose(layer, choice));
