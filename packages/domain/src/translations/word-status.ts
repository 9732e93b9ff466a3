import { WORD_STATUSES, type WordStatus } from '@vitrine/contract/translations/limits';

/** A translation, with the source text that it was made for. */
export interface Translation {
  text: string;
  sourceText: string;
}

/** Whether a word is translated, and for its present source. */
export const wordStatus = (source: string, translation: Translation | undefined): WordStatus => {
  if (!translation || translation.text === '') return 'missing';
  return translation.sourceText === source ? 'done' : 'outdated';
};

export type WordCounts = Record<WordStatus, number>;

/** How many words have each status. */
export function countStatuses(statuses: Iterable<WordStatus>): WordCounts {
  const counts = Object.fromEntries(WORD_STATUSES.map((status) => [status, 0])) as WordCounts;
  for (const status of statuses) counts[status]++;
  return counts;
}
