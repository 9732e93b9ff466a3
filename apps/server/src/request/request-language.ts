import { type AccountLanguage, DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { preferredLanguage } from '@vitrine/contract/languages/tags';
import { loadTexts } from '@vitrine/texts/load-texts';

const HEADER_LONGEST = 200;
/** Browsers of one place send the same few headers. */
const KNOWN_MOST = 500;
const known = new Map<string, AccountLanguage>();

/** 'fr;q=0.8' as tag and quality; a quality that is no number counts as 0. */
const parseRange = (range: string): { tag: string; quality: number } => {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return { tag, quality: Number(quality) || 0 };
};

const readHeader = (header: string): AccountLanguage => {
  const ranges = header
    .slice(0, HEADER_LONGEST)
    .split(',')
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return preferredLanguage(ranges.map(({ tag }) => tag)) ?? DEFAULT_LANGUAGE;
};

/** The language of an Accept-Language header; British English for none, and for one that names no known language. */
export function languageOfHeader(header: string | undefined): AccountLanguage {
  if (header === undefined) return DEFAULT_LANGUAGE;
  const read = known.get(header) ?? readHeader(header);
  if (known.size < KNOWN_MOST && header.length <= HEADER_LONGEST) known.set(header, read);
  return read;
}

const loaded = new Set<AccountLanguage>([DEFAULT_LANGUAGE]);

/** Whether the texts of a language are in memory: then a request need not wait for them. */
export const hasTexts = (language: AccountLanguage): boolean => loaded.has(language);

/** Reads the texts of a language into memory, at its first request. */
export async function readTexts(language: AccountLanguage): Promise<void> {
  await loadTexts(language);
  loaded.add(language);
}
