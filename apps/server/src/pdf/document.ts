import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { cutSheetImage } from '../images/tasks/draw-for-sheet.ts';
import { IMAGE, IMAGE_PIXELS } from './image-size.ts';
import { pageText } from './page-text.ts';
import { makeRoom, PAPER, RIGHT, ROOM, rule, type Sheet, STYLES } from './paper.ts';
import { lineHeight, typesetter } from './typesetter.ts';

export interface DocumentInput {
  /** Tag of the language, for screen readers. */
  tag: string;
  title: string;
  author: string;
  made: Date;
}

/** Begins a document on A4. */
export function startDocument({ tag, title, author, made }: DocumentInput): Sheet {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: tag,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  return { document, type: typesetter(document), y: PAPER.margin };
}

/** Ends a document and gives its bytes. */
export async function finishDocument({ document }: Sheet): Promise<Buffer> {
  document.end();
  return buffer(document);
}

export const LOGO = { width: 150, height: 40 } as const;
/** A long name leaves the document's own name and date their room at the right. */
const NAME_WIDTH = ROOM - 190;

/** The sender at the top left: the logo, otherwise the name. The height stays where it is. */
export function drawSender({ document, type, y }: Sheet, { name, logo }: { name: string; logo: Buffer | null }): void {
  if (logo) document.image(logo, PAPER.margin, y, { fit: [LOGO.width, LOGO.height], valign: 'center' });
  else writeName(type, name, y + 12);
}

/** One line begins at the height; several are centred around it. */
function writeName(type: Sheet['type'], name: string, y: number): void {
  const lines = type.lines(name, NAME_WIDTH, STYLES.tenant);
  const height = lineHeight(STYLES.tenant);
  const top = y - ((lines.length - 1) * height) / 2;
  lines.forEach((line, index) => {
    type.write(line, { x: PAPER.margin, y: top + index * height }, STYLES.tenant);
  });
}

/** An image as wide as the page; extra height is cut off evenly at both edges. An unreadable one is left out. */
export async function drawImage(sheet: Sheet, image: Buffer): Promise<void> {
  const { width, height } = IMAGE;
  const cut = await cutSheetImage(image, IMAGE_PIXELS.width, IMAGE_PIXELS.height).catch(() => null);
  if (!cut) return;
  makeRoom(sheet, height);
  sheet.document.image(cut, PAPER.margin, sheet.y, { width, height });
  sheet.y += height + 16;
}

/** Writes contact and page number under every page, once the number of pages is known. `pattern` is as `pageText` reads it. */
export function drawFeet(sheet: Sheet, contact: string, pattern: string): void {
  const { document, type } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    sheet.y = PAPER.height - 58;
    rule(sheet);
    const number = pageText(pattern, page - start + 1, count);
    const room = ROOM - type.width(number, STYLES.quiet) - 24;
    type
      .lines(contact, room, STYLES.quiet)
      .slice(0, 2)
      .forEach((line, index) => {
        type.write(line, { x: PAPER.margin, y: sheet.y + 10 + index * lineHeight(STYLES.quiet) }, STYLES.quiet);
      });
    type.write(number, { x: RIGHT, y: sheet.y + 10, align: 'right' }, STYLES.quiet);
  }
}
