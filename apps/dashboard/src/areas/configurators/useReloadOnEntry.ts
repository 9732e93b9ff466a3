import { useEffect } from 'react';

const flagOf = (configuratorId: number): string => `vitrine.preview.${configuratorId}`;

/**
 * Reloads the page once when a preview that asks for it is entered. A flag in the session storage keeps it from
 * reloading for ever.
 */
export const useReloadOnEntry = (asked: boolean, configuratorId: number): void => {
  useEffect(() => {
    if (!asked) return;
    const flag = flagOf(configuratorId);
    if (sessionStorage.getItem(flag) === null) {
      sessionStorage.setItem(flag, 'reloaded');
      window.location.reload();
      return;
    }
    return () => sessionStorage.removeItem(flag);
  }, [asked, configuratorId]);
};
