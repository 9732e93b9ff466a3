import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkAreas } from './areas.mjs';
import { checkAsvs } from './asvs.mjs';
import { checkRequirements } from './requirements.mjs';
import { checkThreats } from './threats.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-docs-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
}
write('apps/one.test.ts', "test('reads it', () => undefined);");
write('faults/disk.mjs', '');

test('requirements: ids, cells and proofs', () => {
  const rows = [
    'P-ROUTE-01\troutes\tIs there.\tapps/one.test.ts',
    'P-ROUTE-01\troutes\tIs there.\tapps/one.test.ts apps/one.test.ts',
    'ROUTE-3\troutes\tIs there.\tapps/two.test.ts',
    'P-ROUTE-04\troutes\t\tapps/one.test.ts',
    'P-ROUTE-05\troutes\tIs not there.\t',
    'P-ROUTE-06\troutes\tIs not there. Not built: nobody wants it.\t',
  ];
  write('docs/requirements.tsv', `id\tarea\trequirement\tproof\n${rows.join('\n')}\n`);
  expect(checkRequirements(folder)).toEqual([
    'docs/requirements.tsv: P-ROUTE-01 has two rows',
    'docs/requirements.tsv:3: P-ROUTE-01 names apps/one.test.ts twice',
    "docs/requirements.tsv:4: 'ROUTE-3' is not an id like P-ROUTE-01",
    'docs/requirements.tsv:4: ROUTE-3 is proved by apps/two.test.ts, which is not a test here',
    'docs/requirements.tsv:5: P-ROUTE-04 needs an area, a sentence and its proof',
    "docs/requirements.tsv:6: P-ROUTE-05 has no proof, and no 'Not built: …' either",
  ]);
  write('docs/requirements.tsv', 'id\trequirement\n');
  expect(checkRequirements(folder)).toHaveLength(2);
});

test('areas: a row for every folder, a folder for every cell', () => {
  for (const layer of ['packages/contract/src', 'packages/domain/src', 'packages/store/src'])
    write(`${layer}/x.ts`, '');
  write('apps/server/src/areas/users/routes.ts', '');
  write('apps/dashboard/src/areas/users/calls.ts', '');
  write('apps/dashboard/src/areas/billing/calls.ts', '');
  write(
    'docs/areas.md',
    '| area | a |\n| users | – | – | – | `users` | users |\n| users | – | – | – | – | – |\n| gone | `gone` |\n',
  );
  expect(checkAreas(folder)).toEqual([
    "docs/areas.md: 'users' has two rows",
    "docs/areas.md:2: a cell is `users` or –, not 'users'",
    "docs/areas.md:4: 'gone' lacks a cell for each layer",
    'docs/areas.md: no row names apps/dashboard/src/areas/billing',
    'docs/areas.md: no row names apps/dashboard/src/areas/users',
    'docs/areas.md: names packages/contract/src/gone, which does not exist',
  ]);
});

test('threats: numbers, defences and proofs', () => {
  const rows = [
    '| T1 | a | b | `apps/one.test.ts` (reads it) | – |',
    '| T3 | a | | `apps/two.test.ts` | – |',
    '| T3 | a | b | `apps/one.test.ts` (reads nothing) | – |',
    '| T4 | a | b | by hand |',
  ];
  write('docs/threats.md', rows.join('\n'));
  expect(checkThreats(folder)).toEqual([
    'docs/threats.md: has 4 threats, expected more than 60',
    'docs/threats.md:2: T3 follows T1',
    'docs/threats.md:2: T3 needs a threat and a defence',
    'docs/threats.md:2: T3 is proved by apps/two.test.ts, which is not a test here',
    "docs/threats.md:3: apps/one.test.ts has no test called 'reads nothing'",
    'docs/threats.md:4: T4 has 4 cells instead of 5',
    'docs/threats.md:4: T4 names no test',
  ]);
});

describe('ASVS', () => {
  const row = (id: string, state: string, how: string, proof: string) =>
    `| ${id} | 1 | x | ${state} | ${how} | ${proof} |`;
  const findingsOf = (...rows: string[]) => {
    write('docs/security/asvs.md', rows.join('\n'));
    return checkAsvs(folder).filter((finding) => !finding.includes('requirements instead of'));
  };

  test('every requirement once', () => {
    write('docs/security/asvs.md', row('1.1.1', 'met', 'so', '`apps/one.test.ts`'));
    expect(checkAsvs(folder)).toEqual([
      'docs/security/asvs.md: level 1 has 1 requirements instead of 70',
      'docs/security/asvs.md: level 2 has 0 requirements instead of 183',
    ]);
    const twice = row('1.1.1', 'partly', 'so', '');
    expect(findingsOf(twice, twice)).toEqual(['docs/security/asvs.md: 1.1.1 has two rows']);
  });

  test('a reason always, and a proof of what is met', () => {
    expect(
      findingsOf(
        row('1.1.1', 'met', 'so', '`faults/disk.mjs`'),
        row('1.1.2', 'met', 'so', 'none'),
        row('1.1.3', 'perhaps', '', '`faults/net.mjs`'),
      ),
    ).toEqual([
      'docs/security/asvs.md:2: 1.1.2 is met but names no test',
      "docs/security/asvs.md:3: 1.1.3 is 'perhaps' instead of met, partly, not applicable",
      'docs/security/asvs.md:3: 1.1.3 does not say how',
      'docs/security/asvs.md:3: 1.1.3 is proved by faults/net.mjs, which is not a test here',
    ]);
  });
});
