import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Each of Playwright's workers has a product of its own, so that their journeys never meet. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Port of the product under test. The demo's own port stays free for development; a few tests use the next one too. */
export const PORT = Number(process.env.E2E_PORT ?? 4399) + 10 * WORKER;
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

/** Starts the built product on this worker's data folder, as `npm start` does; resolves when it answers. */
async function startProduct(): Promise<void> {
  const dataDir = dataDirOfRun();
  fs.mkdirSync(dataDir, { recursive: true });
  // Into a file: after a failed test the product goes on for the next worker, which cannot read another one's pipes.
  const log = path.join(dataDir, 'product.log');
  const output = fs.openSync(log, 'a');
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, NODE_ENV: '' },
    stdio: ['ignore', output, output],
  });
  fs.closeSync(output);
  child.unref();
  await until(async () => {
    if (child.exitCode !== null)
      throw new Error(`The product ended with ${child.exitCode} before it was ready:\n${fs.readFileSync(log, 'utf8')}`);
    return (await readiness()).status === 200;
  });
}

/**
 * Starts this worker's product unless it runs, and resolves when it answers and the demo's images are prepared. They take
 * a minute; the caller limits the time.
 */
export async function productIsReady(): Promise<void> {
  if (!isRunning(processOf(dataDirOfRun()))) await startProduct();
  await until(async () => {
    const { status, body } = await readiness();
    return status === 200 && !body.includes('preparing');
  });
}

/** What /readyz answers; status 0 without an answer. */
const readiness = () =>
  new Promise<{ status: number; body: string }>((resolve) => {
    http
      .get({ port: PORT, path: '/readyz', headers: { host: `${HOSTS.root}:${PORT}` } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
      .on('error', () => resolve({ status: 0, body: '' }));
  });

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Stops the product of this test run and starts it again on the same data; returns the seconds that took. */
export async function restartProduct(signal: NodeJS.Signals): Promise<number> {
  await endRunning(dataDirOfRun(), signal);
  const began = performance.now();
  await startProduct();
  return (performance.now() - began) / 1000;
}

/** Ends the process that holds the data folder, and waits until it is gone. */
export async function endRunning(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const pid = processOf(dataDir);
  if (!isRunning(pid)) return;
  process.kill(pid, signal);
  await until(async () => !isRunning(pid));
}

/** The process that holds a data folder; 0 when none ever did. */
const processOf = (dataDir: string): number => {
  const file = path.join(dataDir, 'process.pid');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
};

const isRunning = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The data folder of this worker's product, in the one that e2e/data-folders.ts created for the run. */
export function dataDirOfRun(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is set by e2e/data-folders.ts');
  return path.join(folder, String(WORKER));
}
