import { quotePdfMessages as messages } from '@vitrine/contract/quotes/pdf-messages';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { dayText, utcDay } from '@vitrine/domain/dates/utc-day';
import { drawFeet, drawImage, drawSender, finishDocument, LOGO, startDocument } from '../pdf/document.ts';
import { makeRoom, PAPER, paragraph, RIGHT, ROOM, type Sheet, STYLES } from '../pdf/paper.ts';
import { lineHeight } from '../pdf/typesetter.ts';
import { drawLines } from './draw-lines.ts';
import type { QuoteDocument } from './quote-document.ts';

/** '25 November 2026' of a day or a moment, in UTC. */
const dayOf = (written: string): string => dayText(utcDay(new Date(written)));

/** Draws a quote as PDF, on A4. */
export async function drawQuote(quote: QuoteDocument): Promise<Buffer> {
  const { seller, number, sent_at } = quote;
  const made = new Date(sent_at);
  const sheet = startDocument({ tag: currentLocale(), title: messages.title(number), author: seller.name, made });
  drawHead(sheet, quote);
  drawParties(sheet, quote);
  if (quote.design?.image) await drawImage(sheet, quote.design.image);
  if (quote.design) drawDesign(sheet, quote.design);
  drawLines(sheet, quote);
  if (quote.accepted) drawAcceptance(sheet, quote.accepted);
  drawText(sheet, messages.notes, quote.notes);
  drawText(sheet, messages.terms, quote.terms);
  drawFeet(sheet, [seller.name, ...seller.details.split('\n')].filter(Boolean).join(' · '), messages.page);
  return finishDocument(sheet);
}

const BAND = 6;

/** The brand's colour along the top edge, the sender, the number and the date. */
function drawHead(sheet: Sheet, { seller, number, sent_at, title, isDraft }: QuoteDocument): void {
  const { document, type } = sheet;
  if (seller.colour) document.rect(0, 0, PAPER.width, BAND).fill(seller.colour);
  drawSender(sheet, seller);
  type.write(messages.title(number), { x: RIGHT, y: sheet.y + 8, align: 'right' }, STYLES.group);
  type.write(isDraft ? messages.draft : dayOf(sent_at), { x: RIGHT, y: sheet.y + 24, align: 'right' }, STYLES.quiet);
  sheet.y += LOGO.height + 22;
  paragraph(sheet, title || messages.title(number), STYLES.title, { x: PAPER.margin, width: ROOM });
  sheet.y += 10;
}

const HALF = ROOM / 2 - 12;

/** The customer on the left, the seller's details and the dates on the right. */
function drawParties(sheet: Sheet, { customer, seller, sent_at, valid_until }: QuoteDocument): void {
  const top = sheet.y;
  drawBlock(sheet, PAPER.margin, messages.for, [customer.name, customer.address]);
  const left = sheet.y;
  sheet.y = top;
  const dates = [`${messages.date}: ${dayOf(sent_at)}`, `${messages.validUntil}: ${dayOf(valid_until)}`];
  drawBlock(sheet, PAPER.margin + ROOM / 2 + 12, seller.name, [seller.details, ...dates]);
  sheet.y = Math.max(left, sheet.y) + 16;
}

function drawBlock(sheet: Sheet, x: number, heading: string, lines: readonly string[]): void {
  const at = { x, width: HALF };
  paragraph(sheet, heading, STYLES.head, at);
  sheet.y += 2;
  for (const line of lines.filter(Boolean)) paragraph(sheet, line, STYLES.text, at);
}

/** The design's name, with a link to it. */
function drawDesign(sheet: Sheet, { name, url }: NonNullable<QuoteDocument['design']>): void {
  const { type, document } = sheet;
  makeRoom(sheet, 40);
  const label = `${messages.design}: ${name}`;
  type.write(label, { x: PAPER.margin, y: sheet.y }, STYLES.text);
  if (url !== null) {
    const width = type.width(messages.seeDesign, STYLES.group);
    type.write(messages.seeDesign, { x: RIGHT, y: sheet.y, align: 'right' }, STYLES.group);
    document.link(RIGHT - width, sheet.y - 2, width, lineHeight(STYLES.group) + 2, url);
  }
  sheet.y += lineHeight(STYLES.text) + 10;
}

function drawAcceptance(sheet: Sheet, { name, at }: NonNullable<QuoteDocument['accepted']>): void {
  sheet.y += 14;
  paragraph(sheet, messages.accepted(name, dayOf(at)), STYLES.strong, { x: PAPER.margin, width: ROOM });
}

/** A heading with paragraphs; nothing without a text. The heading never ends a page. */
function drawText(sheet: Sheet, heading: string, text: string): void {
  if (text === '') return;
  sheet.y += 18;
  makeRoom(sheet, lineHeight(STYLES.group) + 2 * lineHeight(STYLES.text));
  const at = { x: PAPER.margin, width: ROOM };
  paragraph(sheet, heading, STYLES.group, at);
  sheet.y += 2;
  paragraph(sheet, text, STYLES.text, at);
}
