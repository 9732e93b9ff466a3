import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { type MadeContent, makeContent } from './make-content.ts';
import { type Sites, serveSites } from './serve.ts';

export interface Product {
  sites: Sites;
  panorama: MadeContent;
  still: MadeContent;
  close(): void;
}

/** Builds the viewer from its sources and serves it with a small panorama and a small stock set. */
export async function startProduct(): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-viewer-'));
  const root = path.resolve(import.meta.dirname, '..');
  const outDir = path.join(folder, 'build');
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const content = path.join(folder, 'content');
  const panorama = await makeContent(path.join(content, 'panorama'), 'panoramic', [1024, 512]);
  const still = await makeContent(path.join(content, 'still'), 'stockset', [960, 640]);
  const sites = await serveSites(outDir, content);
  const close = (): void => {
    sites.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { sites, panorama, still, close };
}

/** Opens a page with one viewer in it, of the content in a folder, and waits until its panel is there. */
export async function openViewer(page: Page, { sites }: Product, which: string, more = ''): Promise<void> {
  await page.goto(
    sites.page(`<vitrine-configurator src="${sites.content}/${which}/latest.json"></vitrine-configurator>${more}`),
  );
  await page.locator('vitrine-configurator').getByRole('button', { name: 'Save your design' }).waitFor();
}
