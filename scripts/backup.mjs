// `npm run backup -- --to FILE`: writes one file with the whole installation, also while it is running.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
installWhenNeeded(root);
await buildWhenNeeded(root);
await import(pathToFileURL(path.join(root, 'apps/server/dist/backup-write.js')).href);
