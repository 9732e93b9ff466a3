import fs from 'node:fs';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { inRequest } from '../request/request-id.ts';
import { readTexts } from '../request/request-language.ts';
import { ImageWorker } from './image-worker.ts';

const create = { width: 800, height: 800, channels: 3, background: '#356' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
/** An image whose preparation takes a while. */
const large = await sharp({ create: { ...create, noise } })
  .png()
  .toBuffer();
const small = await tinyPng(40, 20, [200, 30, 30, 255]);

const workers: ImageWorker[] = [];
const aWorker = (idleMs?: number): ImageWorker => {
  const worker = new ImageWorker(idleMs === undefined ? {} : { idleMs });
  workers.push(worker);
  return worker;
};
afterEach(() => {
  for (const worker of workers.splice(0)) for (const pid of worker.pids) if (pid !== undefined) process.kill(pid);
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a task runs in another process, and the next one in the same', async () => {
  const worker = aWorker();
  const { asset, files } = await worker.run('makeAsset', small, 'image');
  expect(asset.frame).toEqual([40, 20]);
  expect(Buffer.isBuffer(files.get(asset.variants[0]?.file ?? ''))).toBe(true);
  const [pid] = worker.pids;
  expect(pid).not.toBe(process.pid);
  await worker.run('drawEmailThumbnail', small);
  expect(worker.pids).toEqual([pid]);
});

test('an error of the product keeps its code, and is worded for the request of its caller', async () => {
  const broken = Buffer.concat([small.subarray(0, 60), Buffer.alloc(40)]);
  const worker = aWorker();
  await expect(worker.run('redrawLogo', broken)).rejects.toMatchObject({ code: 'uploads.not_an_image' });
  await readTexts('de');
  const inGerman = inRequest('a', () => worker.run('redrawLogo', broken), 'de');
  await expect(inGerman).rejects.toMatchObject({ message: 'Diese Datei ist kein PNG-, JPEG- oder WebP-Bild.' });
  await expect(aWorker().run('drawEmailThumbnail', Buffer.from('no image'))).rejects.toMatchObject({
    code: 'uploads.not_an_image',
    reason: expect.stringContaining('unsupported image format'),
  });
});

test('a process that breaks down fails its own image only', async () => {
  const worker = aWorker();
  await worker.run('drawEmailThumbnail', small);
  const [pid = 0] = worker.pids;
  const broken = worker.run('makeAsset', large, 'image');
  const other = worker.run('makeAsset', small, 'image');
  await expect.poll(() => worker.pidsAtWork).toContain(pid);
  process.kill(pid, 'SIGKILL');
  await expect(broken).rejects.toMatchObject({
    code: 'uploads.not_an_image',
    reason: expect.stringContaining('SIGKILL'),
  });
  expect((await other).asset.frame).toEqual([40, 20]);
  expect((await worker.run('makeAsset', small, 'image')).asset.frame).toEqual([40, 20]);
});

test('a process that ends before it has a task fails no image: another one takes it', async () => {
  const worker = aWorker();
  await worker.run('drawEmailThumbnail', small);
  const [pid = 0] = worker.pids;
  process.kill(pid, 'SIGKILL');
  expect((await worker.run('makeAsset', small, 'image')).asset.frame).toEqual([40, 20]);
  expect(worker.pids).not.toContain(pid);
});

test('the image of a request does not wait for those of a job', async () => {
  const worker = aWorker();
  const settled: string[] = [];
  const job = Array.from({ length: 6 }, () => worker.run('makeAsset', large, 'image').then(() => settled.push('job')));
  await worker.run('redrawVisitorImage', small, 40).then(() => settled.push('request'));
  expect(settled.filter((one) => one === 'job').length).toBeLessThan(6);
  await Promise.all(job);
  expect(worker.pids.length).toBeLessThanOrEqual(3);
});

test('the small images of an email do not wait for those of an upload', async () => {
  const worker = aWorker();
  let prepared = 0;
  const upload = Array.from({ length: 10 }, () => worker.run('makeAsset', large, 'image').then(() => prepared++));
  for (let image = 0; image < 4; image++) await worker.run('drawEmailThumbnail', small);
  expect(prepared).toBeLessThan(7);
  await Promise.all(upload);
});

test('processes end when there is nothing to do, and start again', async () => {
  const worker = aWorker(50);
  await worker.run('drawEmailThumbnail', small);
  const [pid = 0] = worker.pids;
  await expect.poll(() => [worker.pids, isRunning(pid)]).toEqual([[], false]);
  await worker.run('drawEmailThumbnail', small);
});

test.runIf(process.platform === 'linux')('a process has none of the secrets of the server', async () => {
  vi.stubEnv('SECRET_KEY', 'secret-of-the-server');
  const worker = aWorker();
  await worker.run('drawEmailThumbnail', small);
  const variables = fs.readFileSync(`/proc/${worker.pids[0]}/environ`, 'utf8');
  vi.unstubAllEnvs();
  expect(variables).toContain('PATH=');
  expect(variables).not.toContain('secret-of-the-server');
});
