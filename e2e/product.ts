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

/** Starts the built product on a data folder, as `npm start` does; resolves when it answers. */
async function startProduct(dataDir = dataDirOfRun()): Promise<void> {
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
 * Starts this worker's product unless it runs, and resolves when it answers, with the demo's images. The worker that
 * comes first prepares these, which takes most of a minute, and the others start with a copy of its data.
 */
export async function productIsReady(): Promise<void> {
  const dataDir = dataDirOfRun();
  if (isRunning(processOf(dataDir))) return;
  if (!fs.existsSync(dataDir)) {
    const prepared = path.join(folderOfRun(), 'prepared');
    await prepareOnce(prepared);
    fs.cpSync(prepared, dataDir, { recursive: true });
  }
  await startProduct();
}

/** Fills a folder with the data of a prepared demo, or waits until another worker has. */
async function prepareOnce(folder: string): Promise<void> {
  const preparing = `${folder}-now`;
  // A folder of its own, which stays: a worker that comes once all is prepared is not the first one either.
  if (isFirstToCreate(`${folder}-begun`)) {
    await startProduct(preparing);
    await until(async () => !(await readiness()).body.includes('preparing'));
    await endRunning(preparing, 'SIGTERM');
    fs.renameSync(preparing, folder);
  }
  await until(async () => fs.existsSync(folder));
}

function isFirstToCreate(folder: string): boolean {
  try {
    fs.mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
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

/** Resolves once a condition is true; it is asked ten times a second. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
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

/** The data folder of this worker's product. */
export const dataDirOfRun = (): string => path.join(folderOfRun(), String(WORKER));

function folderOfRun(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is set by e2e/data-folders.ts');
  return folder;
}
