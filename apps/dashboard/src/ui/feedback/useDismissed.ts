import { useState } from 'react';

const PREFIX = 'vitrine.dismissed.';

const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(PREFIX + key) !== null;
  } catch {
    return false;
  }
};

/** Whether a notice was dismissed on this device, and a function that dismisses it. */
export const useDismissed = (key: string): [boolean, () => void] => {
  const [dismissed, setDismissed] = useState<string | null>(null);
  const dismiss = (): void => {
    setDismissed(key);
    try {
      localStorage.setItem(PREFIX + key, '1');
    } catch {
      // Without storage it is dismissed until the next load.
    }
  };
  return [dismissed === key || isStored(key), dismiss];
};
