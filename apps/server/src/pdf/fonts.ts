import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync } from 'fontkit';
import { inOrderOnPaper } from './order-on-paper.ts';

const require = createRequire(import.meta.url);

/**
 * Fonts come in files by writing system, and the first that covers a character writes it. Geist has Latin and Cyrillic
 * letters, Inter Greek ones and the signs of all currencies.
 */
const FILES = [
  ['geist', 'latin'],
  ['geist', 'latin-ext'],
  ['geist', 'cyrillic'],
  ['geist', 'cyrillic-ext'],
  ['geist', 'vietnamese'],
  ['inter', 'greek'],
  ['inter', 'greek-ext'],
  ['inter', 'latin-ext'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-arabic', 'arabic'],
] as const;
type FontFile = (typeof FILES)[number];
export type Weight = 400 | 600;

const [LATIN] = FILES;
/** Files of letters that go from right to left. Of a text in them, the PDF library sets and joins the letters itself. */
const isRightToLeft = ([family]: FontFile): boolean => family === 'noto-sans-hebrew' || family === 'noto-sans-arabic';

/** Part of a text that one file can write. */
export interface Run {
  /** Name of the font in the document. */
  font: string;
  text: string;
}

const PACKAGES: Readonly<Record<FontFile[0], string>> = {
  geist: require.resolve('@fontsource/geist/package.json'),
  inter: require.resolve('@fontsource/inter/package.json'),
  'noto-sans-hebrew': require.resolve('@fontsource/noto-sans-hebrew/package.json'),
  'noto-sans-arabic': require.resolve('@fontsource/noto-sans-arabic/package.json'),
};

const fontName = ([family, set]: FontFile, weight: Weight): string => `${family}-${set}-${weight}`;

const pathOf = (file: FontFile, weight: Weight): string => {
  return path.join(path.dirname(PACKAGES[file[0]]), 'files', `${fontName(file, weight)}-normal.woff`);
};

const characters = new Map<FontFile, ReadonlySet<number>>();

/** Which characters a file can write, the same in both weights. Read once, when a text first needs it. */
function charactersOf(file: FontFile): ReadonlySet<number> {
  const known = characters.get(file) ?? new Set(openSync(pathOf(file, 400)).characterSet);
  characters.set(file, known);
  return known;
}

/** The same function, which keeps its results: a line is measured each time that a word is added to it. */
function remembering<Result>(compute: (sign: string) => Result): (sign: string) => Result {
  const results = new Map<string, { result: Result }>();
  return (sign) => {
    const known = results.get(sign) ?? { result: compute(sign) };
    results.set(sign, known);
    return known.result;
  };
}

const fileOf = remembering((sign) => {
  const code = sign.codePointAt(0) ?? 0;
  return FILES.find((file) => charactersOf(file).has(code));
});

let ascent: number | undefined;

/** From the top of a line to its baseline, the same for all fonts that are mixed in it; in parts of the size. */
export function baseline(): number {
  if (ascent === undefined) {
    const font = openSync(pathOf(LATIN, 400));
    ascent = font.ascent / font.unitsPerEm;
  }
  return ascent;
}

/** Every font of a sheet: its name in the document, and its file. */
export const fontFiles = (): [name: string, path: string][] =>
  FILES.flatMap((file) =>
    ([400, 600] as const).map((weight): [string, string] => [fontName(file, weight), pathOf(file, weight)]),
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

/** A character as the files can write it: without its accent or in simple letters where they lack it, else a question mark. */
const writable = remembering((sign) => {
  if (fileOf(sign)) return sign;
  const simple = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return simple !== '' && [...simple].every(fileOf) ? simple : '?';
});

/**
 * Splits a line by the file that writes each part, in the order of the parts on paper. The letters of a part stay in the
 * order in which they are read.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: (Run & { level: number })[] = [];
  for (const { sign, level } of inOrderOnPaper([...readable(text)].map(writable).join(''))) {
    const file = fileOf(sign) ?? LATIN;
    const font = fontName(file, weight);
    const last = runs.at(-1);
    if (last?.font !== font || last.level !== level) runs.push({ font, text: sign, level });
    else last.text = isRightToLeft(file) && level % 2 === 1 ? sign + last.text : last.text + sign;
  }
  return runs.map(({ font, text }) => ({ font, text }));
}
