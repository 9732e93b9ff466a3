import { sheet as british } from '../en-gb/sheet.ts';
import type { SheetTexts } from '../sheet-texts.ts';

export const sheet: SheetTexts = { ...british, names: { 'Base colour': 'Base color' } };
