import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endRunning, startProduct } from './product.ts';

/**
 * Starts one product with the demo's data for all browser tests; returns the function that stops it. It does not
 * wait: the tests of the product do, while the viewer's tests, which need no product, run beside it.
 */
export default function setUp(): () => Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  startProduct(dataDir).catch((error: Error) => console.error(error.message));
  return async () => {
    await endRunning(dataDir, 'SIGTERM');
    if (!process.env.E2E_KEEP) fs.rmSync(dataDir, { recursive: true, force: true });
  };
}
