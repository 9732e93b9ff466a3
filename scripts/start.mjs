// `npm start`: installs when needed, builds what changed, then runs the server in this process.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded, step } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

installWhenNeeded(root);
try {
  await buildWhenNeeded(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
step('Starting Vitrine');
await import(pathToFileURL(path.join(root, 'apps/server/dist/main.js')).href);
