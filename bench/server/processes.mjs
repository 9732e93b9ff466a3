import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** A free port. */
export async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a Node program; returns it with the milliseconds until the address returned 200. */
async function startUntilReady(file, env, address, patience, { yields = false, flags = [] } = {}) {
  const began = performance.now();
  const [command, ...args] = [...(yields ? ['nice', '-n', '19'] : []), process.execPath, ...flags, file];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  while (performance.now() - began < patience) {
    if (child.exitCode !== null) break;
    const ready = await fetch(address).then(
      async (answer) => answer.ok && !(await answer.text()).includes('preparing'),
      () => false,
    );
    if (ready) return { child, milliseconds: performance.now() - began, address: new URL('/', address).origin };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  throw new Error(`${path.basename(file)} was not ready in time:\n${output}`);
}

/**
 * The built product as deploy/Dockerfile starts it, in a separate folder, or on a Postgres database; ready once the
 * demo's images are prepared, too, which takes a minute at the first start. With `yields` it only gets processor time
 * that nothing else wants: a browser that is measured on the same machine is otherwise another one.
 */
export const startProduct = (root, dataDir, port, databaseUrl = '', settings = {}, options = {}) =>
  startUntilReady(
    path.join(root, 'apps/server/dist/main.js'),
    {
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, VITRINE_DEMO: '1', NODE_ENV: '', SMTP_URL: '' },
      MALLOC_ARENA_MAX: '1',
      DATABASE_URL: databaseUrl,
      ...settings,
    },
    `http://127.0.0.1:${port}/readyz`,
    600_000,
    { flags: ['--max-semi-space-size=8'], ...options },
  );

/** Fastify and the database with nothing between them, on a copy of the product's. */
export const startBare = (dataDir, port, databaseUrl = '') =>
  startUntilReady(
    path.join(import.meta.dirname, 'bare.mjs'),
    { PORT: String(port), DATABASE: path.join(dataDir, 'bare'), DATABASE_URL: databaseUrl },
    `http://127.0.0.1:${port}/readyz`,
    60_000,
  );

/** Fills the baseline's own copy with the same rows. The product must not be running. */
export const copyDatabase = (dataDir) =>
  fs.cpSync(path.join(dataDir, 'database'), path.join(dataDir, 'bare'), { recursive: true });

export async function stop({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Processor time of a process in milliseconds; NaN where the system does not report it. */
export function processorTimeOf({ child }) {
  try {
    const fields = fs.readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process in megabytes; NaN where the system does not report it. */
export function memoryOf({ child }) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
