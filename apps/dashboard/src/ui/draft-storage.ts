import { isRecord } from '@vitrine/domain/is-record';
import { useEffect, useState } from 'react';

const PREFIX = 'vitrine.draft.';

/** What was typed before the page was loaded again or the session ended; null when there is nothing readable. */
export const readDraft = (key: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/** Keeps a draft for this tab; images that do not fit are left out, the words stay. */
export const saveDraft = (key: string, words: object, images: object = {}): void => {
  for (const value of [{ ...words, ...images }, words]) {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
      return;
    } catch {
      // A full or forbidden storage must not stop the typing.
    }
  }
};

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Then there was none either.
  }
};

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
