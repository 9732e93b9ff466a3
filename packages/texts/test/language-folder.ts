import fs from 'node:fs';
import path from 'node:path';
import type { LanguageEntry } from '@vitrine/contract/languages/list';

const FOLDERS = path.resolve(import.meta.dirname, '../src');

/** The lines of a list in the folder of a language. */
const readLines = (name: string): string[] => {
  const file = path.join(FOLDERS, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};

/** The texts that a language rightly writes as English does: words from Latin or French (Total), names, units. */
export const sameAsEnglish = (language: string): Set<string> => new Set(readLines(`${language}/same-as-english.txt`));

/** The words of a language that English has too, in lower case: `was` is German. */
export const ownWords = (language: string): string[] => readLines(`${language}/own-words.txt`);

/** The glossary's lines, the head first. */
export const readGlossary = (language: string): string[] => readLines(`${language}/glossary.tsv`);

/** The files of all languages: 'de/viewer/texts.ts'. */
export const listLanguageFiles = (): string[] =>
  fs
    .readdirSync(FOLDERS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /^[^/]+\/.*\.\w+$/.test(name));

/** The script that a language is written in: 'Latn'. */
export const scriptOf = (locale: string): string => new Intl.Locale(locale).maximize().script ?? '';

/** The scripts whose letters the PDF's fonts have. */
const PRINTED: readonly string[] = ['Latn', 'Cyrl'];

/** The files that a language needs; messages are compared with their English. */
function filesOf(tag: string, { locale = tag, visitorsOnly }: LanguageEntry): string[] {
  const isEnglish = tag.startsWith('en');
  return [
    ...['files', 'texts', 'errors', 'kinds', 'prices'].map((name) => `${tag}/viewer/${name}.ts`),
    ...['visitor', ...(visitorsOnly ? [] : ['tenant', 'account'])].map((reader) => `${tag}/emails/to/${reader}.ts`),
    ...(PRINTED.includes(scriptOf(locale)) ? [`${tag}/sheet.ts`] : []),
    ...(tag === 'en-gb' ? [] : [`${tag}/files.ts`]),
    ...(isEnglish ? [] : [`${tag}/part-names.ts`, `${tag}/glossary.tsv`]),
    ...(isEnglish ? [] : [`${tag}/same-as-english.txt`, `${tag}/own-words.txt`]),
  ];
}

/** Where the list of languages and their folders differ, a line each. */
export function compareFolders(list: Readonly<Record<string, LanguageEntry>>, files: readonly string[]): string[] {
  const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
  return [
    ...folders.filter((folder) => !Object.hasOwn(list, folder)).map((folder) => `${folder}/ is not in the list`),
    ...Object.entries(list).flatMap(([tag, entry]) =>
      folders.includes(tag)
        ? filesOf(tag, entry).flatMap((file) => (files.includes(file) ? [] : [`${file} is missing`]))
        : [`${tag} has no folder`],
    ),
  ];
}
