import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a strip of tabs so that the chosen one is in sight, whenever `chosen` changes; phones are narrower than the strip. */
export const useChosenInSight = <T extends HTMLElement>(chosen: string): RefObject<T | null> => {
  const list = useRef<T>(null);
  // Observed again for every chosen tab: an observer is told after the browser has laid the page out, so that asking for
  // places costs nothing. Asked in the effect itself, the whole page would be laid out for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever another tab is chosen.
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      const tab = strip.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]');
      if (tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(strip);
    return () => observer.disconnect();
  }, [chosen]);
  return list;
};
