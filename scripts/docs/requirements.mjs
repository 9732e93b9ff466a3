import { isTest, read, repeated } from './read.mjs';

const FILE = 'docs/requirements.tsv';
const HEAD = 'id\tarea\trequirement\tproof';
const UNPROVED = 'Not built: ';

/** The requirements: ids, texts, and the tests that prove them. */
export const readRequirements = (root) => {
  const [head, ...lines] = read(root, FILE).trimEnd().split('\n');
  const rows = lines.map((text, at) => {
    const [id = '', area = '', requirement = '', proof = '', ...others] = text.split('\t');
    return { line: at + 2, id, area, requirement, proof: proof.split(' ').filter(Boolean), others };
  });
  return { head, rows };
};

/** Errors of docs/requirements.tsv: each requirement is there once, with tests that exist. */
export function checkRequirements(root) {
  const { head, rows } = readRequirements(root);
  const findings = repeated(rows.map(({ id }) => id)).map((id) => `${FILE}: ${id} has two rows`);
  if (head !== HEAD) findings.push(`${FILE}:1: the columns are ${HEAD.split('\t').join(', ')}`);
  if (rows.length === 0) findings.push(`${FILE}: has no rows`);
  for (const { line, id, area, requirement, proof, others } of rows) {
    const say = (what) => findings.push(`${FILE}:${line}: ${what}`);
    if (!/^[PC]-[A-Z]+-\d\d$/.test(id)) say(`'${id}' is not an id like P-ROUTE-01`);
    if (area === '' || requirement === '' || others.length > 0) say(`${id} needs an area, a sentence and its proof`);
    if (proof.length === 0 && !requirement.includes(UNPROVED)) say(`${id} has no proof, and no '${UNPROVED}…' either`);
    if (repeated(proof).length > 0) say(`${id} names ${repeated(proof).join(', ')} twice`);
    for (const file of proof) if (!isTest(root, file)) say(`${id} is proved by ${file}, which is not a test here`);
  }
  return findings;
}
