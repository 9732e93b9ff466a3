import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { modelOf } from '@vitrine/domain/design/model-of';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { sheetTextsOf } from '@vitrine/texts/sheets';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { runsOf } from '../../../pdf/fonts.ts';
import { type ReadPdf, readPdf } from '../../../testing/read-pdf.ts';
import { composeSheet, type SheetInput } from './compose.ts';
import { drawSheet } from './draw-sheet.ts';

const LINK = 'http://api.vitrine.localhost:4000/s/abc234def';

const aSheet = (overrides: Partial<SheetInput> = {}): SheetInput => ({
  type: 'panoramic',
  language: 'en-gb',
  currency: 'GBP',
  items: [
    { component: 'Walls', name: 'Chalk White', product_code: 'SKU-1001', price: 39 },
    { component: 'Doors', name: 'Matt Porcelain', product_code: null, price: 1234.5 },
  ],
  total: 1273.5,
  replaced: [],
  priced: true,
  tenant: { name: 'Oakline Kitchens', contact: ['1 Mill Lane, Leeds', 'hello@oakline.example'], logo: null },
  title: 'Panoramic Kitchen',
  image: null,
  link: LINK,
  made: new Date('2026-06-15T12:00:00Z'),
  ...overrides,
});

const draw = async (overrides: Partial<SheetInput> = {}): Promise<ReadPdf> =>
  readPdf(await drawSheet(composeSheet(aSheet(overrides))));

const pageOf = async (overrides: Partial<SheetInput> = {}) => (await draw(overrides)).pages[0] ?? [];

test('shows the sender, the chosen items with SKU and price, the total, the day, the link and the page', async () => {
  const { pages, links } = await draw();
  expect(pages).toEqual([
    [
      'Oakline Kitchens',
      'Specification',
      'Made on 15 June 2026',
      'Panoramic Kitchen',
      ...['Part', 'Item', 'SKU', 'Price'],
      ...['Walls', 'Chalk White', 'SKU-1001', '£39.00'],
      ...['Doors', 'Matt Porcelain', '£1,234.50'],
      ...['Total', '£1,273.50'],
      'Open this design',
      'Scan the code or follow the link.',
      LINK,
      'Oakline Kitchens · 1 Mill Lane, Leeds · hello@oakline.example',
      'Page 1 of 1',
    ],
  ]);
  expect(links).toEqual([LINK]);
});

test.each([
  ['de', '1.234,50\u00a0€', 'Erstellt am 15. Juni 2026'],
  ['fr', '1\u00a0234,50\u00a0€', 'Établi le 15 juin 2026'],
  ['se', '1\u00a0234,50\u00a0€', 'Skapad 15 juni 2026'],
  ['en-us', '€1,234.50', 'Made on June 15, 2026'],
] as const)('writes prices and dates as %s does', async (language, price, date) => {
  const page = await pageOf({ language, currency: 'EUR' });
  expect(page).toContain(price);
  expect(page).toContain(date);
});

test.each(['ar', 'he'] as const)(
  'the sheet of %s is in English, as the fonts have none of its letters',
  async (language) => {
    const [sheet, english] = await Promise.all([pageOf({ language }), pageOf({ language: 'en-gb' })]);
    expect(sheet).toEqual(english);
  },
);

test.each(LANGUAGES)('%s has all its signs in the fonts', (language) => {
  const fixed = sheetTextsOf(language);
  const { date } = composeSheet(aSheet({ language }));
  const texts = [date, ...Object.values({ ...fixed, ...fixed.groups, ...fixed.names })].filter(
    (word) => typeof word === 'string',
  );
  expect(texts.length).toBeGreaterThanOrEqual(20);
  expect(
    texts
      .flatMap((text) => runsOf(text, 400))
      .map(({ text }) => text)
      .join(''),
  ).not.toContain('?');
});

test('names in other scripts keep their characters; only a character that no font has is a question mark', async () => {
  const item = { component: 'Wände', name: 'Бетон Ősz Łódź 漆 ქ', product_code: null, price: null };
  expect((await pageOf({ items: [item], link: null })).join('')).toContain('Бетон Ősz Łódź 漆 ?');
});

