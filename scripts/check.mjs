// `npm run check`: the fast round while working: the static checks (checks.mjs), then unit and API tests.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks, runTool } from './checks.mjs';
import { installWhenNeeded } from './install.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

installWhenNeeded(root);
const { failed } = await runChecks(root);
const { code } = await runTool(root, { tool: 'vitest/vitest.mjs', args: ['run'] }, { show: true });
process.exit(failed + code > 0 ? 1 : 0);
