import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { imageTask } from '../../../image-worker/image-worker.ts';
import { drawTable } from './draw-table.ts';
import { makeRoom, PAPER, paragraph, RIGHT, ROOM, rule, type Sheet, STYLES } from './paper.ts';
import type { SheetContent } from './sheet-content.ts';
import { lineHeight, typesetter } from './typesetter.ts';

const LOGO = [150, 40] as const;
const IMAGE = { width: ROOM, height: 262 } as const;
/** Pixels on a point of the image. */
const DENSITY = 3;

/** Draws a specification sheet as PDF, on A4. */
export async function drawSheet(content: SheetContent): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: content.tag,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${content.title}, ${content.texts.title}`,
      Author: content.tenant.name,
      CreationDate: content.made,
      ModDate: content.made,
    },
  });
  const sheet: Sheet = { document, type: typesetter(document), y: PAPER.margin };
  drawHead(sheet, content);
  await drawImage(sheet, content);
  drawTable(sheet, content);
  for (const note of content.notes) {
    sheet.y += 10;
    paragraph(sheet, note, STYLES.text, { x: PAPER.margin, width: ROOM });
  }
  if (content.link !== null) drawLink(sheet, content.link, content);
  drawFeet(sheet, content);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

function drawHead(sheet: Sheet, { tenant, title, texts, date }: SheetContent): void {
  const { document, type } = sheet;
  if (tenant.logo) document.image(tenant.logo, PAPER.margin, sheet.y, { fit: [...LOGO], valign: 'center' });
  else type.write(tenant.name, { x: PAPER.margin, y: sheet.y + 12 }, STYLES.tenant);
  type.write(texts.title, { x: RIGHT, y: sheet.y + 8, align: 'right' }, STYLES.group);
  type.write(date, { x: RIGHT, y: sheet.y + 24, align: 'right' }, STYLES.quiet);
  sheet.y += LOGO[1] + 22;
  paragraph(sheet, title, STYLES.title, { x: PAPER.margin, width: ROOM });
  sheet.y += 10;
}

/** As wide as the page; extra height is cut off evenly at both edges. */
async function drawImage(sheet: Sheet, { image }: SheetContent): Promise<void> {
  if (!image) return;
  const { width, height } = IMAGE;
  const cut = await imageTask('cutSheetImage', image, Math.round(width * DENSITY), Math.round(height * DENSITY));
  sheet.document.image(cut, PAPER.margin, sheet.y, { width, height });
  sheet.y += height + 16;
}

/** Writes contact and page number under every page, once the number of pages is known. */
function drawFeet(sheet: Sheet, { texts, tenant }: SheetContent): void {
  const { document, type } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    sheet.y = PAPER.height - 58;
    rule(sheet);
    const number = texts.page(page - start + 1, count);
    const room = ROOM - type.width(number, STYLES.quiet) - 24;
    const contact = [tenant.name, ...tenant.contact].join(' · ');
    type
      .lines(contact, room, STYLES.quiet)
      .slice(0, 2)
      .forEach((line, index) => {
        type.write(line, { x: PAPER.margin, y: sheet.y + 10 + index * lineHeight(STYLES.quiet) }, STYLES.quiet);
      });
    type.write(number, { x: RIGHT, y: sheet.y + 10, align: 'right' }, STYLES.quiet);
  }
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
