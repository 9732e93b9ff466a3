import fs from 'node:fs';
import { createRequire } from 'node:module';

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

type Range = readonly [first: number, last: number];

const rangesOf = (written: string): Range[] =>
  written.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

let coverage: readonly (readonly [FontSet, Range[]])[] | undefined;

/** Read once, when the first sheet is made. */
function readCoverage() {
  coverage ??= SETS.map((set) => [set, rangesOf(unicodeRanges()[set] ?? '')]);
  return coverage;
}

const unicodeRanges = (): Record<string, string> =>
  JSON.parse(fs.readFileSync(require.resolve('@fontsource/geist/unicode.json'), 'utf8'));

const setOf = (sign: string): FontSet | undefined => {
  const code = sign.codePointAt(0) ?? 0;
  return readCoverage().find(([, ranges]) => ranges.some(([first, last]) => code >= first && code <= last))?.[0];
};

export const fontName = (set: FontSet, weight: Weight): string => `geist-${set}-${weight}`;

/** Every font of a sheet: its name in the document, and its file. */
export const fontFiles = (): [name: string, file: string][] =>
  SETS.flatMap((set) =>
    ([400, 600] as const).map((weight): [string, string] => [
      fontName(set, weight),
      require.resolve(`@fontsource/geist/files/geist-${set}-${weight}-normal.woff`),
    ]),
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

/** Splits a text by the file that writes each part; a character that no file has becomes a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of readable(text)) {
    const set = setOf(sign);
    const font = fontName(set ?? 'latin', weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += set ? sign : '?';
    else runs.push({ font, text: set ? sign : '?' });
  }
  return runs;
}
