import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { openVariableFont } from './variable-font.ts';

const require = createRequire(import.meta.url);

export type Weight = 400 | 600;

/** A file of a font. Only the files that a text needs are read. */
export interface FontFile {
  /** 'geist-latin', 'noto-sans-sc-101'. */
  name: string;
  /** Whether it can write a character, the same in both weights. */
  has(code: number): boolean;
  /** For the PDF library: a path, or an open font. */
  open(weight: Weight): string | Font;
}

const folderOf = (manifest: string): string => path.join(path.dirname(manifest), 'files');

/** A file's characters, read once. */
function readCharacters(file: string): (code: number) => boolean {
  let characters: ReadonlySet<number> | undefined;
  return (code) => {
    characters ??= new Set(openSync(file).characterSet);
    return characters.has(code);
  };
}

const GEIST = folderOf(require.resolve('@fontsource/geist/package.json'));
const INTER = folderOf(require.resolve('@fontsource/inter/package.json'));

/**
 * Fonts come in files by writing system, and the first that covers a character writes it. Geist has Latin and Cyrillic
 * letters, Inter Greek ones and the signs of all currencies.
 */
const FILES = [
  ['geist-latin', GEIST],
  ['geist-latin-ext', GEIST],
  ['geist-cyrillic', GEIST],
  ['geist-cyrillic-ext', GEIST],
  ['geist-vietnamese', GEIST],
  ['inter-greek', INTER],
  ['inter-greek-ext', INTER],
  ['inter-latin-ext', INTER],
  ['noto-sans-hebrew-hebrew', folderOf(require.resolve('@fontsource/noto-sans-hebrew/package.json'))],
  ['noto-sans-arabic-arabic', folderOf(require.resolve('@fontsource/noto-sans-arabic/package.json'))],
  ['noto-sans-thai-thai', folderOf(require.resolve('@fontsource/noto-sans-thai/package.json'))],
  ['noto-sans-devanagari-devanagari', folderOf(require.resolve('@fontsource/noto-sans-devanagari/package.json'))],
] as const;

const alphabets = FILES.map(([name, folder]): FontFile => {
  const pathOf = (weight: Weight): string => path.join(folder, `${name}-${weight}-normal.woff`);
  return { name, has: readCharacters(pathOf(400)), open: pathOf };
});

/** The font that every text has first, and whose baseline all share. */
export const LATIN = alphabets[0] as FontFile;

/** Fonts with so many characters that they come in a hundred slices, each with all weights. */
const SLICED = {
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  'noto-sans-jp': require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  'noto-emoji': require.resolve('@fontsource-variable/noto-emoji/package.json'),
} as const;
type SlicedFamily = keyof typeof SLICED;

interface Slice {
  ranges: readonly (readonly [first: number, last: number])[];
  file: FontFile;
}

/** 'U+4e00-4e05,U+4e10' as ranges. */
const readRanges = (text: string): Slice['ranges'] =>
  text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });

function readSlices(family: SlicedFamily): Slice[] {
  const manifest = SLICED[family];
  const list: unknown = JSON.parse(fs.readFileSync(path.join(path.dirname(manifest), 'unicode.json'), 'utf8'));
  return Object.entries(list as Record<string, string>).map(([key, ranges]) => {
    const name = `${family}-${key.replaceAll(/[[\]]/g, '')}`;
    const file = path.join(folderOf(manifest), `${name}-wght-normal.woff2`);
    const open = (weight: Weight) =>
      openVariableFont(file, `${name}-${weight}`, family === 'noto-emoji' ? null : weight);
    return { ranges: readRanges(ranges), file: { name, has: readCharacters(file), open } };
  });
}

const slices = new Map<SlicedFamily, Slice[]>();

/** The slice with a character. The list of slices also names characters that its files lack. */
function findSlice(family: SlicedFamily, code: number): FontFile | undefined {
  const known = slices.get(family) ?? readSlices(family);
  slices.set(family, known);
  return known.find(
    ({ ranges, file }) => ranges.some(([first, last]) => code >= first && code <= last) && file.has(code),
  )?.file;
}

/** Japanese and Korean write many of the same characters as Chinese, with other strokes. */
export type EastAsian = 'sc' | 'jp' | 'kr';
const ORDER: Readonly<Record<EastAsian, readonly SlicedFamily[]>> = {
  sc: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-emoji'],
  jp: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji'],
  kr: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc', 'noto-emoji'],
};

const found = new Map<string, FontFile | undefined>();

/** The file that writes a character, if any: every character is looked up once, because each line is measured often. */
export function findFile(sign: string, eastAsian: EastAsian): FontFile | undefined {
  const key = `${eastAsian}${sign}`;
  if (found.has(key)) return found.get(key);
  const code = sign.codePointAt(0) ?? 0;
  const file = alphabets.find(({ has }) => has(code)) ?? findAmongSlices(code, eastAsian);
  found.set(key, file);
  return file;
}

function findAmongSlices(code: number, eastAsian: EastAsian): FontFile | undefined {
  for (const family of ORDER[eastAsian]) {
    const file = findSlice(family, code);
    if (file) return file;
  }
  return undefined;
}

let ascent: number | undefined;

/** From the top of a line to its baseline, the same for all fonts that are mixed in it; in parts of the size. */
export function baseline(): number {
  if (ascent === undefined) {
    const font = openSync(path.join(GEIST, `${LATIN.name}-400-normal.woff`));
    ascent = font.ascent / font.unitsPerEm;
  }
  return ascent;
}
