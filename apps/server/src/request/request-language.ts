import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { preferredLanguage, preferredVisitorLanguage } from '@vitrine/contract/languages/tags';
import { loadTexts } from '@vitrine/texts/load-texts';

/** What a header asks for, of an account and of a visitor: visitors have more languages. */
interface LanguagePreference {
  account: Language;
  visitor: Language;
}

const HEADER_LONGEST = 200;
/** Browsers of one place send the same few headers. */
const KNOWN_MOST = 500;
const known = new Map<string, LanguagePreference>();
const NONE: LanguagePreference = { account: DEFAULT_LANGUAGE, visitor: DEFAULT_LANGUAGE };

/** 'fr;q=0.8' as tag and quality; a quality that is no number counts as 0. */
const parseRange = (range: string): { tag: string; quality: number } => {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, quality: Number(quality) || 0 };
};

const readHeader = (header: string): LanguagePreference => {
  const tags = header
    .slice(0, HEADER_LONGEST)
    .split(',')
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
  return {
    account: preferredLanguage(tags) ?? DEFAULT_LANGUAGE,
    visitor: preferredVisitorLanguage(tags) ?? DEFAULT_LANGUAGE,
  };
};

/** The languages of an Accept-Language header; British English for none, and for one that names no known language. */
export function languagesOfHeader(header: string | undefined): LanguagePreference {
  if (header === undefined) return NONE;
  const read = known.get(header) ?? readHeader(header);
  if (known.size < KNOWN_MOST && header.length <= HEADER_LONGEST) known.set(header, read);
  return read;
}

const loaded = new Set<Language>([DEFAULT_LANGUAGE]);

/** Whether the texts of a language are in memory: then a request need not wait for them. */
export const hasTexts = (language: Language): boolean => loaded.has(language);

/** Reads the texts of a language into memory: at its first request, and for what was loaded after that. */
export async function readTexts(language: Language): Promise<void> {
  await loadTexts(language);
  loaded.add(language);
}
