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

/** Texts of specification sheets in the embed's languages. */
export const sheetTexts: Record<Language, SheetTexts> = {
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
