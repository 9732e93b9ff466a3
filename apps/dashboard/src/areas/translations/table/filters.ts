import { translationLimits } from '@vitrine/contract/translations/limits';
import type { TranslatedWord } from '@vitrine/contract/translations/schemas';
import { foldText } from '@vitrine/domain/text/fold-text';
import { shownText, type WordEdits } from '@vitrine/domain/translations/word-edits';

/** Which words the table shows. */
export const SHOWS = ['all', 'missing', 'outdated', 'changed'] as const;
export type Show = (typeof SHOWS)[number];

/**
 * The words that search and filter leave. Those with unsaved texts stay where they are while they are worked on: a word
 * does not vanish from Missing with its first letter.
 */
export function matchingWords(
  words: readonly TranslatedWord[],
  edits: WordEdits,
  { query, show }: { query: string; show: Show },
): TranslatedWord[] {
  const sought = foldText(query.trim().slice(0, translationLimits.searchMaximum));
  return words.filter((word) => {
    if (show === 'changed' && !edits.has(word.place)) return false;
    if ((show === 'missing' || show === 'outdated') && word.status !== show) return false;
    if (sought === '') return true;
    return [word.source, word.context, shownText(word, edits)].some((text) => foldText(text).includes(sought));
  });
}
