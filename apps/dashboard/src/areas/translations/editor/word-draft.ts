import { isRecord } from '@vitrine/domain/is-record';
import type { WordEdit, WordEdits } from '@vitrine/domain/translations/word-edits';
import { type DeviceDraft, readDeviceDrafts } from '../../../ui/forms/device-drafts.ts';

const PREFIX = 'vitrine.translations.';

const isEdit = (value: unknown): value is WordEdit =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  typeof value.source === 'string' &&
  (value.seen === null || typeof value.seen === 'string');

/** The name of the drafts of a language. */
export const wordDraftName = (key: string): string => PREFIX + key;

/** The unsaved translations on this device, and what stores them: each tab has a draft. Of one word, the last one. */
export function readWordDraft(key: string): { edits: WordEdits; stored: readonly DeviceDraft[] } {
  const stored = readDeviceDrafts((name) => name === wordDraftName(key));
  const entries = stored.flatMap(({ value }) => Object.entries(value));
  return { edits: new Map(entries.filter((entry): entry is [string, WordEdit] => isEdit(entry[1]))), stored };
}
