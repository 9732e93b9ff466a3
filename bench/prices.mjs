// What a total costs in a catalogue of 10,000 items: as the viewer computes it at each choice, for all tiles of a layer,
// and composing the table of a price list. Prints a table; never fails.

import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { manyItems } from './catalogue/content.mjs';
import { percentile, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';

const ITEMS = Number(process.env.BENCH_ITEMS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_RUNS ?? 300);
const TILES = 50;
const GOAL_MS = 2;

const domain = (path) => tsImport(`../packages/domain/src/${path}.ts`, import.meta.url);
const { modelOf } = await domain('design/model-of');
const { partsModelOf } = await domain('design/parts-of');
const { priceParts } = await domain('prices/price-design');
const { articlesOfFile } = await domain('prices/articles-of-file');
const { composeTable, listArticle } = await domain('prices/compose-table');

/** Times of many rounds, after some that warm up. */
function timesOf(act) {
  for (let round = 0; round < ROUNDS / 10; round++) act(round);
  return Array.from({ length: ROUNDS }, (_, round) => {
    const began = performance.now();
    act(round);
    return performance.now() - began;
  });
}

const sample = path.resolve(import.meta.dirname, '../docs/samples/panoramic.json');
const file = manyItems(JSON.parse(fs.readFileSync(sample, 'utf8')), ITEMS);
const [model, { parts }] = [modelOf('panoramic', file), partsModelOf('panoramic', file)];
const articles = articlesOfFile('panoramic', file).map(({ article }) => article);
const list = {
  currency: 'GBP',
  base: 'none',
  change: 0,
  taxIncluded: true,
  taxShown: true,
  taxes: [{ country: 'GB', rate: 2000 }],
  surcharges: [{ name: 'Fitting', kind: 'rate', value: 500, when: { kind: 'always' } }],
  prices: Object.fromEntries(articles.map((article, index) => [listArticle(1, article), 1000 + index])),
};
const compose = () => composeTable(list, null, { configuratorId: 1, articles, country: 'GB' });
const table = compose();
const start = model.start();
const [part] = Object.keys(start);
const choices = file.layers[0].items.slice(0, TILES).map(({ id }) => String(id));
const totalOf = (choice) => priceParts(parts(model.choose(start, part, choice), {}), table, {}).total;

console.log(`Prices: ${describeMachine()}; ${ITEMS} items in ${file.layers.length} layers, ${ROUNDS} rounds`);
printTable(
  'Milliseconds',
  ['', 'p50', 'p95', 'goal', 'met'],
  [
    ['a choice and its total', timesOf((round) => totalOf(choices[round % choices.length])), GOAL_MS],
    [`the totals of ${choices.length} tiles`, timesOf(() => choices.map(totalOf)), null],
    ['the table of a price list', timesOf(compose), null],
  ].map(([name, times, goal]) => {
    const p95 = percentile(times, 0.95);
    return [
      name,
      rounded(percentile(times, 0.5), 2),
      rounded(p95, 2),
      goal ? `≤ ${goal}` : '',
      goal ? met(p95, goal) : '',
    ];
  }),
);
