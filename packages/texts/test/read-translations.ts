import type { Language } from '@vitrine/contract/languages/limits';
import type { Translation } from '@vitrine/contract/texts/translations';

const FILES = import.meta.glob<{ texts: Translation }>(['../src/*/*/*.ts', '!../src/*/viewer/*'], { eager: true });

const flatten = (texts: Translation, prefix = ''): [name: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${name}`, text]] : flatten(text, `${prefix}${name}.`),
  );

/** The messages of a language by their file and name: 'quotes/editor states.draft'. */
export function translationsOf(language: Language): Map<string, string> {
  const folder = `../src/${language}/`;
  return new Map(
    Object.entries(FILES)
      .filter(([name]) => name.startsWith(folder))
      .flatMap(([name, { texts }]) =>
        flatten(texts).map(([key, text]): [string, string] => [
          `${name.slice(folder.length, -'.ts'.length)} ${key}`,
          text,
        ]),
      ),
  );
}
