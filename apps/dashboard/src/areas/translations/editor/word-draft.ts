import { isRecord } from '@vitrine/domain/is-record';
import type { WordEdit, WordEdits } from '@vitrine/domain/translations/word-edits';

const PREFIX = 'vitrine.translations.';

const isEdit = (value: unknown): value is WordEdit =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  typeof value.source === 'string' &&
  (value.seen === null || typeof value.seen === 'string');

/** The unsaved translations on this device; none where they cannot be read. */
export function readWordDraft(key: string): WordEdits {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    const entries = isRecord(value) ? Object.entries(value) : [];
    return new Map(entries.filter((entry): entry is [string, WordEdit] => isEdit(entry[1])));
  } catch {
    return new Map();
  }
}

/** Stores unsaved translations across reloads, crashes and ended sessions; without any, it deletes the draft. */
export function saveWordDraft(key: string, edits: WordEdits): void {
  try {
    if (edits.size === 0) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(Object.fromEntries(edits)));
  } catch {
    // A full or forbidden storage must not stop the work: the edits still live in the page.
  }
}
