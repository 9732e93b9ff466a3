import fs from 'node:fs';
import path from 'node:path';
import { filesIn, isTest, read, repeated, tableRows } from './read.mjs';

const FILE = 'docs/security/asvs.md';
/** Requirements of ASVS 5.0 at levels 1 and 2. */
const COUNT_OF_LEVEL = { 1: 70, 2: 183 };
const STATES = ['met', 'partly', 'not applicable'];

/** Errors of docs/security/asvs.md: every requirement once, with a reason, and tests where it is met. */
export function checkAsvs(root) {
  const rows = tableRows(read(root, FILE), /^\d+\.\d+\.\d+$/);
  const findings = repeated(rows.map(({ cells: [id] }) => id)).map((id) => `${FILE}: ${id} has two rows`);
  for (const [level, count] of Object.entries(COUNT_OF_LEVEL)) {
    const found = rows.filter(({ cells }) => cells[1] === level).length;
    if (found !== count) findings.push(`${FILE}: level ${level} has ${found} requirements instead of ${count}`);
  }
  for (const { line, cells } of rows) {
    const [id, , , state, how, proof] = cells;
    const say = (what) => findings.push(`${FILE}:${line}: ${what}`);
    if (!STATES.includes(state)) say(`${id} is '${state}' instead of ${STATES.join(', ')}`);
    if (!how) say(`${id} does not say how`);
    const files = filesIn(proof);
    if (state === 'met' && files.length === 0) say(`${id} is met but names no test`);
    for (const file of files) if (!isProof(root, file)) say(`${id} is proved by ${file}, which is not a test here`);
  }
  return findings;
}

/** The manual fault injections prove what no automatic test can. */
const isProof = (root, file) =>
  isTest(root, file) || (/^faults\/.*\.mjs$/.test(file) && fs.existsSync(path.join(root, file)));
