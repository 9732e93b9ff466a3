import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type MadeContent, makeContent } from './content/make-content.ts';
import { type Sites, serveSites } from './serve.ts';

export interface Product {
  sites: Sites;
  panorama: MadeContent;
  still: MadeContent;
}

/** What `npm start` built from the sources that are here, before the first browser test. */
const BUILD = path.resolve(import.meta.dirname, '../dist');

let started: Promise<Product> | null = null;

/**
 * Serves the built viewer with a small panorama and a small stock set: one for all files of a worker, until it ends.
 */
export const startProduct = (): Promise<Product> => {
  started ??= start();
  return started;
};

async function start(): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-viewer-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const content = path.join(folder, 'content');
  const panorama = await makeContent(path.join(content, 'panorama'), 'panoramic', [1024, 512]);
  const still = await makeContent(path.join(content, 'still'), 'stockset', [960, 640]);
  return { sites: await serveSites(BUILD, content), panorama, still };
}

/** Opens a page with one viewer in it, of the content in a folder, and waits until its panel is there. */
export async function openViewer(
  page: Page,
  { sites }: Product,
  which: string,
  more = '',
  file = 'latest.json',
): Promise<void> {
  await page.goto(
    sites.page(`<vitrine-configurator src="${sites.content}/${which}/${file}"></vitrine-configurator>${more}`),
  );
  await page.locator('vitrine-configurator').getByRole('button', { name: 'Save your design' }).waitFor();
}
