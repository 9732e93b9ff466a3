import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { sheet as english } from './en-gb/sheet.ts';
import type { SheetTexts } from './sheet-texts.ts';

const SHEETS = import.meta.glob<SheetTexts>('./*/sheet.ts', { eager: true, import: 'sheet' });

const findSheet = (language: Language): SheetTexts | undefined => SHEETS[`./${language}/sheet.ts`];

/**
 * The language of a visitor's PDF: a specification sheet, or a quote. A language without texts of a sheet has it in
 * English: the fonts of the PDF have no letters of Arabic and Hebrew, and its writer neither joins letters nor orders
 * them from right to left.
 */
export const sheetLanguageOf = (language: Language): Language =>
  findSheet(language) === undefined ? DEFAULT_LANGUAGE : language;

/** The texts of a specification sheet. */
export const sheetTextsOf = (language: Language): SheetTexts => findSheet(language) ?? english;
