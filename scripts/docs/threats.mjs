import { filesIn, isTest, read, tableRows } from './read.mjs';

const FILE = 'docs/threats.md';
const FEWEST = 60;
/** A file in backticks, then the name of one of its tests in brackets. */
const FILE_AND_NAME = /`([^`]+)` \(((?:is|reads|the|drops|all)[^)]*)\)/g;

/** Errors of docs/threats.md: each threat has a number, a defence, and tests that exist. */
export function checkThreats(root) {
  const rows = tableRows(read(root, FILE), /^T\d+$/);
  const findings = rows.length > FEWEST ? [] : [`${FILE}: has ${rows.length} threats, expected more than ${FEWEST}`];
  rows.forEach(({ line, cells }, at) => {
    const [id, threat, defence, proof, ...others] = cells;
    const say = (what) => findings.push(`${FILE}:${line}: ${what}`);
    if (id !== `T${at + 1}`) say(`${id} follows T${at}`);
    if (others.length !== 1) say(`${id} has ${cells.length} cells instead of 5`);
    if (!threat || !defence) say(`${id} needs a threat and a defence`);
    const files = filesIn(proof);
    if (files.length === 0) say(`${id} names no test`);
    for (const file of files) if (!isTest(root, file)) say(`${id} is proved by ${file}, which is not a test here`);
    for (const [, file, name] of (proof ?? '').matchAll(FILE_AND_NAME)) {
      if (isTest(root, file) && !read(root, file).includes(name)) say(`${file} has no test called '${name}'`);
    }
  });
  return findings;
}
