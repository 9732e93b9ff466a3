import { useState } from 'react';
import { useUndoKeys } from '../tables/keys/edit-keys.ts';

const nothing = (): void => undefined;

/**
 * Ctrl or Cmd with Z brings back what Cancel has discarded, once, until it is forgotten.
 * @param restore puts it under what was changed since
 */
export const useUndoCancel = <T extends object>(restore: (discarded: T) => void) => {
  const [discarded, setDiscarded] = useState<T | null>(null);
  const undo = (): void => {
    if (discarded === null) return;
    restore(discarded);
    setDiscarded(null);
  };
  useUndoKeys(undo, nothing, discarded !== null);
  return {
    note: (discards: T): void => setDiscarded(discards),
    /** What was saved since is not to be mixed with it. */
    forget: (): void => setDiscarded(null),
  };
};
