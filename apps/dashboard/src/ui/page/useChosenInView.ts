import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a strip of tabs to the selected one whenever `chosen` changes. Phones are narrower than the strip. */
export const useChosenInView = <T extends HTMLElement>(chosen: string): RefObject<T | null> => {
  const list = useRef<T>(null);
  // A new observer for every selected tab: it runs after the layout of the page, when reading positions is cheap. The
  // effect itself would force a layout of the whole page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it observes again whenever another tab is selected.
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
