// Finds references to what the repository does not have: documents, modules, sections, requirements, decisions, links.
// `npm test` runs it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from './docs/read.mjs';
import { anchorsOf, deadReferences } from './docs/references.mjs';
import { readRequirements } from './docs/requirements.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Applied migrations never change, not even in a comment, because the database stores their checksums. */
const FIXED = [
  'packages/store/migrations/0001-foundation.sql',
  'packages/store/migrations/0003-organisations.sql',
  'packages/store/migrations/0005-version-history.sql',
  'packages/store/migrations/0008-contact-test-tokens.sql',
];
/** The test of this check has dead references as examples. */
const EXAMPLES = ['scripts/docs/references.test.ts'];
const LARGEST_TEXT = 1_000_000;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const modules = new Set(files.flatMap((file) => [file, file.replaceAll(/(^|\/)src\//g, '$1')].flatMap(endsOf)));
const decisions = files.flatMap((file) => file.match(/^docs\/decisions\/\d{4}(?=-)/) ?? []);
const project = {
  has: (name) => paths.has(name.replace(/\/$/, '')) || decisions.includes(name),
  hasModule: (end) => modules.has(end),
  headings: (file) => anchorsOf(read(root, file)),
  requirements: new Set(readRequirements(root).rows.map(({ id }) => id)),
};

const findings = files
  .filter((file) => !FIXED.includes(file) && !EXAMPLES.includes(file) && isText(file))
  .flatMap((file) =>
    deadReferences(file, read(root, file), project).map(([line, message]) => `${file}:${line}: ${message}`),
  );
for (const finding of findings) console.error(finding);
process.exit(findings.length > 0 ? 1 : 0);

function foldersOf(file) {
  const parts = file.split('/');
  return parts.slice(1).map((_part, at) => parts.slice(0, at + 1).join('/'));
}

/** A path, and its remainders without its first folders. */
function endsOf(file) {
  const parts = file.split('/');
  return parts.map((_part, at) => parts.slice(at).join('/'));
}

function isText(file) {
  const whole = path.join(root, file);
  return fs.statSync(whole).size <= LARGEST_TEXT && !fs.readFileSync(whole).includes(0);
}