test('a long name of the tenant leaves the title and the date their room', async () => {
  const name = 'Manufacture d’ébénisterie et d’agencement intérieur de la Loire-Atlantique, société coopérative';
  const tenant = { name, contact: [], logo: null };
  const page = await pageOf({ tenant });
  const at = page.indexOf('Specification');
  expect(page.slice(0, at)).toHaveLength(3);
  expect(page.slice(0, at).join(' ')).toBe(name);
});

test('a wardrobe has the groups of the panel, with translated parts and the number of frames', async () => {
  const model = modelOf('slidingrobe', aRobeFile());
  const { design } = model.restore('n:3,w:2700,h:2300');
  const page = await pageOf({ type: 'slidingrobe', language: 'de', items: model.items(design) });
  expect(page.filter((text) => ['Maße', 'Türen', 'Rahmen', 'Innen'].includes(text))).toEqual([
    'Maße',
    'Türen',
    'Rahmen',
    'Innen',
  ]);
  expect(page).toEqual(expect.arrayContaining(['3 Schiebetüren', 'Tür 3', 'Rahmenfarbe', 'Fach 1', 'Menge', '3']));
});

test('the sums share their page with the last item, and the day is that of screens', async () => {
  const surcharges = [{ name: 'Delivery', amount: 50 }];
  for (let count = 20; count < 32; count++) {
    const items = Array.from({ length: count }, (_, index) => ({
      ...{ component: 'Doors', name: `Door ${index}`, product_code: null, price: 1 },
    }));
    const { pages } = await draw({ items, surcharges, link: null });
    expect(pages.find((page) => page.includes('Delivery'))).toEqual(
      expect.arrayContaining([`Door ${count - 1}`, 'Total']),
    );
  }
  expect(await pageOf({ made: new Date('2026-06-30T23:30:00Z') })).toContain('Made on 1 July 2026');
});

test('a floor is priced by the square metre', async () => {
  const model = modelOf('floors', aFloorsFile());
  const items = model.items(model.start());
  const page = await pageOf({ type: 'floors', items, total: 38, isPerSquareMetre: true });
  expect(page).toEqual(expect.arrayContaining(['Price per m²', 'Total per m²', '£38.00', 'Blend', 'Domino']));
});

test('without prices there is neither their column nor a total, and the sheet says why', async () => {
  const items = [{ component: 'Walls', name: 'Chalk White', product_code: null, price: null }];
  const page = await pageOf({ items, total: null, priced: false, currency: '', link: null });
  expect(page).not.toContain('Total');
  expect(page).not.toContain('Price');
  expect(page).toContain('Without prices: the design is no longer published.');
});

test('says what a later version replaced', async () => {
  const page = await pageOf({ replaced: [{ layer: 'Walls', requested: 'W7', now: 'Chalk White' }] });
  expect(page).toContain('Walls: W7 is now Chalk White');
});

describe('long designs', () => {
  const items = Array.from({ length: 90 }, (_, index) => ({
    component: `Part ${index}`,
    name: index % 7 === 0 ? 'A rather long name that takes more than a single line of the column, as names do' : 'Oak',
    product_code: `SKU-${'9'.repeat(index % 30)}`,
    price: 10,
  }));

  test('go over several pages, each with headings and its number, and lose nothing', async () => {
    const { pages } = await draw({ items, total: 900 });
    expect(pages.length).toBeGreaterThan(2);
    pages.slice(0, -1).forEach((page, index) => {
      expect(page.filter((text) => text === 'Part')).toHaveLength(1);
      expect(page.at(-1)).toBe(`Page ${index + 1} of ${pages.length}`);
    });
    const written = pages.flat();
    for (const { component } of items) expect(written).toContain(component);
    expect(written).toContain('£900.00');
  });
});

test('draws the image and the logo', async () => {
  const png = await tinyPng(64, 40, [200, 100, 50, 255]);
  const jpeg = await sharp(png).jpeg().toBuffer();
  const tenant = { ...aSheet().tenant, logo: png };
  const read = await draw({ image: jpeg, tenant });
  expect(read.images).toBe(1);
  expect(read.pages[0]?.[0]).toBe('Specification');
});
