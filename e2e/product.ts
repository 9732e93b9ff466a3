import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Port of the product under test. The demo's own port stays free for development. */
export const PORT = Number(process.env.E2E_PORT ?? 4399);
export const at = (host: string, address = '/'): string => `http://${host}:${PORT}${address}`;

export const HOSTS = {
  admin: 'admin.vitrine.localhost',
  oakline: 'oakline.vitrine.localhost',
  terrafloor: 'terrafloor.vitrine.localhost',
  content: 'vitrine-content.localhost',
  shop: 'shop.localhost',
  root: 'vitrine.localhost',
} as const;

export const PASSWORD = 'vitrine-demo';

/** Starts the built product on a data folder, as `npm start` does; resolves when it is ready. */
export async function startProduct(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output += text;
      if (output.includes('Vitrine is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready:\n${output}`)));
  });
  return child;
}

/**
 * Resolves when the product of this test run answers, and the demo's images are prepared. They take a minute; the caller
 * limits the time.
 */
export async function productIsReady(): Promise<void> {
  const isReady = () =>
    new Promise<boolean>((resolve) => {
      http
        .get({ port: PORT, path: '/readyz', headers: { host: `${HOSTS.root}:${PORT}` } }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (text: string) => {
            body += text;
          });
          response.on('end', () => resolve(response.statusCode === 200 && !body.includes('preparing')));
        })
        .on('error', () => resolve(false));
    });
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Stops the product of this test run and starts it again on the same data; returns the seconds that took. */
export async function restartProduct(signal: NodeJS.Signals): Promise<number> {
  const dataDir = dataDirOfRun();
  await endRunning(dataDir, signal);
  const began = performance.now();
  const child = await startProduct(dataDir);
  // The next tests use it, and the end of the run stops it.
  child.unref();
  return (performance.now() - began) / 1000;
}

/** Ends the process that holds the data folder, and waits until it is gone. */
export async function endRunning(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const file = path.join(dataDir, 'process.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8'));
  if (!isRunning(pid)) return;
  process.kill(pid, signal);
  while (isRunning(pid)) await new Promise((resolve) => setImmediate(resolve));
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** The data folder that e2e/start-product.ts created for this run. */
export function dataDirOfRun(): string {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('E2E_DATA_DIR is set by e2e/start-product.ts');
  return dataDir;
}
