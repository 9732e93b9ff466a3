import { IntlMessageFormat } from 'intl-messageformat';
import { DEFAULT_LANGUAGE, type Language } from '../languages/limits.ts';
import { localeOf } from '../languages/tags.ts';

/** What placeholders stand for. A boolean chooses in `{isOwn, select, true {…} other {…}}`. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** Parsed patterns by language: parsing takes longer than writing. As many as there are messages. */
const parsed = new Map<string, IntlMessageFormat>();

function parse(pattern: string, language: Language): IntlMessageFormat {
  const key = `${language} ${pattern}`;
  const known = parsed.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(pattern, localeOf(language), undefined, { ignoreTag: true });
  parsed.set(key, format);
  return format;
}

/** Writes an ICU pattern with its values. @throws when the pattern cannot be parsed or a value is missing */
export function formatText(pattern: string, values: Values, language: Language = DEFAULT_LANGUAGE): string {
  return String(parse(pattern, language).format(values));
}
