import { baseline, type Weight } from './font-files.ts';
import { type Run, runsOf } from './fonts.ts';
import { lettersOf, piecesOf } from './line-breaks.ts';

export interface Style {
  size: number;
  weight: Weight;
  colour: string;
}

export interface Typesetter {
  /** The width of a text on one line, in points. */
  width(text: string, style: Style): number;
  /** Breaks a text into lines of at most this many points; longer words are broken. */
  lines(text: string, width: number, style: Style): string[];
  /** Writes one line with its top at y: from x, or up to it. */
  write(text: string, at: { x: number; y: number; align?: 'left' | 'right' }, style: Style): void;
}

/** Points from one line to the next. */
export const lineHeight = ({ size }: Style): number => Math.round(size * 1.45);

/** Sets texts in a document, each character with the font that has it. Fonts are read when a text first needs them. */
export function typesetter(document: PDFKit.PDFDocument): Typesetter {
  const registered = new Set<string>();
  const use = ({ font, open }: Run, size: number): PDFKit.PDFDocument => {
    // The PDF library also takes open fonts, which its types leave out.
    if (!registered.has(font)) document.registerFont(font, open() as string);
    registered.add(font);
    return document.font(font).fontSize(size);
  };
  const width = (text: string, { size, weight }: Style): number =>
    runsOf(text, weight).reduce((sum, run) => sum + use(run, size).widthOfString(run.text), 0);
  return {
    width,
    lines: (text, room, style) => wrap(text, (part) => width(part, style) <= room),
    write: (text, { x, y, align = 'left' }, style) => {
      let at = align === 'left' ? x : x - width(text, style);
      for (const run of runsOf(text, style.weight)) {
        use(run, style.size).fillColor(style.colour);
        document.text(run.text, at, y + baseline() * style.size, { lineBreak: false, baseline: 'alphabetic' });
        at += document.widthOfString(run.text);
      }
    },
  };
}

function wrap(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    const longer = line !== '' && piece.hasSpace ? `${line} ${piece.text}` : line + piece.text;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = broken(piece.text, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

/** Splits a word into parts that fit, of at least one letter each. */
function broken(word: string, fits: (part: string) => boolean): string[] {
  const signs = lettersOf(word);
  const pieces: string[] = [];
  for (let from = 0; from < signs.length; ) {
    const count = largest(signs.length - from, (length) => fits(signs.slice(from, from + length).join('')));
    pieces.push(signs.slice(from, from + count).join(''));
    from += count;
  }
  return pieces;
}

/** The largest number from 1 to a maximum that is accepted, 1 if none is. Numbers below an accepted one are, too. */
function largest(maximum: number, accepts: (number: number) => boolean): number {
  let accepted = 1;
  let rejected = 2;
  while (rejected <= maximum && accepts(rejected)) {
    accepted = rejected;
    rejected *= 2;
  }
  rejected = Math.min(rejected, maximum + 1);
  while (rejected - accepted > 1) {
    const middle = (accepted + rejected) >> 1;
    if (accepts(middle)) accepted = middle;
    else rejected = middle;
  }
  return accepted;
}
