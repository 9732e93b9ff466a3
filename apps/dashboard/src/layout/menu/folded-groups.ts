import { useCallback, useEffect, useMemo, useState } from 'react';

/** The place of a group's id, for the configurators as a whole. */
export const ALL_GROUPS = 0;

/** Ids of collapsed groups; kept above the menu, because the phone's panel unmounts. */
export interface FoldedGroups {
  folded: ReadonlySet<number>;
  setFolded: (id: number, folded: boolean) => void;
}

const KEY = 'vitrine.menu-folded';

function readFolded(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : []);
  } catch {
    return new Set();
  }
}

function saveFolded(folded: ReadonlySet<number>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...folded]));
  } catch {
    // Without storage they are collapsed until the next load.
  }
}

/** The collapsed groups of the menu, as this device had them at the last visit. */
export function useFoldedGroups(): FoldedGroups {
  const [folded, setAll] = useState(readFolded);
  const setFolded = useCallback((id: number, fold: boolean) => {
    setAll((before) => {
      if (before.has(id) === fold) return before;
      const after = new Set(before);
      if (fold) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  useEffect(() => saveFolded(folded), [folded]);
  return useMemo(() => ({ folded, setFolded }), [folded, setFolded]);
}
