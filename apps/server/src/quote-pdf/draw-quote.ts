import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { writeMinor } from '@vitrine/domain/prices/money';
import PDFDocument from 'pdfkit';

/** A quote as it is printed: the draft, or a sent state. */
export type QuoteDocument = Omit<LinkedQuote, 'state' | 'messages' | 'seller' | 'design'> & {
  seller: {
    name: string;
    details: string;
    /** The brand's colour, '#rrggbb'. */
    colour: string | null;
    /** PNG or JPEG. */
    logo: Buffer | null;
  };
  design: { name: string; image: Buffer | null; url: string | null } | null;
  isDraft: boolean;
};

const MARGIN = 48;

/** Draws a quote as PDF, on A4. */
export async function drawQuote(quote: QuoteDocument): Promise<Buffer> {
  const { seller, number, customer, currency, lines, sums } = quote;
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: number, Author: seller.name } });
  const money = (amount: number): string => `${writeMinor(amount, currency)} ${currency}`;
  document.fontSize(18).text(quote.isDraft ? `${number} (draft)` : number);
  document.fontSize(10).text(seller.name).text(seller.details).moveDown();
  document.text(customer.name).text(customer.address).moveDown();
  for (const line of lines) document.text(`${line.quantity} × ${line.name}: ${money(line.amount)}`);
  document.moveDown().text(`Net ${money(sums.net)}`);
  for (const { rate, amount } of sums.taxes) document.text(`Tax ${rate / 100} %: ${money(amount)}`);
  document
    .fontSize(12)
    .text(`Total ${money(sums.total)}`)
    .fontSize(10)
    .moveDown();
  document.text(quote.notes).text(quote.terms);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
