import { quotePdfMessages as messages } from '@vitrine/contract/quotes/pdf-messages';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { shownDay } from '@vitrine/domain/dates/format-date';
import { dayText } from '@vitrine/domain/dates/utc-day';
import { formatMinor } from '@vitrine/domain/prices/money';
import { writeQuantity, writeRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { sumRowsOf } from '@vitrine/domain/quotes/sum-rows';
import { PAGE_PLACEHOLDERS } from '../pdf/page-text.ts';
import type { ComposedQuote, QuoteColumn } from './composed-quote.ts';
import type { QuoteDocument } from './quote-document.ts';

type Line = QuoteDocument['lines'][number];

/** '25 November 2026' of a moment, the same day as on screens. */
const dayOf = (moment: string): string => dayText(shownDay(new Date(moment)));

/** Writes a quote out in the reader's language, so that the process that draws it needs no texts. */
export function composeQuote(quote: QuoteDocument): ComposedQuote {
  const { seller, customer, number, sent_at, valid_until, design, accepted, currency } = quote;
  const heading = messages.title(number);
  const dates = [`${messages.date}: ${dayOf(sent_at)}`, `${messages.validUntil}: ${dayText(valid_until)}`];
  const texts = [
    { heading: messages.notes, text: quote.notes },
    { heading: messages.terms, text: quote.terms },
  ];
  return {
    tag: currentLocale(),
    made: new Date(sent_at),
    seller: { name: seller.name, colour: seller.colour, logo: seller.logo },
    heading,
    state: quote.isDraft ? messages.draft : dayOf(sent_at),
    title: quote.title || heading,
    customer: { heading: messages.for, lines: [customer.name, customer.address] },
    sellerDetails: { heading: seller.name, lines: [seller.details, ...dates] },
    design: design && composeDesign(design),
    columns: columnsOf(quote.lines),
    rows: quote.lines.map((line) => cellsOf(line, currency)),
    sums: sumRowsOf(quote.sums, quote),
    accepted: accepted ? messages.accepted(accepted.name, dayOf(accepted.at)) : '',
    texts: texts.filter(({ text }) => text !== ''),
    contact: [seller.name, ...seller.details.split('\n')].filter(Boolean).join(' · '),
    page: messages.page(...PAGE_PLACEHOLDERS),
  };
}

const composeDesign = ({ name, image, url }: NonNullable<QuoteDocument['design']>): ComposedQuote['design'] => ({
  label: `${messages.design}: ${name}`,
  image,
  link: url === null ? null : { text: messages.seeDesign, url },
});

/** Discounts and taxes have a column where the lines differ in them. */
function columnsOf(lines: readonly Line[]): ComposedQuote['columns'] {
  const texts = messages.columns;
  const columns: ComposedQuote['columns'] = [
    { key: 'name', heading: texts.name, share: 0, align: 'left' },
    { key: 'quantity', heading: texts.quantity, share: 0.14, align: 'right' },
    { key: 'unitPrice', heading: texts.unitPrice, share: 0.16, align: 'right' },
  ];
  if (lines.some(({ discount }) => discount > 0))
    columns.push({ key: 'discount', heading: texts.discount, share: 0.12, align: 'right' });
  if (new Set(lines.map(({ tax_rate }) => tax_rate)).size > 1)
    columns.push({ key: 'tax', heading: texts.tax, share: 0.09, align: 'right' });
  return [...columns, { key: 'amount', heading: texts.amount, share: 0.17, align: 'right' }];
}

const cellsOf = (line: Line, currency: string): Record<QuoteColumn, string> => ({
  name: line.sku ? `${line.name}\n${line.sku}` : line.name,
  quantity: `${writeQuantity(line.quantity)} ${messages.units[line.unit]}`.trim(),
  unitPrice: line.unit_price === null ? messages.noPrice : formatMinor(line.unit_price, currency),
  discount: line.discount > 0 ? messages.off(writeRate(line.discount)) : '',
  tax: messages.rate(writeRate(line.tax_rate)),
  amount: line.unit_price === null ? '' : formatMinor(line.amount, currency),
});
