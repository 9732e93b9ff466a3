import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ROOT } from './product.ts';

/** Canvases make a PNG where WebP is asked for. */
const PATCH = `
  for (const [owner, name] of [[globalThis.OffscreenCanvas, 'convertToBlob'], [globalThis.HTMLCanvasElement, 'toBlob']]) {
    if (!owner) continue;
    const own = owner.prototype[name];
    owner.prototype[name] = function (...args) {
      const png = args.map((arg) => (arg === 'image/webp' ? 'image/png' : arg?.type === 'image/webp' ? { type: 'image/png' } : arg));
      return own.apply(this, png);
    };
  }`;

/** Makes the pages of a context, and their workers, those of a browser that writes no WebP, as Safari. */
export async function withoutWebp(context: BrowserContext): Promise<void> {
  await context.addInitScript(PATCH);
  await context.route(/worker-[^/]*\.js$/, async (route) => {
    const file = path.join(ROOT, 'apps/dashboard/dist', new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: PATCH + fs.readFileSync(file, 'utf8') });
  });
}
