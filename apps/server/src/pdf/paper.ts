import { lineHeight, type Style, type Typesetter } from './typesetter.ts';

/** A4 in points, and its margins. */
export const PAPER = { width: 595.28, height: 841.89, margin: 48, foot: 76 } as const;
export const RIGHT = PAPER.width - PAPER.margin;
export const ROOM = RIGHT - PAPER.margin;

const INK = '#1c1a17';
const QUIET = '#6a645b';
export const LINE = '#d9d3c9';

const style = (size: number, weight: Style['weight'], colour: string): Style => ({ size, weight, colour });
export const STYLES = {
  title: style(21, 600, INK),
  tenant: style(13, 600, INK),
  group: style(10.5, 600, INK),
  head: style(8.5, 600, QUIET),
  text: style(9.5, 400, INK),
  strong: style(11, 600, INK),
  quiet: style(8.5, 400, QUIET),
} as const;

/** The document, its texts, and how far down the page is filled. */
export interface Sheet {
  document: PDFKit.PDFDocument;
  type: Typesetter;
  y: number;
}

/** Starts a new page unless this many points are left above the foot. */
export function makeRoom(sheet: Sheet, points: number): boolean {
  if (sheet.y + points <= PAPER.height - PAPER.foot) return false;
  sheet.document.addPage();
  sheet.y = PAPER.margin;
  return true;
}

/** Writes a text at the current height and moves the height below it. Empty lines keep its paragraphs apart. */
export function paragraph(sheet: Sheet, text: string, style: Style, at: { x: number; width: number }): void {
  for (const part of text.trim().split('\n')) {
    if (part.trim() === '') sheet.y += lineHeight(style) / 2;
    for (const line of sheet.type.lines(part, at.width, style)) {
      makeRoom(sheet, lineHeight(style));
      sheet.type.write(line, { x: at.x, y: sheet.y }, style);
      sheet.y += lineHeight(style);
    }
  }
}

export function rule(sheet: Sheet): void {
  sheet.document.moveTo(PAPER.margin, sheet.y).lineTo(RIGHT, sheet.y).lineWidth(0.6).strokeColor(LINE).stroke();
}
