import fs from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Browser } from '@playwright/test';
import sharp from 'sharp';
import { at, dataDirOfRun, HOSTS, PORT } from '../product.ts';
import { expect, test } from '../test.ts';
import { everyHostileFile, type HostileFiles } from './files/every-hostile-file.ts';
import { baitFrom } from './files/hostile-file.ts';
import { LOCATION } from './files/images-with-metadata.ts';
import { watchMemory } from './memory.ts';
import { CANARY, type Outside, openOutside } from './outside.ts';
import { callsOfAdministrator } from './product-calls.ts';
import type { Outcome } from './send.ts';
import { openTenant, sendAll } from './tenant.ts';
import { galleryOf, watchIn } from './watch.ts';

const MEMORY_RISE = 300 * 1024 * 1024;
const FILES = 120;

/** These attack when a website serves them unchanged. */
const SEEN_UNTREATED = [
  'script',
  'onload of the root',
  'foreign image',
  'image from outside',
  'import in two parts',
  'set of images on the root',
  'page',
];

const content = (): string => path.join(dataDirOfRun(), 'content');
const filesNow = (): string[] =>
  fs
    .readdirSync(content(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(content(), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Images as they were sent: those that wait to be prepared, and those that an export contains. */
const isAsSent = (file: string): boolean => /^(uploads|\.originals)\//.test(file);

let outside: Outside;
let files: HostileFiles;

// Hundreds of requests and pages: they need time on a busy machine.
test.setTimeout(240_000);

test.beforeAll(async () => {
  outside = await openOutside();
  files = await everyHostileFile(outside.at(CANARY));
});
test.afterAll(() => outside.close());

test('hostile files work on an unprotected website', async ({ browser }) => {
  const watch = await watchIn(browser, ['raw.localhost']);
  const pathOf = (name: string): string => `/raw/${name}`.replaceAll(' ', '-');
  const all = Object.values(files).flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, type, bytes } of all) outside.serve(pathOf(name), type, bytes);
  await watch.openAll(SEEN_UNTREATED.map((name) => outside.at('raw', pathOf(name))));
  const requests = outside.asked.splice(0).map((address) => address.replace(/^\/|\?.*/g, ''));
  const achieved = new Set([...requests, ...watch.seen.map((line) => line.replace(/.*: /, '').replaceAll(' ', '-'))]);
  for (const name of SEEN_UNTREATED) expect(achieved).toContain(name.replaceAll(' ', '-'));
  await watch.close();
  for (const { name, bytes } of files.images.filter(({ hasMetadata }) => hasMetadata)) {
    const { exif, xmp } = await sharp(bytes).metadata();
    expect(bytes.includes(LOCATION) || exif || xmp, name).toBeTruthy();
  }
});

/** Errors must be messages, which `sendAll` checks. Both outcomes have to occur. */
function expectBothKinds(outcomes: readonly Outcome[]): void {
  const storedCount = outcomes.filter((outcome) => outcome.stored).length;
  const sent = new Set(outcomes.map(({ file }) => file)).size;
  console.log(
    `${sent} hostile files, ${outcomes.length} times sent: ${outcomes.length - storedCount} rejected, ${storedCount} stored`,
  );
  expect(sent).toBeGreaterThanOrEqual(FILES);
  expect(storedCount).toBeGreaterThan(0);
  expect(storedCount).toBeLessThan(outcomes.length);
}

function expectLittleMemory(rise: (() => number) | null): void {
  if (!rise) {
    console.log('This system does not report the memory of a process, so its rise is not checked');
    return;
  }
  const bytes = rise();
  console.log(`The server's memory rose by ${Math.round(bytes / 1e6)} MB at most`);
  expect(bytes).toBeLessThanOrEqual(MEMORY_RISE);
}

/**
 * Stored files contain no location, nothing from beside the pixels, and no address. Files as they were sent cannot be
 * downloaded. Data files have the text that was sent.
 */
async function expectOnlyPixels(file: string, request: APIRequestContext): Promise<void> {
  if (file.endsWith('.json')) return;
  if (isAsSent(file)) {
    const headers = { host: `${HOSTS.content}:${PORT}` };
    expect((await request.get(at('127.0.0.1', `/${file}`), { headers })).status(), file).toBe(404);
    return;
  }
  const bytes = fs.readFileSync(path.join(content(), file));
  for (const word of [LOCATION, `${CANARY}.localhost`, '<script', 'onload=']) {
    expect(bytes.includes(word), `${file} holds ${word}`).toBe(false);
  }
  const { exif, xmp, iptc, comments, pages } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc, comments, pages], file).toEqual(Array(5).fill(undefined));
}

/** Opens them as pages, in every way that another website can show them, and as the names of a live configurator. */
async function lookAt(browser: Browser, stored: readonly string[], live: string): Promise<void> {
  const addresses = stored.filter((file) => !isAsSent(file)).map((file) => at(HOSTS.content, `/${file}`));
  const watch = await watchIn(browser, [HOSTS.content, 'gallery.localhost', `api.${HOSTS.root}`]);
  await watch.openAll(addresses);
  await watch.openAll([galleryOf(outside, addresses)]);
  const script = `<script type="module" src="${at(HOSTS.content, '/viewer/v1/vitrine.js')}"></script>`;
  const element = `<vitrine-configurator src="${at(HOSTS.content, `/${live}/latest.json`)}"></vitrine-configurator>`;
  outside.serve('/viewer.html', 'text/html', `<!doctype html>${script}${element}`);
  const page = await watch.newPage();
  await page.goto(outside.at('gallery', '/viewer.html'));
  await page.getByRole('radio').last().press('Space');
  await expect(page.getByRole('radio').last()).toBeChecked();
  expect(watch.seen).toEqual([]);
  expect(outside.asked).toEqual([]);
  await watch.close();
}

test('hostile files are rejected or redrawn: in no browser do they run, make requests or leak anything', async ({
  browser,
  request,
}) => {
  const before = new Set(filesNow());
  const call = await callsOfAdministrator();
  const bait = baitFrom(outside.at(CANARY))('names of a catalogue');
  const { tenant, outcomes, live } = await openTenant(call, bait, Object.values(files).flat());
  const rise = watchMemory();
  expectBothKinds([...outcomes, ...(await sendAll(tenant, files))]);
  expectLittleMemory(rise);
  const stored = filesNow().filter((file) => !before.has(file));
  for (const file of stored) await expectOnlyPixels(file, request);
  await lookAt(browser, stored, live);
  expect((await call('DELETE', `/organisations/${tenant.organisation}`)).status).toBe(200);
});
