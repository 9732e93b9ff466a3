import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../test.ts';

const run = promisify(execFile);
const folder = path.resolve(import.meta.dirname, '../../apps/server/dist');

/** The files that the build names without a hash are programs: loading one runs it. */
const isPart = (file: string): boolean => /-[\w-]{8}\.js$/.test(file);

test('every part of the built server loads, the parts of first use included', async () => {
  const parts = fs.readdirSync(folder).filter(isPart);
  expect(parts.length).toBeGreaterThan(20);
  const imports = parts.map((part) => `await import('${pathToFileURL(path.join(folder, part)).href}');`);
  // A process of its own: the tests' own loader would read the files differently.
  await run(process.execPath, ['--input-type=module', '--eval', imports.join('\n')]);
});
