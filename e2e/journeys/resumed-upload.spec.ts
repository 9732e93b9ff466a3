import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { at, HOSTS } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const WIDTH = 1024;
const HEIGHT = 512;
const DOORS = ['Chalk', 'Sage', 'Navy', 'Oak', 'Slate', 'Clay'];
const MEGABYTE = 1024 * 1024;

/** Renders of noise, which no format makes smaller: over a megabyte each. */
async function writeRenders(folder: string): Promise<string> {
  const room = path.join(folder, 'Studio');
  fs.mkdirSync(path.join(room, 'Doors'), { recursive: true });
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9e3d8' } })
    .jpeg()
    .toFile(path.join(room, 'room.jpg'));
  for (const name of DOORS) {
    const noise = { width: WIDTH, height: HEIGHT - 200, channels: 3 } as const;
    const input = await sharp(randomBytes(noise.width * noise.height * 3), { raw: noise })
      .png()
      .toBuffer();
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
      .composite([{ input, left: 0, top: 200 }])
      .png()
      .toFile(path.join(room, 'Doors', `${name}.png`));
  }
  return room;
}

/** The line that the browser has: bytes a second upwards, 0 for none; -1 for as fast as it goes. */
const setLine = (session: CDPSession, uploadThroughput: number): Promise<unknown> =>
  session.send('Network.emulateNetworkConditions', {
    ...{ offline: uploadThroughput === 0, latency: 0, downloadThroughput: -1 },
    uploadThroughput: Math.max(uploadThroughput, -1),
  });

interface SentPart {
  url: string;
  from: number;
  bytes: number;
}

/** Parts of images that the server has taken, and the images that were begun. */
const countUploads = (page: Page) => {
  const taken: SentPart[] = [];
  const begun: string[] = [];
  page.on('requestfinished', async (request: Request) => {
    if (!/\/uploads(\/[\w-]{32})?$/.test(request.url())) return;
    const response = await request.response();
    if (request.method() === 'POST' && response?.status() === 201) begun.push(String(response.headers().location));
    if (request.method() !== 'PATCH' || response?.status() !== 204) return;
    const from = Number(request.headers()['upload-offset']);
    taken.push({ url: request.url(), from, bytes: Number(response.headers()['upload-offset']) - from });
  });
  return { taken, begun };
};

async function build(page: Page, renders: string): Promise<void> {
  await page.goto(at(HOSTS.oakline, '/configurators/build'));
  await page.getByLabel('Choose a folder').setInputFiles(renders);
  await page.getByRole('list', { name: 'Items of Doors' }).waitFor();
}

async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create configurator' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Configurator name').fill(name);
  await form.getByLabel('Project', { exact: true }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Create', exact: true }).click();
}

const sum = (parts: readonly SentPart[]): number => parts.reduce((total, { bytes }) => total + bytes, 0);

test('a connection that is cut in the middle of an upload: it continues where it was, and nothing is sent twice', async ({
  page,
  context,
}, info) => {
  const renders = await writeRenders(info.outputPath());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const uploads = countUploads(page);
  const dialog = page.getByRole('dialog');

  await test.step('the connection is lost while images are on their way', async () => {
    await build(page, renders);
    await setLine(session, MEGABYTE);
    await create(page, 'Cut Off');
    await expect(dialog.getByText(/^[1-9]\d* of 13 images, /)).toBeVisible();
    await setLine(session, 0);
    await expect(dialog.getByText('Connection lost — resumes by itself')).toBeVisible();
  });

  await test.step('it resumes by itself, and the configurator goes live', async () => {
    await setLine(session, -1);
    await expect(page).toHaveURL(/\/configurators\/\d+\/preview/);
    await expect(page.getByText(/Preparing images/)).toHaveCount(0);
    await expect(page.frameLocator('iframe').first().getByText('Doors').first()).toBeVisible();
    expect(uploads.begun).toHaveLength(13);
    expect(uploads.taken.some(({ from }) => from > 0)).toBe(true);
  });

  await test.step('the same images again: nothing of them is sent', async () => {
    const before = [uploads.begun.length, sum(uploads.taken)];
    expect(before[1]).toBeGreaterThan(6 * MEGABYTE);
    await build(page, renders);
    await create(page, 'Once More');
    await expect(page).toHaveURL(/\/configurators\/\d+\/preview/);
    expect([uploads.begun.length, sum(uploads.taken)]).toEqual(before);
  });
});

test('a page that is closed in the middle of an upload: Create sends only what is missing', async ({
  page,
  context,
}, info) => {
  const renders = await writeRenders(info.outputPath());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const uploads = countUploads(page);
  await build(page, renders);
  await setLine(session, MEGABYTE);
  await create(page, 'Closed Laptop');
  await expect(page.getByRole('dialog').getByText(/^[2-9] of 13 images, /)).toBeVisible();
  await page.reload();
  await page.getByRole('list', { name: 'Items of Doors' }).waitFor();
  await setLine(session, -1);
  await create(page, 'Closed Laptop');
  await expect(page).toHaveURL(/\/configurators\/\d+\/preview/);
  expect(uploads.begun).toHaveLength(13);
  expect(uploads.taken.some(({ from }) => from > 0)).toBe(true);
});
