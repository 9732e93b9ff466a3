import type { Font } from 'fontkit';
import { type EastAsian, type FontFile, findFile, LATIN, type Weight } from './font-files.ts';
import { inOrderOnPaper } from './order-on-paper.ts';

/** Part of a text that one file can write. */
export interface Run {
  /** Name of the font in the document. */
  font: string;
  text: string;
  open(): string | Font;
}

/** Files of letters that go from right to left. Of a text in them, the PDF library sets and joins the letters itself. */
const RIGHT_TO_LEFT = /^noto-sans-(hebrew|arabic)/;

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
    .replaceAll(/[\p{Variation_Selector}\p{Emoji_Modifier}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ');

/** The language of the Chinese characters of a line, by the letters beside them. */
function eastAsianOf(text: string): EastAsian {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : 'sc';
}

interface WritableSign {
  sign: string;
  file: FontFile;
}

/** Accents and vowels that a letter carries. */
const MARK = /\p{M}/u;
/** Signs that join or part the letters beside them: nothing else shows them. */
const JOINER = /[\u200c\u200d]/;
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/**
 * The characters of a text as the files can write them: without an accent or in simple letters where they lack it, else a
 * question mark.
 */
function writableSigns(text: string): WritableSign[] {
  const eastAsian = eastAsianOf(text);
  const signs: WritableSign[] = [];
  for (const sign of readable(text)) {
    const last = signs.at(-1);
    if (MARK.test(sign) || JOINER.test(sign)) {
      const isShown = last?.file.has(sign.codePointAt(0) ?? 0) && (!JOINER.test(sign) || JOINED.test(last.sign));
      if (last && isShown) signs.push({ sign, file: last.file });
      continue;
    }
    const file = findFile(sign, eastAsian);
    if (file) signs.push({ sign, file });
    else signs.push(...simpleSigns(sign, eastAsian));
  }
  return signs;
}

function simpleSigns(sign: string, eastAsian: EastAsian): WritableSign[] {
  const simple = [...sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map((letter) => ({
    sign: letter,
    file: findFile(letter, eastAsian),
  }));
  const isWritable = simple.length > 0 && simple.every(({ file }) => file !== undefined);
  return isWritable ? (simple as WritableSign[]) : [{ sign: '?', file: LATIN }];
}

/**
 * Splits a line by the file that writes each part, in the order of the parts on paper. The letters of a part stay in the
 * order in which they are read.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const signs = writableSigns(text);
  const runs: { file: FontFile; text: string; level: number }[] = [];
  for (const { index, sign, level } of inOrderOnPaper(signs.map(({ sign: each }) => each))) {
    const file = signs[index]?.file ?? LATIN;
    const last = runs.at(-1);
    if (last?.file !== file || last.level !== level) runs.push({ file, text: sign, level });
    else last.text = RIGHT_TO_LEFT.test(file.name) && level % 2 === 1 ? sign + last.text : last.text + sign;
  }
  return runs.map(({ file, text: part }) => ({
    font: `${file.name}-${weight}`,
    text: part,
    open: () => file.open(weight),
  }));
}
