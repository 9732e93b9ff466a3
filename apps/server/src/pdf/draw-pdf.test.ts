import { expect, test } from 'vitest';
import type { ComposedQuote } from '../quote-pdf/composed-quote.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';

const aQuote = (number: number, overrides: Partial<ComposedQuote> = {}): ComposedQuote => ({
  tag: 'en-GB',
  made: new Date('2026-11-25T10:00:00Z'),
  seller: { name: 'Oakline', colour: null, logo: null },
  heading: `Quote ${number}`,
  state: '25 November 2026',
  title: 'Your kitchen',
  customer: { heading: 'For', lines: ['Ann Lee'] },
  sellerDetails: { heading: 'Oakline', lines: [] },
  design: null,
  columns: [{ key: 'name', heading: 'Item', share: 0, align: 'left' }],
  rows: [],
  sums: [],
  accepted: '',
  texts: [],
  contact: 'Oakline',
  page: 'Page {page} of {count}',
  ...overrides,
});

const TENANT = 1;
const ANOTHER = 2;

test('beyond a few of one tenant that wait the next is busy, and others are drawn', async () => {
  const drawing = Array.from({ length: 6 }, (_, number) => drawPdf(TENANT, 'drawQuotePdf', aQuote(number)));
  await expect(drawPdf(TENANT, 'drawQuotePdf', aQuote(6))).rejects.toMatchObject({ code: 'server.busy', status: 503 });
  const equal = drawPdf(TENANT, 'drawQuotePdf', aQuote(0));
  const other = await drawPdf(ANOTHER, 'drawQuotePdf', aQuote(7));
  expect(readPdf(other).pages.flat()).toEqual(expect.arrayContaining(['Quote 7', 'Page 1 of 1']));
  expect(await equal).toBe(await drawing[0]);
  await Promise.all(drawing);
  await expect(drawPdf(TENANT, 'drawQuotePdf', aQuote(6))).resolves.toBeInstanceOf(Buffer);
});

test('an image that cannot be read is left out', async () => {
  const design = { label: 'Design: Kitchen', image: Buffer.from('no image'), link: null };
  const pdf = await drawPdf(TENANT, 'drawQuotePdf', aQuote(8, { design }));
  expect(readPdf(pdf).pages.flat()).toContain('Design: Kitchen');
});

test('a PDF that cannot be drawn is an error of the server, not of its reader', async () => {
  const logo = Buffer.from('no image');
  const drawing = drawPdf(TENANT, 'drawQuotePdf', aQuote(9, { seller: { name: 'Oakline', colour: null, logo } }));
  await expect(drawing).rejects.toThrow('A PDF was not drawn: Unknown image format.');
  await expect(drawing).rejects.not.toHaveProperty('code');
});
