import type { Language } from './limits.ts';

/** What speakers of a language call it: the choices of a picker. */
export const OWN_NAME: Record<Language, string> = {
  'en-gb': 'English (UK)',
  'en-us': 'English (US)',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
  pt: 'Português',
  nl: 'Nederlands',
  se: 'Svenska',
  ar: 'العربية',
  he: 'עברית',
};
