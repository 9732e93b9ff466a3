import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE = 180_000;
const FAREWELL = 15_000;

/** Starts a Node program of a system; returns it with the milliseconds until its health page returned 200. */
export async function startUntilHealthy({ cwd, args, env, port, page }) {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  // Reads all output, otherwise the program blocks. Only the end is stored, to explain an error.
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      if (output.length < 20_000) output += text;
    });
  const address = `http://127.0.0.1:${port}`;
  while (performance.now() - began < PATIENCE && child.exitCode === null) {
    const healthy = await fetch(address + page).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return { child, address, milliseconds: performance.now() - began };
    await wait(5);
  }
  child.kill('SIGKILL');
  throw new Error(`${args.join(' ')} was not ready in time:\n${output}`);
}

/** Terminates it, and kills it when it does not exit. */
export async function stopProcess({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), FAREWELL);
  await ended;
  clearTimeout(late);
}

/** A call of a system's API with JSON; returns its `data`, throws its errors. */
export async function call(address, method, path, { body, token } = {}) {
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const output = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${output.slice(0, 400)}`);
  return output === '' ? undefined : JSON.parse(output).data;
}
