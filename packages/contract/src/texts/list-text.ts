import { inLocale } from './in-locale.ts';

const lists = inLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Names as the reader's language lists them: "Ann, Bert and Cem". */
export const listText = (names: readonly string[]): string => lists().format(names);
