import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Where the product under test listens; the demo's own port stays free for whoever works beside. */
export const PORT = Number(process.env.E2E_PORT ?? 4321);
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

export interface Product {
  process: ChildProcess;
  /** All that it printed. */
  output(): string;
}

/** Starts the built product on a data folder, as `npm start` does, and waits until it says that it is ready. */
export async function startProduct(dataDir: string, environment: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, NODE_ENV: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output += text;
      if (output.includes('Vitrine is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready:\n${output}`)));
  });
  await ready;
  return { process: child, output: () => output };
}

/** Ends the product and waits until it is gone. */
export async function stopProduct(product: Product, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (product.process.exitCode !== null || product.process.signalCode !== null) return;
  const gone = new Promise((resolve) => product.process.once('exit', resolve));
  product.process.kill(signal);
  await gone;
}

/** The process that global setup started, so that a journey can kill and restart it. */
export const pidOf = (dataDir: string): number => Number(fs.readFileSync(path.join(dataDir, 'process.pid'), 'utf8'));
