import type { Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** The direction in which a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(localeOf(language).split('-')[0] ?? '') ? 'rtl' : 'ltr';
