import { longDate } from '@vitrine/domain/dates/format-date';
import { amountOfLine, sumsOfQuote } from '@vitrine/domain/quotes/quote-sums';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { composeQuote } from './compose-quote.ts';
import { drawQuote } from './draw-quote.ts';
import type { QuoteDocument } from './quote-document.ts';

type Line = QuoteDocument['lines'][number];

const aLine = (overrides: Partial<Line> = {}): Line => {
  const line = {
    id: '1',
    kind: 'design' as const,
    sku: 'SKU-1001',
    name: 'Matt Navy',
    quantity: 2,
    unit: 'piece' as const,
    unit_price: 10_000,
    discount: 0,
    tax_rate: 2000,
    ...overrides,
  };
  return { ...line, amount: amountOfLine(line) };
};

const aQuote = (overrides: Partial<QuoteDocument> = {}): QuoteDocument => {
  const quote = {
    seller: { name: 'Oakline Kitchens', details: '1 Mill Lane\nLeeds', colour: '#1F6F5F', logo: null },
    number: 'Q-0007-1',
    title: 'Your kitchen',
    customer: { name: 'Zoë Müller', address: '7 High Street\nYork' },
    sent_at: '2026-11-25T10:00:00.000Z',
    valid_until: '2026-12-24',
    currency: 'GBP',
    tax_included: false,
    lines: [aLine()],
    notes: '',
    terms: '',
    design: null,
    accepted: null,
    isDraft: false,
    ...overrides,
  };
  return { ...quote, sums: sumsOfQuote(quote) };
};

const textsOf = async (overrides: Partial<QuoteDocument> = {}): Promise<string[]> =>
  (await readPdf(await drawQuote(composeQuote(aQuote(overrides))))).pages.flat();

