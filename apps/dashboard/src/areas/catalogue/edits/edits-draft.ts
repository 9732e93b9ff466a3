import { CATEGORIES } from '@vitrine/contract/catalogue/categories';
import type { EditedItem, Edits } from '@vitrine/domain/catalogue/edits/edits';
import { isRecord } from '@vitrine/domain/is-record';

/** A draft belongs to a user, a configurator and the version that was edited. */
export interface EditsKey {
  userId: number;
  configuratorId: number;
  version: number;
}

export interface EditsDraft {
  edits: Edits;
  /** ISO time of the last change. */
  savedAt: string;
}

const prefixOf = ({ userId, configuratorId }: Omit<EditsKey, 'version'>): string =>
  `vitrine.edits.${userId}.${configuratorId}.`;

const keyOf = (location: EditsKey): string => `${prefixOf(location)}${location.version}`;

const isEditedItem = (value: unknown): value is EditedItem =>
  isRecord(value) &&
  (typeof value.layer_index === 'number' || CATEGORIES.some((category) => category === value.layer_index)) &&
  (typeof value.id === 'string' || typeof value.id === 'number') &&
  isRecord(value.data);

const parse = (text: string | null): EditsDraft | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !Array.isArray(value.edits) || typeof value.savedAt !== 'string') return null;
    const edits = value.edits.filter(isEditedItem);
    return edits.length === 0 ? null : { edits, savedAt: value.savedAt };
  } catch {
    return null;
  }
};

/** The draft on this device; null when there is none, or none that can be read. */
export const readEditsDraft = (location: EditsKey): EditsDraft | null => {
  try {
    return parse(localStorage.getItem(keyOf(location)));
  } catch {
    return null;
  }
};

/** Stores edits across reloads, crashes and expired sessions; an empty list deletes the draft. */
export const saveDraft = (location: EditsKey, edits: Edits, now: Date): void => {
  try {
    if (edits.length === 0) localStorage.removeItem(keyOf(location));
    else
      localStorage.setItem(keyOf(location), JSON.stringify({ edits, savedAt: now.toISOString() } satisfies EditsDraft));
  } catch {
    // A full or forbidden storage must not stop the work: the edits still live in the page.
  }
};

/** The latest draft of another version of the configurator; null when there is none. */
export const otherDraftVersion = (location: EditsKey): { version: number; draft: EditsDraft } | null => {
  const prefix = prefixOf(location);
  try {
    const found = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && key !== keyOf(location))
      .flatMap((key) => {
        const draft = parse(localStorage.getItem(key));
        return draft === null ? [] : [{ version: Number(key.slice(prefix.length)), draft }];
      });
    return found.sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt))[0] ?? null;
  } catch {
    return null;
  }
};
