/** Name of the custom element. */
export const ELEMENT = 'vitrine-configurator';

/** Languages of the embed, the default first. */
export const LANGUAGES = ['en-gb', 'en-us', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'se'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** Labels of the languages. */
export const LANGUAGE_NAME: Record<Language, string> = {
  'en-gb': 'English (UK)',
  'en-us': 'English (US)',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  de: 'German',
  pt: 'Portuguese',
  nl: 'Dutch',
  se: 'Swedish',
};

/** Path of the viewer's script on the content host. */
export const SCRIPT_PATH = 'viewer/v1/vitrine.js';

/** Days after a release in which pages that were opened before it still find the files of their build. */
export const earlierBuildDays = 30;

export { COPIED_MS } from './timings.ts';
