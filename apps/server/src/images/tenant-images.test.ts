import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { contentFolder } from '../ports/content-folder.ts';
import { readTenantImages } from './tenant-images.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-take-image-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A square banner of `count` small squares, and the side of the PNG that was made of it. */
async function copyOf(count: number): Promise<number | undefined> {
  const squares = Array.from(
    { length: count },
    (_, at) => `<rect x="${at % 600}" y="${at % 599}" width="2" height="2"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${squares.join('')}</svg>`;
  const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const { paths, writeTo } = await readTenantImages({ banner: data });
  await writeTo(contentFolder(folder), 'tenant');
  const name = paths.banner ?? '';
  expect(name).toMatch(/^logos\/banner-[0-9a-f]{16}\.svg$/);
  const { width } = await sharp(path.join(folder, 'tenant', name.replace('.svg', '.png'))).metadata();
  return width;
}

test('the copy of a drawing is as large as a banner may be, and smaller the more shapes could cover it', async () => {
  expect(await copyOf(10)).toBe(2400);
  expect(await copyOf(5_000)).toBe(1264);
});
