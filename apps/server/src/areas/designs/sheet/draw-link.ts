import { encode } from 'uqr';
import { makeRoom, PAPER, type Sheet, STYLES } from './paper.ts';
import type { SheetContent } from './sheet-content.ts';

const EDGE = 84;

/** The short link with its QR code: the way back to the design. */
export function drawLink(sheet: Sheet, link: string, { words }: SheetContent): void {
  sheet.y += 18;
  makeRoom(sheet, EDGE);
  const { document, type, y } = sheet;
  const x = PAPER.margin;
  drawCode(document, link, { x, y });
  const text = x + EDGE + 16;
  type.write(words.open, { x: text, y: y + 18 }, STYLES.group);
  type.write(words.scan, { x: text, y: y + 36 }, STYLES.quiet);
  type.write(link, { x: text, y: y + 52 }, STYLES.text);
  document.link(text, y + 50, type.width(link, STYLES.text), 16, link);
  sheet.y += EDGE;
}

function drawCode(document: PDFKit.PDFDocument, text: string, at: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = EDGE / size;
  data.forEach((row, down) => {
    row.forEach((dark, across) => {
      if (dark) document.rect(at.x + across * unit, at.y + down * unit, unit, unit);
    });
  });
  document.fill('#000000');
}
