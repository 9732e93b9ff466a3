import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import { linkIssue } from '@vitrine/contract/customisation/link-issue';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import { comparePlaceholders } from './placeholders.ts';
import type { Word } from './word.ts';

/** Control characters, but for tab and line feed. */
const CONTROL = /[\p{Cc}]/u;
/** Half of a character: what is left of one that was cut. */
const LONE_SURROGATE = /\p{Cs}/u;
/** Characters that turn the direction of what follows, also beyond their own text. Isolates and marks are allowed. */
const OVERRIDE = /[\u202A-\u202E]/;

/**
 * Why a translation cannot be stored: a sentence; null if it can. An empty text removes the translation. Markup is text
 * like any other, as no screen renders it as markup.
 */
export function textIssue({ source, kind, maxLength }: Pick<Word, 'source' | 'kind' | 'maxLength'>, text: string) {
  if (text === '') return null;
  if (text.trim() === '') return messages.blank;
  if (text.length > maxLength) return messages.tooLong(maxLength);
  if (CONTROL.test(text.replaceAll(/[\t\n]/g, ''))) return messages.controlCharacter;
  if (OVERRIDE.test(text)) return messages.directionOverride;
  if (LONE_SURROGATE.test(text) || hasLostCharacters(text)) return messages.charactersLost;
  if (kind === 'link') return linkIssue(text);
  const difference = comparePlaceholders(source, text);
  if (!difference) return null;
  return difference.missing.length > 0
    ? messages.placeholderMissing(difference.missing.join(' '))
    : messages.placeholderAdded(difference.added.join(' '));
}
