import { inLocale } from './in-locale.ts';

const lists = inLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const choices = inLocale((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Choices as the reader's language lists them: "Ann, Bert or Cem". */
export const choiceText = (names: readonly string[]): string => choices().format(names);

/** Names as the reader's language lists them: "Ann, Bert and Cem". */
export const listText = (names: readonly string[]): string => lists().format(names);
