import { useCallback, useEffect, useState } from 'react';
import { loadDraft } from './draft-store.ts';

/** A draft with its images as this device has them; null where there is none. */
export type LoadedDraft = NonNullable<Awaited<ReturnType<typeof loadDraft>>> | null;

/** The draft of a key on this device, undefined until it is read, and the function that reads it again. */
export const useStoredDraft = (key: string): readonly [LoadedDraft | undefined, () => void] => {
  const [found, setFound] = useState<{ key: string; turn: number; draft: LoadedDraft }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isHere = true;
    void loadDraft(key).then((draft) => {
      if (isHere) setFound({ key, turn, draft: draft ?? null });
    });
    return () => {
      isHere = false;
    };
  }, [key, turn]);
  const readAgain = useCallback(() => setTurn((before) => before + 1), []);
  return [found?.key === key && found.turn === turn ? found.draft : undefined, readAgain];
};