describe('a quote as PDF', () => {
  test('has seller, customer, dates, lines, tax and total', async () => {
    expect(await textsOf()).toEqual([
      'Oakline Kitchens',
      'Quote Q-0007-1',
      '25 November 2026',
      'Your kitchen',
      ...['For', 'Zoë Müller', '7 High Street', 'York'],
      ...['Oakline Kitchens', '1 Mill Lane', 'Leeds', 'Date: 25 November 2026', 'Valid until: 24 December 2026'],
      ...['Item', 'Quantity', 'Price', 'Amount'],
      ...['Matt Navy', 'SKU-1001', '2', '£100.00', '£200.00'],
      ...['Subtotal', '£200.00', 'Tax 20 % on £200.00', '£40.00'],
      ...['Total', '£240.00'],
      'Oakline Kitchens · 1 Mill Lane · Leeds',
      'Page 1 of 1',
    ]);
  });

  test('names discounts, and taxes where lines differ in them', async () => {
    const texts = await textsOf({
      lines: [aLine({ discount: 1250 }), aLine({ id: '2', name: 'Fitting', tax_rate: 0, unit: 'm2', quantity: 2.5 })],
    });
    expect(texts).toEqual(expect.arrayContaining(['Discount', 'Tax', '−12.5 %', '0 %', '2.5 m²', '£25.00']));
  });

  test('names what prices contain', async () => {
    const texts = await textsOf({ tax_included: true });
    expect(texts).toEqual(
      expect.arrayContaining(['Contains tax 20 % of £200.00', '£33.33', 'Total without tax', '£166.67']),
    );
  });

  test('is marked while it is a draft, where parts have no price', async () => {
    const texts = await textsOf({ isDraft: true, lines: [aLine({ unit_price: null })] });
    expect(texts).toEqual(expect.arrayContaining(['Draft, not an offer yet', 'No price']));
  });

  test('says who accepted it, and has notes and terms', async () => {
    const accepted = { name: 'Zoë Müller', at: '2026-11-30T09:00:00.000Z' };
    const texts = await textsOf({ accepted, notes: 'Oak is oiled.', terms: 'Half in advance.' });
    expect(texts).toEqual(
      expect.arrayContaining(['Accepted by Zoë Müller on 30 November 2026.', 'Notes', 'Oak is oiled.', 'Terms']),
    );
  });

  test('has the days that screens show, also late in a summer evening', async () => {
    const late = '2026-06-30T23:30:00.000Z';
    const texts = await textsOf({ sent_at: late, valid_until: '2026-07-30', accepted: { name: 'Zoë', at: late } });
    expect(longDate(late, new Date('2026-08-01'))).toBe('1st July at 00:30');
    expect(texts).toEqual(
      expect.arrayContaining(['Date: 1 July 2026', 'Valid until: 30 July 2026', 'Accepted by Zoë on 1 July 2026.']),
    );
  });

  test('shows the design with a link to it', async () => {
    const design = {
      name: 'Panoramic Kitchen',
      image: await tinyPng(400, 200, [120, 90, 60, 255]),
      url: 'https://oakline.example/kitchen',
    };
    const { pages, links } = await readPdf(await drawQuote(composeQuote(aQuote({ design }))));
    expect(pages.flat()).toEqual(expect.arrayContaining(['Design: Panoramic Kitchen', 'See the design']));
    expect(links).toEqual(['https://oakline.example/kitchen']);
  });

  test('puts a long name of the design beside its link', async () => {
    const name =
      'Panoramic kitchen with island, pantry and breakfast bar, for the showroom in Newcastle upon Tyne (2027)';
    const design = { name, image: null, url: 'https://oakline.example/kitchen' };
    const [first, second, link] = (await textsOf({ design })).slice(13);
    expect([`${first} ${second}`, link]).toEqual([`Design: ${name}`, 'See the design']);
  });

  test('begins a page with the image where it does not fit below the addresses', async () => {
    const seller = { name: 'Oakline', details: 'Branch, street, town\n'.repeat(28), colour: null, logo: null };
    const design = { name: 'Kitchen', image: await tinyPng(400, 200, [120, 90, 60, 255]), url: null };
    const { imagesOfPages } = readPdf(await drawQuote(composeQuote(aQuote({ seller, design }))));
    expect(imagesOfPages).toEqual([0, 1]);
  });

  test('keeps the paragraphs of its terms apart, as they were typed', async () => {
    const pagesWith = async (between: string): Promise<string[][]> =>
      readPdf(await drawQuote(composeQuote(aQuote({ terms: Array(64).fill('Half in advance.').join(between) })))).pages;
    const [one, two] = [await pagesWith('\n'), await pagesWith('\n\n')];
    expect(two.length).toBeGreaterThan(one.length);
    expect(two.flat().filter((text) => text === 'Half in advance.')).toHaveLength(64);
  });

  test('has the last line on the page of the sums, and a line below every heading', async () => {
    for (let count = 8; count < 18; count++) {
      const lines = Array.from({ length: count }, (_, index) => aLine({ id: `${index}`, name: `Part ${index}` }));
      const { pages } = readPdf(await drawQuote(composeQuote(aQuote({ lines }))));
      expect(pages.find((page) => page.includes('Total'))).toContain(`Part ${count - 1}`);
    }
    for (let count = 26; count < 42; count++) {
      const address = 'Branch, street, town\n'.repeat(count);
      const { pages } = readPdf(await drawQuote(composeQuote(aQuote({ customer: { name: 'Zoë', address } }))));
      expect(pages.find((page) => page.includes('Quantity'))).toContain('Matt Navy');
      expect(pages.flat().filter((text) => text === 'Quantity')).toHaveLength(1);
    }
  });

  test('never breaks a number: columns are as wide as their widest one', async () => {
    const long = { unit_price: 45_000_000_050, quantity: 12.5, discount: 1250, name: 'Oak '.repeat(40) };
    const texts = await textsOf({ currency: 'IDR', lines: [aLine({ ...long, unit: 'm2' }), aLine({ tax_rate: 0 })] });
    const plain = texts.map((text) => text.replaceAll('\u00a0', ' '));
    expect(plain).toEqual(expect.arrayContaining(['IDR 450,000,000.50', '12.5 m²', '−12.5 %', 'IDR 4,921,875,005.47']));
  });

  test('repeats the headings of its lines on every page, and keeps the sums together', async () => {
    const lines = Array.from({ length: 90 }, (_, index) => aLine({ id: `${index}`, name: `Part ${index}` }));
    const { pages } = readPdf(
      await drawQuote(composeQuote(aQuote({ lines, terms: 'Half in advance.\n'.repeat(120) }))),
    );
    expect(pages.length).toBeGreaterThan(4);
    const withLines = pages.filter((page) => page.some((text) => text.startsWith('Part ')));
    expect(withLines.every((page) => page.includes('Quantity'))).toBe(true);
    const sums = pages.filter((page) => page.includes('Subtotal') || page.includes('Total'));
    expect(sums).toHaveLength(1);
  });
});
