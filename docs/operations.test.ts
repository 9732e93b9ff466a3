import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? '')),
];

const [, table = ''] = read('docs/operations.md').split('## Environment');
const documented = [...(table.split('\n## ')[0]?.matchAll(/^\| (`[^|]+`)\s*\|/gm) ?? [])].flatMap(([, cell]) =>
  named(cell ?? '', /`([A-Z_]+)`/g),
);
const compose = read('deploy/compose.yaml');

test('the documented settings are those that the server reads', () => {
  const sources = ['apps/server/src/config.ts', 'apps/server/src/main.ts'].map(read).join('\n');
  expect(documented.toSorted()).toEqual(named(sources, /\benv\.([A-Z_]+)/g).toSorted());
});

test('the containers get every documented setting that their image does not decide', () => {
  const ofTheImage = ['PORT', 'HOST', 'DATA_DIR', 'VITRINE_DEMO', 'AIRTABLE_URL', 'DATABASE_ROW_SECURITY', 'DEBUG'];
  const passed = named(compose.split('\nservices:')[0] ?? '', /^ {4}([A-Z_]+):/gm);
  expect(passed).toEqual(expect.arrayContaining(documented.filter((name) => !ofTheImage.includes(name))));
});

test('the proxy gets every setting of its file, but those that only tests of it change', () => {
  const ofTests = ['HTTP_PORT', 'HTTPS_PORT', 'SERVERS', 'OWN_DOMAINS'];
  const [, caddy = ''] = compose.split('\n  caddy:');
  const passed = named(caddy.split('\n  postgres:')[0] ?? '', /^ {6}([A-Z_]+):/gm);
  const needed = named(read('deploy/Caddyfile'), /\{\$([A-Z_]+)/g).filter((name) => !ofTests.includes(name));
  expect(passed.toSorted()).toEqual(needed.toSorted());
});

test('the example of the containers’ settings names each that they read', () => {
  const example = named(read('deploy/env.example'), /^#?([A-Z_]+)=/gm);
  expect(example.toSorted()).toEqual(named(compose, /\$\{([A-Z_]+)/g).toSorted());
});
