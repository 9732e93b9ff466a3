import fs from 'node:fs';
import path from 'node:path';
import { read, repeated, tableRows } from './read.mjs';

const FILE = 'docs/areas.md';
/** The folder of each column, in the order of the tables' columns. */
const LAYERS = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/store/src',
  'apps/server/src/areas',
  'apps/dashboard/src/areas',
];
/** Parts of the database's engine. The other layers do not have them. */
const NO_AREA = ['connection', 'embedded', 'tables', 'testing'].map((name) => `packages/store/src/${name}`);
const NOTHING = '–';

/** Errors of docs/areas.md: its tables name every folder of an area, and no others. */
export function checkAreas(root) {
  const rows = tableRows(read(root, FILE), /^(?!area$|shared$)[a-z]/);
  const names = rows.map(({ cells: [name] }) => name);
  const findings = repeated(names).map((name) => `${FILE}: '${name}' has two rows`);
  const named = [];
  for (const { line, cells } of rows) {
    const [name, ...others] = cells;
    const layers = others.slice(0, LAYERS.length);
    if (layers.length < LAYERS.length) findings.push(`${FILE}:${line}: '${name}' lacks a cell for each layer`);
    layers.forEach((cell, column) => {
      if (cell === NOTHING) return;
      if (cell === `\`${name}\``) named.push(`${LAYERS[column]}/${name}`);
      else findings.push(`${FILE}:${line}: a cell is \`${name}\` or ${NOTHING}, not '${cell}'`);
    });
  }
  const folders = LAYERS.flatMap((layer) => foldersIn(root, layer));
  const missing = folders.filter((folder) => !named.includes(folder));
  const gone = named.filter((folder) => !folders.includes(folder));
  return [
    ...findings,
    ...missing.map((folder) => `${FILE}: no row names ${folder}`),
    ...gone.map((folder) => `${FILE}: names ${folder}, which does not exist`),
  ];
}

const foldersIn = (root, layer) =>
  fs
    .readdirSync(path.join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${layer}/${entry.name}`)
    // A clone has no empty folders.
    .filter((folder) => !NO_AREA.includes(folder) && fs.readdirSync(path.join(root, folder)).length > 0);
