/** One language of the product. */
export interface LanguageEntry {
  /** Its BCP 47 tag, for Intl and for the attribute lang of HTML, where it is another one than here. */
  locale?: string;
  /** Left to right where this is missing. */
  direction?: 'rtl';
  /** Visitors have every language: viewer, form, and the emails to them. Accounts do not have this one. */
  visitorsOnly?: true;
}

/**
 * The one list of languages, by their tags in embed codes, files and folders. The default is first. All texts of a
 * language are in `packages/texts/src/<tag>/` (docs/how-to/add-a-language.md). Intl knows its names (names.ts): this
 * list is part of every visit, so it has no more than what differs.
 *
 * Swedish is "se" here, which is Northern Sami to a browser. Arabic has the digits 0 to 9, whatever the browser: shops
 * of most Arabic countries write prices with them, product codes and typed measures have them, and one page never mixes
 * two kinds.
 */
export const LANGUAGE_LIST = {
  'en-gb': { locale: 'en-GB' },
  'en-us': { locale: 'en-US' },
  es: {},
  fr: {},
  it: {},
  de: {},
  pt: {},
  nl: {},
  se: { locale: 'sv' },
  ar: { locale: 'ar-u-nu-latn', direction: 'rtl', visitorsOnly: true },
  he: { direction: 'rtl', visitorsOnly: true },
} as const satisfies Record<string, LanguageEntry>;

export type LanguageList = typeof LANGUAGE_LIST;
