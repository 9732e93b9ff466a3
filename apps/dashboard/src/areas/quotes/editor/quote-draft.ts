import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { isRecord } from '@vitrine/domain/is-record';

/** A draft belongs to a user and a quote. */
export interface QuoteDraftKey {
  userId: number;
  quoteId: number;
}

export interface QuoteDraft {
  /** What was saved when the changes were made. */
  base: QuoteContent;
  content: QuoteContent;
  /** Typed texts that cannot be read, by line and field. */
  rejected: ReadonlyMap<string, string>;
  /** ISO time of the last change. */
  savedAt: string;
}

const keyOf = ({ userId, quoteId }: QuoteDraftKey): string => `vitrine.quotes.${userId}.${quoteId}`;

const isContent = (value: unknown): value is QuoteContent =>
  isRecord(value) && isRecord(value.customer) && Array.isArray(value.lines) && typeof value.valid_until === 'string';

const textsOf = (value: unknown): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];

const parse = (text: string | null): QuoteDraft | null => {
  const value: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(value) || typeof value.savedAt !== 'string') return null;
  const { base, content, savedAt } = value;
  return isContent(base) && isContent(content)
    ? { base, content, savedAt, rejected: new Map(textsOf(value.rejected)) }
    : null;
};

/** The draft on this device; null when there is none, or none that can be read. */
export const readQuoteDraft = (key: QuoteDraftKey): QuoteDraft | null => {
  try {
    return parse(localStorage.getItem(keyOf(key)));
  } catch {
    return null;
  }
};

/** Stores unsaved changes across reloads, crashes and expired sessions; null deletes them. */
export const saveQuoteDraft = (key: QuoteDraftKey, draft: Omit<QuoteDraft, 'savedAt'> | null): void => {
  try {
    if (draft === null) localStorage.removeItem(keyOf(key));
    else {
      const stored = { ...draft, rejected: Object.fromEntries(draft.rejected), savedAt: new Date().toISOString() };
      localStorage.setItem(keyOf(key), JSON.stringify(stored));
    }
  } catch {
    // A full or forbidden storage must not stop the work: the changes still live in the page.
  }
};
