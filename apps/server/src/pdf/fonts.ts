import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** Geist comes in files by writing system; the first that covers a character writes it. */
const SETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type FontSet = (typeof SETS)[number];
export type Weight = 400 | 600;

/** Part of a text that one file can write. */
export interface Run {
  /** Name of the font in the document. */
  font: string;
  text: string;
}

const FILES = path.join(path.dirname(require.resolve('@fontsource/geist/package.json')), 'files');

const fileOf = (set: FontSet, weight: Weight): string => path.join(FILES, `geist-${set}-${weight}-normal.woff`);

let characters: readonly (readonly [FontSet, ReadonlySet<number>])[] | undefined;

/** Which characters each file can write, the same in both weights. Read once, when the first document is made. */
function readCharacters() {
  characters ??= SETS.map((set) => [set, new Set(openSync(fileOf(set, 400)).characterSet)]);
  return characters;
}

const setOf = (sign: string): FontSet | undefined => {
  const code = sign.codePointAt(0) ?? 0;
  return readCharacters().find(([, known]) => known.has(code))?.[0];
};

export const fontName = (set: FontSet, weight: Weight): string => `geist-${set}-${weight}`;

/** Every font of a sheet: its name in the document, and its file. */
export const fontFiles = (): [name: string, file: string][] =>
  SETS.flatMap((set) =>
    ([400, 600] as const).map((weight): [string, string] => [fontName(set, weight), fileOf(set, weight)]),
  );

/**
 * Drops invisible characters, such as soft hyphens and the signs that colour emoji; replaces control characters, narrow
 * spaces and special hyphens, which the fonts lack, by normal ones.
 */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll('\u2012', '\u2013')
    .replaceAll('\u2015', '\u2014')
    .replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Currency signs that no file has, and their codes. */
const CURRENCIES: Readonly<Record<string, string>> = { '₫': 'VND', '₩': 'KRW', '₺': 'TRY' };
const CURRENCY = new RegExp(`[${Object.keys(CURRENCIES).join('')}](\\d?)`, 'gu');

const inCodes = (text: string): string =>
  text.replaceAll(CURRENCY, (sign, digit: string) => `${CURRENCIES[sign.charAt(0)]}${digit && `\u00a0${digit}`}`);

/** A character as the files can write it: without its accent or in simple letters where they lack it, else a question mark. */
const writable = (sign: string): string => {
  if (setOf(sign)) return sign;
  const simple = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return simple !== '' && [...simple].every(setOf) ? simple : '?';
};

/** Splits a text by the file that writes each part. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of [...inCodes(readable(text))].flatMap((each) => [...writable(each)])) {
    const font = fontName(setOf(sign) ?? 'latin', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}
