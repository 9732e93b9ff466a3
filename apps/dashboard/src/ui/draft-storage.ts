import { isRecord } from '@vitrine/domain/is-record';

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
