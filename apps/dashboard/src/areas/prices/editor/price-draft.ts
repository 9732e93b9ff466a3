import { isRecord } from '@vitrine/domain/is-record';
import type { PriceChanges } from '@vitrine/domain/prices/price-changes';

/** A draft belongs to a user and a price list. */
export interface PriceDraftKey {
  userId: number;
  listId: number;
}

export interface PriceDraft {
  changes: PriceChanges;
  rejected: ReadonlyMap<string, string>;
  /** ISO time of the last change. */
  savedAt: string;
}

const keyOf = ({ userId, listId }: PriceDraftKey): string => `vitrine.prices.${userId}.${listId}`;

const isPrice = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

const isText = (value: unknown): value is string => typeof value === 'string';

const entriesOf = <T>(value: unknown, is: (each: unknown) => each is T): [string, T][] =>
  isRecord(value) ? Object.entries(value).filter((entry): entry is [string, T] => is(entry[1])) : [];

const parse = (text: string | null): PriceDraft | null => {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value) || typeof value.savedAt !== 'string') return null;
  const changes = new Map(entriesOf(value.changes, isPrice));
  const rejected = new Map(entriesOf(value.rejected, isText));
  return changes.size + rejected.size === 0 ? null : { changes, rejected, savedAt: value.savedAt };
};

/** The draft on this device; null when there is none, or none that can be read. */
export const readPriceDraft = (key: PriceDraftKey): PriceDraft | null => {
  try {
    return parse(localStorage.getItem(keyOf(key)));
  } catch {
    return null;
  }
};

/** Stores unsaved prices across reloads, crashes and expired sessions; without any, it deletes the draft. */
export const savePriceDraft = (key: PriceDraftKey, { changes, rejected }: Omit<PriceDraft, 'savedAt'>): void => {
  try {
    if (changes.size + rejected.size === 0) localStorage.removeItem(keyOf(key));
    else {
      const draft = { changes: Object.fromEntries(changes), rejected: Object.fromEntries(rejected) };
      localStorage.setItem(keyOf(key), JSON.stringify({ ...draft, savedAt: new Date().toISOString() }));
    }
  } catch {
    // A full or forbidden storage must not stop the work: the changes still live in the page.
  }
};
