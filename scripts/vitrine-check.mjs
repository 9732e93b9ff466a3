#!/usr/bin/env node
// `npx vitrine-check FOLDER | ZIP | data.json`: checks a data file and its images as an upload would. From source, so
// that nothing has to be built.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
installWhenNeeded(root);
const loader = pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href;
const program = path.join(root, 'apps/server/src/commands/check-data-file.ts');
const { status } = spawnSync(process.execPath, ['--import', loader, program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
