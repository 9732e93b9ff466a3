import { localeOf } from '../languages/tags.ts';
import { currentLanguage } from './translations.ts';

/** Names as the reader's language lists them: "Ann, Bert and Cem". */
export const listText = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(currentLanguage()), { type: 'conjunction' }).format(names);
