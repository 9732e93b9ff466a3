// `npm run dev`: the server from source, restarted on change, and the builds of viewer and dashboard in watch mode.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhenNeeded } from './build.mjs';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
installWhenNeeded(root);
await buildWhenNeeded(root);

const bin = (tool) => path.join(root, 'node_modules', tool);
const children = [
  // Its pseudo-locale is only in this mode (packages/viewer/src/i18n/load.ts).
  [
    [bin('vite/bin/vite.js'), 'build', '--watch', '--mode', 'development', '--config', 'vite.config.ts'],
    'packages/viewer',
  ],
  [[bin('vite/bin/vite.js'), 'build', '--watch', '--config', 'vite.config.ts'], 'apps/dashboard'],
  [[bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts'], 'apps/server'],
].map(([args, folder]) => spawn(process.execPath, args, { cwd: path.join(root, folder), stdio: 'inherit' }));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
