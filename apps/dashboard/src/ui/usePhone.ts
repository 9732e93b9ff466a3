import { useSyncExternalStore } from 'react';

/** Narrower than 800 px: no sidebar, no sheet (platform.md §9). The style sheets say the same in their media queries. */
const PHONE = '(max-width: 799.98px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is a phone's, asked outside of React. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Whether the window is narrower than 800 px, now and as it changes. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false);
