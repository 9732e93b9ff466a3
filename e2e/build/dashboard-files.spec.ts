import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { at, HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const ASSETS = path.resolve(import.meta.dirname, '../../apps/dashboard/dist/assets');

/**
 * What a page requests from now on, as in bench/dashboard; without the icon of the tab, which only a Chromium with tabs
 * requests.
 */
const requestsOf = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().endsWith('/favicon.svg')) requests.push(request);
  });
  return requests;
};

const bytesOfScript = (requests: readonly Request[]): number =>
  requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => gzipSync(fs.readFileSync(path.join(ASSETS, path.basename(request.url())))).length)
    .reduce((sum, bytes) => sum + bytes, 0);

/** The addresses of the API that a page requested. */
const callsOf = (requests: readonly Request[]): string[] =>
  requests.map((request) => new URL(request.url()).pathname).filter((pathname) => pathname.startsWith('/api/'));

test('the sign-in page takes few requests and little script', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto(at(HOSTS.oakline, '/login'));
  await page.getByLabel('Email').waitFor();
  await page.waitForLoadState('networkidle');
  expect(callsOf(requests)).toEqual(['/api/shell']);
  expect(requests.length).toBeLessThanOrEqual(9);
  expect(bytesOfScript(requests)).toBeLessThanOrEqual(140_000);
});

test('the first list takes at most 14 requests with an empty cache, one of them for the frame', async ({ browser }) => {
  const context = await browser.newContext();
  await signIn(await context.newPage(), HOSTS.oakline, 'owner@oakline.test');
  const empty = await browser.newContext({ storageState: await context.storageState() });
  const page = await empty.newPage();
  const requests = requestsOf(page);
  await page.goto(at(HOSTS.oakline, '/enquiries'));
  await page.getByRole('table', { name: 'Customer Enquiries' }).waitFor();
  await page.waitForLoadState('networkidle');
  const calls = callsOf(requests);
  expect(calls.filter((call) => /shell|app-config|user|configurators/.test(call))).toEqual(['/api/shell']);
  expect(requests.length).toBeLessThanOrEqual(14);
  expect(bytesOfScript(requests)).toBeLessThanOrEqual(260_000);
  await empty.close();
  await context.close();
});

test('every file of the built dashboard runs, whichever is opened first', async ({ page }) => {
  const complaints = complaintsOf(page);
  const files = fs.readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(50);
  for (const order of [files, files.toReversed()]) {
    await page.goto(at(HOSTS.oakline, '/login'));
    await page.getByLabel('Email').waitFor();
    for (const file of order) await page.evaluate((address) => import(address).then(() => null), `/assets/${file}`);
  }
  expect(complaints).toEqual([]);
});
