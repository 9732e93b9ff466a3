import { textIssue } from './text-issue.ts';
import type { Word } from './word.ts';
import type { Translation } from './word-status.ts';

/** One translation of a file, with the source that its translator saw. */
export interface ImportedEntry {
  place: string;
  source: string;
  text: string;
}

type ChangedEntry = ImportedEntry & { before: string | null };

/** What a file of translations would change. Each of its places is in one of the lists, or counted. */
export interface ImportComparison {
  changed: ChangedEntry[];
  /** The source is another one by now. */
  outdated: (ChangedEntry & { sourceNow: string })[];
  unknown: ImportedEntry[];
  invalid: (ImportedEntry & { message: string })[];
  unchanged: number;
  /** Without a text: an import removes nothing. */
  empty: number;
}

/**
 * Compares the entries of a file with the words of today. Of several entries of one place the last one counts.
 * @param find the present translation of a word
 */
export function compareImport(
  words: readonly Word[],
  entries: readonly ImportedEntry[],
  find: (word: Word) => Translation | undefined,
): ImportComparison {
  const byPlace = new Map(words.map((word) => [word.place, word]));
  const last = new Map(entries.map((entry) => [entry.place, entry]));
  const result: ImportComparison = { changed: [], outdated: [], unknown: [], invalid: [], unchanged: 0, empty: 0 };
  for (const entry of last.values()) {
    const word = byPlace.get(entry.place);
    if (!word) {
      result.unknown.push(entry);
      continue;
    }
    if (entry.text === '') {
      result.empty++;
      continue;
    }
    const now = find(word);
    if (now?.text === entry.text && now.sourceText === entry.source) {
      result.unchanged++;
      continue;
    }
    const message = textIssue(word, entry.text);
    const before = now?.text ?? null;
    if (message !== null) result.invalid.push({ ...entry, message });
    else if (entry.source === word.source) result.changed.push({ ...entry, before });
    else result.outdated.push({ ...entry, before, sourceNow: word.source });
  }
  return result;
}
