import type { Language } from '../../languages/limits.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import type { SheetTexts } from './texts.ts';

/** The languages that a PDF can be written in: a specification sheet, or a quote. */
export type SheetLanguage = Exclude<Language, 'ar' | 'he'>;

/**
 * The language of a visitor's PDF. Those of Arabic and Hebrew readers are in English: the fonts of the PDF have no
 * letters of theirs, and its writer neither joins letters nor orders them from right to left.
 */
export const sheetLanguageOf = (language: Language): SheetLanguage =>
  language === 'ar' || language === 'he' ? 'en-gb' : language;

/** Texts of specification sheets. */
export const sheetTexts: Record<SheetLanguage, SheetTexts> = {
  'en-gb': english,
  'en-us': { ...english, names: { 'Base colour': 'Base color' } },
  es: spanish,
  fr: french,
  it: italian,
  de: german,
  pt: portuguese,
  nl: dutch,
  se: swedish,
};
