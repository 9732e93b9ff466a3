import { describe, expect, test } from 'vitest';
import { anchorsOf, deadReferences } from './references.mjs';

const PATHS = ['README.md', 'docs', 'docs/api.md', 'docs/guide.md', 'docs/images/menu.webp', 'docs/decisions/0001'];
const project = {
  has: (name: string) => PATHS.includes(name),
  hasModule: (end: string) => ['src/areas/routes.ts', 'areas/routes.ts', 'routes.ts'].includes(end),
  headings: () => anchorsOf('# API\n\n## Signing in, and out\n'),
  requirements: new Set(['P-ROUTE-01']),
};
const dead = (text: string, file = 'apps/server/src/main.ts') => deadReferences(file, text, project);

describe('finds dead references:', () => {
  test.each([
    ['a document', '/** As expected (platform.md, Billing). */', 'platform.md does not exist'],
    ['a document below docs', '// docs/plan.md says why.', 'docs/plan.md does not exist'],
    ['a file below docs', '// docs/images/none.webp shows it.', 'docs/images/none.webp does not exist'],
    ['a module', ' * Who may (policies/users.ts), see routes.ts.', 'there is no module policies/users.ts'],
    ['a section', '// RFC 9112 §3', "'§' refers to"],
    ['a lettered decision', '// so (decision B14).', "'decision B14' refers to"],
    ['several of them', '// so (decisions A20, A21).', "'decisions A20' refers to"],
    ['its letter alone', '// so (B16).', "'(B16)' refers to"],
    ['a requirement', '// P-ROUTE-02', 'P-ROUTE-02 is not in'],
    ['a decision of ours', '// docs/decisions/0002 says why.', 'there is no decision 0002'],
  ])('%s', (_what, text, message) => {
    expect(dead(`one\n${text}`)).toEqual([[2, expect.stringContaining(message)]]);
  });

  test.each([
    ['a link', '[more](more.txt)', 'the link to more.txt leads nowhere'],
    ['an image', '![menu](images/none.webp)', 'the link to images/none.webp leads nowhere'],
    ['a heading', '[sign in](api.md#signing-up)', 'docs/api.md has no heading #signing-up'],
    ['a heading of its page', '[above](#top)', 'docs/guide.md has no heading #top'],
  ])('%s in Markdown', (_what, text, message) => {
    expect(dead(text, 'docs/guide.md').map(([, sentence]) => sentence)).toContain(message);
  });
});

test('finds a module that a script imports and nobody has', () => {
  const script = "await tsImport('../src/take-in.ts');";
  expect(dead(script, 'bench/content.mjs')).toEqual([[1, 'there is no module ../src/take-in.ts']]);
});

test('accepts existing references, and texts that only look like one', () => {
  const code = [
    '// docs/api.md and ../README.md, docs/decisions/0001 and P-ROUTE-01',
    "const address = 'https://example.org/docs/none.md';",
    "import { page } from '../api-docs/docs-page.ts';",
    '/** areas/routes.ts says so, XxxScreen.tsx shows it, *.test.ts proves it, https://example.org/a.ts too. */',
    "const formula = '@SUM(A1)', paper = 'A4', design = 'W1,H1,D2';",
    "copy('*.md', name + '.md');",
  ];
  expect(dead(code.join('\n'))).toEqual([]);
  const page =
    '[in](api.md#signing-in-and-out) ![menu](images/menu.webp) [up](../README.md) [out](https://example.org/x)';
  expect(dead(page, 'docs/guide.md')).toEqual([]);
});
