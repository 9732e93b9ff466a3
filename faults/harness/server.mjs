import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ask } from './client.mjs';

const READY_WITHIN_MS = 120_000;

/** Starts the built product; returns it once it is ready, with the milliseconds that took. */
export async function startServer({ root, port }, env) {
  const began = performance.now();
  const server = launch({ root, port }, env);
  while (performance.now() - began < READY_WITHIN_MS) {
    if (server.ended()) break;
    if (await isReady(port)) return Object.assign(server, { readyMs: performance.now() - began });
    await pause(10);
  }
  await kill(server);
  throw new Error(`The server was not ready in time:\n${server.output()}`);
}

/** The same without waiting: for a start that must fail. */
export function launch({ root, port }, env) {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', VITRINE_DEMO: '1', NODE_ENV: '', DATABASE_URL: '', SMTP_URL: '' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return {
    child,
    port,
    output: () => output,
    ended: () => child.exitCode !== null || child.signalCode !== null,
  };
}

/** Whether /readyz succeeds, and the demo's images are prepared. */
export const isReady = (port, within = 2_000) =>
  ask(port, { path: '/readyz', within }).then(
    ({ status, text }) => status === 200 && !text.includes('preparing'),
    () => false,
  );

/** Milliseconds until /readyz succeeds; throws after `within`. */
export async function untilReady(port, within = 60_000) {
  const began = performance.now();
  while (!(await isReady(port))) {
    if (performance.now() - began > within) throw new Error(`not ready within ${within} ms`);
    await pause(20);
  }
  return performance.now() - began;
}

/** kill -9. */
export async function kill(server) {
  if (server.ended()) return;
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
}

/** Stops it as a service manager does. */
export async function stop(server) {
  if (server.ended()) return;
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until `look` returns something true; undefined after `within` milliseconds. */
export async function until(look, within, every = 100) {
  const began = performance.now();
  for (;;) {
    const result = await look();
    if (result) return result;
    if (performance.now() - began > within) return undefined;
    await pause(every);
  }
}
