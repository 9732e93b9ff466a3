import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { isRecord } from '@vitrine/domain/is-record';
import { mergeContent } from '@vitrine/domain/quotes/merge-content';
import { type DeviceDraft, readDeviceDrafts, saveDeviceDraft } from '../../../ui/forms/device-drafts.ts';

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
  /** What the device stores of it: several where several tabs have left one. */
  stored: readonly DeviceDraft[];
}

/** The name of the drafts of a quote. */
export const quoteDraftName = ({ userId, quoteId }: QuoteDraftKey): string => `vitrine.quotes.${userId}.${quoteId}`;

const isContent = (value: unknown): value is QuoteContent =>
  isRecord(value) && isRecord(value.customer) && Array.isArray(value.lines) && typeof value.valid_until === 'string';

const textsOf = (value: unknown): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];

const parse = ({ value, savedAt }: DeviceDraft): Omit<QuoteDraft, 'stored'>[] => {
  const { base, content } = value;
  return savedAt !== '' && isContent(base) && isContent(content)
    ? [{ base, content, savedAt, rejected: new Map(textsOf(value.rejected)) }]
    : [];
};

/** The draft on this device; null when there is none, or none that can be read. Drafts of several tabs are merged. */
export const readQuoteDraft = (key: QuoteDraftKey): QuoteDraft | null => {
  const stored = readDeviceDrafts((name) => name === quoteDraftName(key));
  const drafts = stored.flatMap(parse);
  const last = drafts.at(-1);
  if (!last) return null;
  const content = drafts.reduce((merged, draft) => mergeContent(draft.base, draft.content, merged), last.base);
  return { ...last, content, rejected: new Map(drafts.flatMap(({ rejected }) => [...rejected])), stored };
};

/** The form in which a draft is stored. */
export const storedQuote = (draft: Pick<QuoteDraft, 'base' | 'content' | 'rejected'>): object => {
  const { base, content, rejected } = draft;
  return { base, content, rejected: Object.fromEntries(rejected) };
};

/** Stores unsaved changes of a quote that is not open yet. */
export const saveQuoteDraft = (key: QuoteDraftKey, draft: Pick<QuoteDraft, 'base' | 'content' | 'rejected'>): void =>
  saveDeviceDraft(quoteDraftName(key), storedQuote(draft));
