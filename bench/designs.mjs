// Whether random designs cost the same everywhere: in the viewer, in a cart, on a specification sheet, in a quote and in
// a parts list. Each of them gets the design as the text that links and enquiries carry. Prints a table; never fails.

import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';

const DESIGNS = Number(process.env.BENCH_DESIGNS ?? 100_000);
const SEED = Number(process.env.BENCH_SEED ?? 1);
const STEPS_MOST = 60;

const load = (file) => tsImport(`../${file}.ts`, import.meta.url);
const domain = (file) => load(`packages/domain/src/${file}`);
const { modelOf } = await domain('design/model-of');
const { partsModelOf } = await domain('design/parts-of');
const { priceParts, filePrices, itemAmounts } = await domain('prices/price-design');
const { articlesOfFile } = await domain('prices/articles-of-file');
const { pricedLines } = await domain('prices/cart-lines');
const { toMajor, formatMinor } = await domain('prices/money');
const { mergeParts } = await domain('prices/parts-list');
const { linesOfDesign } = await domain('quotes/design-lines');
const { sumsOfQuote } = await domain('quotes/quote-sums');
const { createCalculation } = await load('packages/viewer/src/prices/calculation');
const { presentPrice } = await load('apps/server/src/pricing/present-price');
const { composeSheet } = await load('apps/server/src/areas/designs/sheet/compose');
const { sumsOf } = await load('apps/server/src/areas/designs/sums-of');

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomNumbers(SEED);
const between = (from, to) => from + Math.floor(random() * (to - from + 1));
const oneOf = (list) => list[between(0, list.length - 1)];

const demo = path.resolve(import.meta.dirname, '../demo/content');
const read = (folder) => JSON.parse(fs.readFileSync(path.join(demo, folder, 'catalogue.json'), 'utf8'));

/** A room whose layers need pieces, square metres with waste, and packs, by the measures that a visitor enters. */
function withQuantities(file) {
  const rules = [
    { unit: 'm2', amount: 'area', waste: 7.5 },
    { unit: 'piece', amount: 'ceil(area / 3)' },
    { unit: 'm', amount: 'area * 1.3', pack: 2.4 },
    null,
  ];
  const layers = file.layers.map((layer, index) => ({ ...layer, quantity: rules[index % rules.length] }));
  return { ...file, measures: [{ id: 'area', name: 'Floor', unit: 'm2', value: 12.5, min: 1, max: 400 }], layers };
}

const KINDS = [
  ['panoramic', withQuantities(read('panoramic'))],
  ['stockset', withQuantities(read('stockset-bedroom'))],
  ['floors', read('floors')],
  ['slidingrobe', read('robes')],
];

/** A price list with random prices, of which a few are missing, surcharges and a tax that is contained or added. */
function randomTable(articles) {
  const priced = articles.filter(() => random() > 0.03);
  return {
    currency: oneOf(['GBP', 'EUR', 'JPY', 'KWD']),
    prices: Object.fromEntries(priced.map(({ article }) => [article, between(0, 250_000)])),
    surcharges: [
      { name: 'Fitting', kind: 'rate', value: between(-500, 2000), when: { kind: 'always' } },
      { name: 'Delivery', kind: 'amount', value: between(0, 9900), when: { kind: 'always' } },
    ],
    tax: oneOf([
      null,
      { country: 'GB', rate: 2000, isIncluded: true, isShown: true },
      { country: 'DE', rate: 1900, isIncluded: false, isShown: true },
      { country: 'CH', rate: 810, isIncluded: false, isShown: true },
    ]),
  };
}

const sumOf = (amounts) => amounts.reduce((sum, amount) => sum + (amount ?? 0), 0);

/** What a design costs in each place, with the subtotal in minor units. */
function costsOf({ type, model, needs, calculation, source }, written, entered) {
  const design = model.restore(written).design;
  const price = priceParts(needs.parts(design, entered), source, needs.sizes(design, entered));
  const items = model.items(design);
  const calculated = presentPrice(
    price,
    items.map(({ component }) => component),
  );
  const quoted = sumsOfQuote({ lines: linesOfDesign(calculated), tax_included: price.tax?.isIncluded ?? false });
  const surcharges = sumOf(price.surcharges.map(({ amount }) => amount));
  const amounts = itemAmounts(items.length, price.parts);
  const major = (amount) => (amount == null ? null : toMajor(amount, price.currency));
  const sheet = composeSheet({
    ...{ type, language: 'en-gb', replaced: [], priced: true, title: '', image: null, link: null, made: new Date() },
    tenant: { name: '', contact: [], logo: null },
    items: items.map((item, index) => ({ ...item, price: major(amounts[index]) })),
    ...sumsOf({ items, currency: price.currency, price }),
  });
  const shown = calculation.price(model.restore(written).design, entered);
  const writtenTotal = price.total === null ? '' : formatMinor(price.total, price.currency, 'en-gb');
  return {
    price,
    viewer: shown.total === price.total && shown.subtotal === price.subtotal,
    cart: sumOf(pricedLines(items, price).map(({ amount }) => amount)) === price.subtotal,
    sheet: sheet.total === writtenTotal && sumOf(amounts) + surcharges === price.subtotal,
    quote: quoted.subtotal === price.subtotal && (price.total === null || quoted.total === price.total),
    parts: sumOf(mergeParts(calculated.parts).map(({ amount }) => amount)) + surcharges === price.subtotal,
  };
}

const PLACES = ['viewer', 'cart', 'sheet', 'quote', 'parts'];

function compareDesigns([type, file], count) {
  const model = modelOf(type, file);
  const needs = partsModelOf(type, file);
  const articles = articlesOfFile(type, file);
  const ids = [...articles.flatMap(({ article }) => article.split('/').at(-1) ?? []), ...itemIds(file)];
  const places = Object.keys(model.start());
  const differences = Object.fromEntries(PLACES.map((place) => [place, 0]));
  const designs = new Set();
  let most = 0;
  for (let index = 0; index < count; index++) {
    const table = index % 10 === 0 ? null : randomTable(articles);
    const source = table ?? filePrices('GBP');
    const calculation = createCalculation({ model, parts: needs, table, currency: 'GBP', choices: [] });
    let design = model.start();
    for (let step = between(0, STEPS_MOST); step > 0; step--)
      design = model.choose(design, oneOf(places), String(oneOf(ids)));
    const written = model.write(design);
    designs.add(written);
    const entered = { area: between(1, 4000) / 10 };
    const { price, ...same } = costsOf({ type, model, needs, calculation, source }, written, entered);
    most = Math.max(most, price.subtotal);
    for (const place of PLACES) if (!same[place]) differences[place]++;
  }
  const all = sumOf(Object.values(differences));
  return [type, count, designs.size, most, ...PLACES.map((place) => differences[place]), met(all, 0)];
}

/** Ids of everything that a data file names, and sizes. */
function itemIds(file) {
  const ids = new Set(['2', '3', '4', '1800', '2400', '3000']);
  JSON.stringify(file, (key, value) => {
    if (key === 'id') ids.add(String(value));
    return value;
  });
  return [...ids];
}

console.log(`One price everywhere: ${describeMachine()}; seed ${SEED}`);
printTable(
  'Designs of which a total or subtotal differs',
  ['', 'designs', 'different ones', 'largest subtotal', ...PLACES, '0'],
  KINDS.map((kind) => compareDesigns(kind, Math.ceil(DESIGNS / KINDS.length))),
);
