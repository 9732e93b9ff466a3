import { drawFeet, drawImage, drawSender, finishDocument, LOGO, startDocument } from '../pdf/document.ts';
import { makeRoom, PAPER, paragraph, RIGHT, ROOM, type Sheet, STYLES } from '../pdf/paper.ts';
import { lineHeight } from '../pdf/typesetter.ts';
import type { ComposedQuote } from './composed-quote.ts';
import { drawLines } from './draw-lines.ts';

/** Draws a quote as PDF, on A4. A long one takes seconds. */
export async function drawQuote(quote: ComposedQuote): Promise<Buffer> {
  const { tag, heading, seller, made } = quote;
  const sheet = startDocument({ tag, title: heading, author: seller.name, made });
  drawHead(sheet, quote);
  drawParties(sheet, quote);
  if (quote.design?.image) await drawImage(sheet, quote.design.image);
  if (quote.design) drawDesign(sheet, quote.design);
  drawLines(sheet, quote);
  if (quote.accepted !== '') drawAcceptance(sheet, quote.accepted);
  for (const text of quote.texts) drawText(sheet, text);
  drawFeet(sheet, quote.contact, quote.page);
  return finishDocument(sheet);
}

const BAND = 6;

/** The brand's colour along the top edge, the sender, the number and the date. */
function drawHead(sheet: Sheet, { seller, heading, state, title }: ComposedQuote): void {
  const { document, type } = sheet;
  if (seller.colour) document.rect(0, 0, PAPER.width, BAND).fill(seller.colour);
  drawSender(sheet, seller);
  type.write(heading, { x: RIGHT, y: sheet.y + 8, align: 'right' }, STYLES.group);
  type.write(state, { x: RIGHT, y: sheet.y + 24, align: 'right' }, STYLES.quiet);
  sheet.y += LOGO.height + 22;
  paragraph(sheet, title, STYLES.title, { x: PAPER.margin, width: ROOM });
  sheet.y += 10;
}

const HALF = ROOM / 2 - 12;

/** The customer on the left, the seller's details and the dates on the right. */
function drawParties(sheet: Sheet, { customer, sellerDetails }: ComposedQuote): void {
  const top = sheet.y;
  drawBlock(sheet, PAPER.margin, customer);
  const left = sheet.y;
  sheet.y = top;
  drawBlock(sheet, PAPER.margin + ROOM / 2 + 12, sellerDetails);
  sheet.y = Math.max(left, sheet.y) + 16;
}

function drawBlock(sheet: Sheet, x: number, { heading, lines }: ComposedQuote['customer']): void {
  const at = { x, width: HALF };
  paragraph(sheet, heading, STYLES.head, at);
  sheet.y += 2;
  for (const line of lines.filter(Boolean)) paragraph(sheet, line, STYLES.text, at);
}

/** The design's name, with a link to it at the right. */
function drawDesign(sheet: Sheet, { label, link }: NonNullable<ComposedQuote['design']>): void {
  const { type, document } = sheet;
  const width = link === null ? 0 : type.width(link.text, STYLES.group);
  const lines = type.lines(label, ROOM - width - 12, STYLES.text);
  makeRoom(sheet, Math.max(40, lines.length * lineHeight(STYLES.text)));
  lines.forEach((line, index) => {
    type.write(line, { x: PAPER.margin, y: sheet.y + index * lineHeight(STYLES.text) }, STYLES.text);
  });
  if (link !== null) {
    type.write(link.text, { x: RIGHT, y: sheet.y, align: 'right' }, STYLES.group);
    document.link(RIGHT - width, sheet.y - 2, width, lineHeight(STYLES.group) + 2, link.url);
  }
  sheet.y += lines.length * lineHeight(STYLES.text) + 10;
}

function drawAcceptance(sheet: Sheet, accepted: string): void {
  sheet.y += 14;
  paragraph(sheet, accepted, STYLES.strong, { x: PAPER.margin, width: ROOM });
}

/** A heading with paragraphs. The heading never ends a page. */
function drawText(sheet: Sheet, { heading, text }: ComposedQuote['texts'][number]): void {
  sheet.y += 18;
  makeRoom(sheet, lineHeight(STYLES.group) + 2 * lineHeight(STYLES.text));
  const at = { x: PAPER.margin, width: ROOM };
  paragraph(sheet, heading, STYLES.group, at);
  sheet.y += 2;
  paragraph(sheet, text, STYLES.text, at);
}
