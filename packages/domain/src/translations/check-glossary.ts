import { composeText } from '@vitrine/contract/characters/compose-text';

/** A term of the tenant's glossary in one language. */
export interface Term {
  source: string;
  target: string;
}

/** In any case, and with characters that are composed or not. */
const comparable = (text: string): string => composeText(text).toLowerCase();

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Whether a text has a term as a whole word, whatever the case. */
export function hasTerm(text: string, term: string): boolean {
  const [whole, part] = [comparable(text), comparable(term)];
  if (part === '') return false;
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const before = whole.slice(0, at).at(-1) ?? '';
    const after = whole.slice(at + part.length).at(0) ?? '';
    if (!WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(after)) return true;
  }
  return false;
}

/**
 * The terms of the glossary that a source has and whose translation the target lacks. Targets match within words as
 * well: languages inflect and compound them.
 */
export const missingTerms = (source: string, target: string, terms: readonly Term[]): Term[] =>
  terms.filter(
    (term) =>
      term.target !== '' && hasTerm(source, term.source) && !comparable(target).includes(comparable(term.target)),
  );
