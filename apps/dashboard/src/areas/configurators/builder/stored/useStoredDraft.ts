import { useCallback, useEffect, useState } from 'react';
import { takeDraftKey } from './draft-key.ts';
import { loadDraft } from './draft-store.ts';

/** A draft with its images as this device has them; null where there is none. */
export type LoadedDraft = NonNullable<Awaited<ReturnType<typeof loadDraft>>> | null;

interface TabDraft {
  /** Under which key it is stored. */
  storageKey: string;
  stored: LoadedDraft;
}

/**
 * The draft of a name that this tab works on, undefined until it is read, and the function that reads it again. Several
 * tabs can edit the same: each has a draft of its own.
 */
export const useStoredDraft = (name: string): readonly [TabDraft | undefined, () => void] => {
  const [taken, setTaken] = useState<{ name: string; key: string }>();
  const [found, setFound] = useState<TabDraft & { turn: number }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void takeDraftKey(name, leaving.signal).then((key) => {
      if (!leaving.signal.aborted) setTaken({ name, key });
    });
    return () => leaving.abort();
  }, [name]);
  const key = taken?.name === name ? taken.key : undefined;
  useEffect(() => {
    if (key === undefined) return;
    let isHere = true;
    void loadDraft(key).then((draft) => {
      if (isHere) setFound({ storageKey: key, turn, stored: draft ?? null });
    });
    return () => {
      isHere = false;
    };
  }, [key, turn]);
  const readAgain = useCallback(() => setTurn((before) => before + 1), []);
  return [found?.storageKey === key && found?.turn === turn ? found : undefined, readAgain];
};
