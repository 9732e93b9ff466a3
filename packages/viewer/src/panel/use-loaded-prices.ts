import { useEffect, useRef, useState } from 'react';
import type { Viewer } from '../viewer.ts';
import type { LoadedPrices } from './prices.ts';

/**
 * Loads prices once the panel is there, where the configurator shows any. What fails is tried again after the next
 * choice and when the connection is back; until then there are no prices.
 */
export function useLoadedPrices(viewer: Viewer): LoadedPrices | null {
  const [prices, setPrices] = useState<LoadedPrices | null>(null);
  const { language } = viewer;
  /** The language of the prices. */
  const shown = useRef(language);
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
        const asked = viewer.language;
        const loaded = await loadPrices(viewer);
        if (signal.aborted) return;
        shown.current = asked;
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
  useEffect(() => {
    if (!prices || shown.current === language) return;
    let isLatest = true;
    const show = (translated: LoadedPrices): void => {
      if (!isLatest) return;
      shown.current = language;
      setPrices(translated);
    };
    // Without its texts the prices keep their language.
    prices.translate().then(show, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [prices, language]);
  return prices;
}
