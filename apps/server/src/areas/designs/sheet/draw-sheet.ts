import { encode } from 'uqr';
import { drawFeet, drawImage, drawSender, finishDocument, LOGO, startDocument } from '../../../pdf/document.ts';
import { makeRoom, PAPER, paragraph, RIGHT, ROOM, type Sheet, STYLES } from '../../../pdf/paper.ts';
import { drawTable } from './draw-table.ts';
import type { SheetContent } from './sheet-content.ts';

/** Draws a specification sheet as PDF, on A4. */
export async function drawSheet(content: SheetContent): Promise<Buffer> {
  const { tenant, texts, tag, made, page } = content;
  const title = `${content.title}, ${texts.title}`;
  const sheet = startDocument({ tag, title, author: tenant.name, made });
  drawHead(sheet, content);
  if (content.image) await drawImage(sheet, content.image);
  drawTable(sheet, content);
  for (const note of content.notes) {
    sheet.y += 10;
    paragraph(sheet, note, STYLES.text, { x: PAPER.margin, width: ROOM });
  }
  if (content.link !== null) drawLink(sheet, content.link, content);
  drawFeet(sheet, [tenant.name, ...tenant.contact].join(' · '), page);
  return finishDocument(sheet);
}

function drawHead(sheet: Sheet, { tenant, title, texts, date }: SheetContent): void {
  const { type } = sheet;
  drawSender(sheet, tenant);
  type.write(texts.title, { x: RIGHT, y: sheet.y + 8, align: 'right' }, STYLES.group);
  type.write(date, { x: RIGHT, y: sheet.y + 24, align: 'right' }, STYLES.quiet);
  sheet.y += LOGO.height + 22;
  paragraph(sheet, title, STYLES.title, { x: PAPER.margin, width: ROOM });
  sheet.y += 10;
}

const EDGE = 84;

/** The short link with its QR code: the way back to the design. */
function drawLink(sheet: Sheet, link: string, { texts }: SheetContent): void {
  sheet.y += 18;
  makeRoom(sheet, EDGE);
  const { document, type, y } = sheet;
  const x = PAPER.margin;
  drawCode(document, link, { x, y });
  const text = x + EDGE + 16;
  type.write(texts.open, { x: text, y: y + 18 }, STYLES.group);
  type.write(texts.scan, { x: text, y: y + 36 }, STYLES.quiet);
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
