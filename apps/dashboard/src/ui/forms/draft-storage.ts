import { isRecord } from '@vitrine/domain/is-record';
import { useEffect, useState } from 'react';

const PREFIX = 'vitrine.draft.';

/** The draft from before a reload or the end of the session; null without a readable one. */
export const readDraft = (key: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/** Saves a draft for this tab; without its images if they do not fit. */
export const saveDraft = (key: string, text: object, images: object = {}): void => {
  for (const value of [{ ...text, ...images }, text]) {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
      return;
    } catch {
      // A full or blocked storage must not interrupt typing.
    }
  }
};

export const clearDraft = (key: string): void => {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Without storage there is no draft.
  }
};

/**
 * Text of a form that survives a reload and an ended session, for this tab. Values equal to `empty` are not stored.
 * @param key name of the draft
 * @param secret names of fields that are never stored
 * @returns the text, what changes it, and what empties it once it was sent: what was typed since stays
 */
export const useDraftText = <T extends Record<string, string>>(
  key: string,
  empty: T,
  secret: readonly (keyof T)[] = [],
): [text: T, setText: (next: T) => void, clearSent: (sent: T) => void] => {
  const [text, setText] = useState<T>(() => {
    const stored = readDraft(key) ?? {};
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(empty, name) && !secret.includes(name) && typeof value === 'string',
    );
    return { ...empty, ...Object.fromEntries(known) };
  });
  useEffect(() => {
    const entries = Object.entries(text).filter(([name, value]) => !secret.includes(name) && value !== empty[name]);
    if (entries.length === 0) clearDraft(key);
    else saveDraft(key, Object.fromEntries(entries));
  }, [key, text, empty, secret]);
  const clearSent = (sent: T): void => {
    const isSent = (now: Record<string, unknown>): boolean =>
      Object.entries(sent).every(([name, value]) => String(now[name] ?? '').trim() === value.trim());
    setText((now) => (isSent(now) ? empty : now));
    // The form may be closed by now.
    if (isSent(readDraft(key) ?? empty)) clearDraft(key);
  };
  return [text, setText, clearSent];
};
