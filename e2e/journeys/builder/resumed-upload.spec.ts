import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { HOSTS, PORT } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const WIDTH = 1024;
const HEIGHT = 512;
const DOORS = ['Chalk', 'Sage', 'Navy', 'Oak', 'Slate', 'Clay'];
/** The room, the doors, and a thumbnail of each door. */
const IMAGES = 1 + 2 * DOORS.length;
const MEGABYTE = 1024 * 1024;

/** Renders of noise, which no format makes smaller: over a megabyte each. */
async function writeRenders(folder: string): Promise<string> {
  const room = path.join(folder, 'Studio');
  fs.mkdirSync(path.join(room, 'Doors'), { recursive: true });
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: { r, g, b } } })
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

/** A line to the product that can be cut in the middle of whatever is on it. */
async function openLine() {
  const sockets = new Set<net.Socket>();
  let left = Number.POSITIVE_INFINITY;
  let sent = 0;
  const server = net.createServer((client) => {
    const product = net.connect(PORT, '127.0.0.1');
    for (const socket of [client, product]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => product.destroy());
    product.on('close', () => client.destroy()).pipe(client);
    client.on('data', (chunk) => {
      const part = chunk.subarray(0, Math.max(0, left));
      left -= chunk.length;
      sent += part.length;
      product.write(part, () => left <= 0 && cut());
    });
    if (left <= 0) client.destroy();
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    at: (address: string): string => `http://${HOSTS.oakline}:${port}${address}`,
    /** Bytes from the browser to the product. */
    sent: (): number => sent,
    cutAfter: (bytes: number): void => {
      left = bytes;
    },
    mend: (): void => {
      left = Number.POSITIVE_INFINITY;
    },
    close: (): void => {
      cut();
      server.close();
    },
  };
}
type Line = Awaited<ReturnType<typeof openLine>>;

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

async function build(page: Page, line: Line, renders: string): Promise<void> {
  await page.goto(line.at('/configurators/build'));
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

/** Waits for the message that the configurator was created, and goes on to its page. */
async function created(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/configurators\/\d+\/preview/);
}

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .reduce(
      (sum, entry) => (entry.isFile() ? sum + fs.statSync(path.join(entry.parentPath, entry.name)).size : sum),
      0,
    );

let line: Line;
test.beforeEach(async ({ page }) => {
  line = await openLine();
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
});
test.afterEach(() => line.close());

test('a connection that is cut in the middle of an upload: it continues where it was, and nothing is sent twice', async ({
  page,
}, info) => {
  const renders = await writeRenders(info.outputPath());
  const uploads = countUploads(page);
  const lost = page.getByRole('dialog').getByText('Connection lost — resumes by itself');
  let before = 0;

  await test.step('the connection is lost while images are on their way', async () => {
    await build(page, line, renders);
    before = line.sent();
    line.cutAfter(2.5 * MEGABYTE);
    await create(page, 'Cut Off');
    await expect(lost).toBeVisible();
  });

  await test.step('it resumes by itself, and the configurator goes live', async () => {
    line.mend();
    await created(page);
    const id = /configurators\/(\d+)/.exec(page.url())?.[1];
    const liveVersion = (): Promise<unknown> =>
      page.evaluate(
        async (address) => (await (await fetch(address)).json()).data.deployed_version,
        `/api/configurators/${id}`,
      );
    await expect.poll(liveVersion).toBe(1);
    expect(uploads.begun).toHaveLength(IMAGES);
    expect(uploads.taken.some(({ from }) => from > 0)).toBe(true);
    // What was on the line when it was cut, and all that is not images.
    expect(line.sent() - before).toBeLessThan(sizeOf(renders) + MEGABYTE);
  });

  await test.step('the same images again: nothing of them is sent', async () => {
    await build(page, line, renders);
    before = line.sent();
    await create(page, 'Once More');
    await created(page);
    expect(line.sent() - before).toBeLessThan(MEGABYTE / 4);
    expect(uploads.begun).toHaveLength(IMAGES);
  });
});

test('a page that is closed in the middle of an upload: Create sends only what is missing', async ({ page }, info) => {
  const renders = await writeRenders(info.outputPath());
  const uploads = countUploads(page);
  await build(page, line, renders);
  const before = line.sent();
  line.cutAfter(2.5 * MEGABYTE);
  await create(page, 'Closed Laptop');
  await expect(page.getByRole('dialog').getByText('Connection lost — resumes by itself')).toBeVisible();
  await page.goto('about:blank');
  line.mend();
  await page.goto(line.at('/configurators/build'));
  await page.getByRole('list', { name: 'Items of Doors' }).waitFor();
  await create(page, 'Closed Laptop');
  await created(page);
  expect(uploads.begun).toHaveLength(IMAGES);
  expect(uploads.taken.some(({ from }) => from > 0)).toBe(true);
  expect(line.sent() - before).toBeLessThan(sizeOf(renders) + 2 * MEGABYTE);
});
