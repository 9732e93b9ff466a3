// Finds words that the project no longer uses (docs/glossary.md has those that it uses). `npm test` runs it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from './docs/read.mjs';
import { retiredWords } from './docs/words.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const TEXT = /\.(ts|tsx|mjs|cjs|css|html|md|tsv|yml|json)$/;
/** History, quotations, other languages, what others wrote, and the list itself. */
const EXEMPT = [
  /^CHANGELOG\.md$/,
  /^package-lock\.json$/,
  /^packages\/store\/(migrations\/|src\/migrations[.]test)/,
  /^docs\/requirements\.tsv$/,
  /^packages\/texts\/src\/(?!en-)[\w-]+\//,
  /^demo\/content\//,
  /^faults\/|^docs\/faults\.md$|^scripts\/faults\.mjs$/,
  /^scripts\/docs\/words\./,
];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(
    (file) => TEXT.test(file) && !EXEMPT.some((exempt) => exempt.test(file)) && fs.existsSync(path.join(root, file)),
  );

const found = files.flatMap((file) => [
  ...retiredWords(file).map(([, advice]) => `${file}: its name: ${advice}`),
  ...retiredWords(read(root, file)).map(([line, advice]) => `${file}:${line}: ${advice}`),
]);
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
