import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After this time a late target no longer scrolls into view. */
const PATIENCE_MS = 5_000;

/** Scrolls to the hash of the address, also when its target appears only after the screen or its data has loaded. */
export const useHashTarget = (): void => {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === '' || document.getElementById(hash)) return;
    const observer = new MutationObserver(() => {
      const target = document.getElementById(hash);
      if (!target) return;
      observer.disconnect();
      target.scrollIntoView();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const patience = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      clearTimeout(patience);
      observer.disconnect();
    };
  }, [hash]);
};
