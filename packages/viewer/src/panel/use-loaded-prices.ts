import { useEffect, useState } from 'react';
import type { Viewer } from '../viewer.ts';
import type { LoadedPrices } from './prices.ts';

/**
 * Loads prices once the panel is there, where the configurator shows any. What fails is tried again after the next
 * choice and when the connection is back; until then there are no prices.
 */
export function useLoadedPrices(viewer: Viewer): LoadedPrices | null {
  const [prices, setPrices] = useState<LoadedPrices | null>(null);
  useEffect(() => {
    const display = viewer.latest.prices?.display ?? 'none';
    if (display === 'none') return;
    const leave = new AbortController();
    const { signal } = leave;
    let isLoading = false;
    const load = async (): Promise<void> => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { loadPrices } = await import('../prices/load-prices.tsx');
        const loaded = await loadPrices(viewer);
        if (signal.aborted) return;
        setPrices(loaded);
        leave.abort();
      } catch {
        isLoading = false;
      }
    };
    viewer.element.addEventListener('vitrine-change', load, { signal });
    window.addEventListener('online', load, { signal });
    load();
    return () => leave.abort();
  }, [viewer]);
  return prices;
}
