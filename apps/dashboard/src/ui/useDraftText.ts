import { useEffect, useState } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft-storage.ts';

/**
 * Typed words of a form that outlive a reload and an ended session, for this tab. What equals `empty` is forgotten.
 * @param key whose words these are
 * @param secret names of fields that are never kept
 */
export const useDraftText = <T extends Record<string, string>>(
  key: string,
  empty: T,
  secret: readonly (keyof T)[] = [],
): [T, (next: T) => void] => {
  const [words, setWords] = useState<T>(() => {
    const kept = readDraft(key) ?? {};
    const known = Object.entries(kept).filter(
      ([name, value]) => Object.hasOwn(empty, name) && !secret.includes(name) && typeof value === 'string',
    );
    return { ...empty, ...Object.fromEntries(known) };
  });
  useEffect(() => {
    const kept = Object.entries(words).filter(([name, value]) => !secret.includes(name) && value !== empty[name]);
    if (kept.length === 0) clearDraft(key);
    else saveDraft(key, Object.fromEntries(kept));
  }, [key, words, empty, secret]);
  return [words, setWords];
};
