import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The folder of each column, in the order of the tables' columns. */
const LAYERS = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/store/src',
  'apps/server/src/areas',
  'apps/dashboard/src/areas',
];
/** The database's own engine, not a part of the product that the other layers know. */
const NO_AREA = ['packages/store/src/embedded', 'packages/store/src/tables', 'packages/store/src/testing'];
const NOTHING = '–';

const root = path.resolve(import.meta.dirname, '..');

const rows = fs
  .readFileSync(path.join(import.meta.dirname, 'areas.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line) && !/^\| (area|shared) /.test(line))
  .map((line) => {
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name, cells: cells.slice(0, LAYERS.length) };
  });

const folders = LAYERS.flatMap((layer) =>
  fs
    .readdirSync(path.join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${layer}/${entry.name}`)
    // An empty folder is none: a clone does not have it.
    .filter((folder) => !NO_AREA.includes(folder) && fs.readdirSync(path.join(root, folder)).length > 0),
);

test('every area has one row, and a cell for each layer', () => {
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(rows.filter(({ cells }) => cells.length !== LAYERS.length)).toEqual([]);
});

test('a cell holds the word of its row, or a dash', () => {
  const others = rows.flatMap(({ name, cells }) => cells.filter((cell) => cell !== NOTHING && cell !== `\`${name}\``));
  expect(others).toEqual([]);
});

test('the tables name the folders that exist, all of them and no others', () => {
  const named = rows.flatMap(({ name, cells }) =>
    LAYERS.filter((_layer, column) => cells[column] !== NOTHING).map((layer) => `${layer}/${name}`),
  );
  expect(named.sort()).toEqual(folders.sort());
});
