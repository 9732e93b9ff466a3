import { useSyncExternalStore } from 'react';

/** Narrower than 800 px: no sidebar. The style sheets repeat this width in their media queries. */
const PHONE = '(max-width: 799.98px)';

const asked = new WeakMap<typeof window.matchMedia, MediaQueryList>();

/** One shared media query: a new one per caller would be evaluated at every render. */
const phoneQuery = (): MediaQueryList => {
  const known = asked.get(window.matchMedia);
  if (known) return known;
  const query = window.matchMedia(PHONE);
  asked.set(window.matchMedia, query);
  return query;
};

const subscribe = (listener: () => void): (() => void) => {
  const query = phoneQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is narrower than 800 px, for code outside React. */
export const isPhone = (): boolean => phoneQuery().matches;

/** Whether the window is narrower than 800 px, now and as it changes. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false);
