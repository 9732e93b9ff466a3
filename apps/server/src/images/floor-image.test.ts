import type { Asset } from '@vitrine/contract/latest-file';
import { aBlend, aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import type { ContentFiles } from '../ports/content-files.ts';
import { floorImage } from './floor-image.ts';

const asset = (file: string): Asset => ({
  frame: [4, 4],
  rect: [0, 0, 4, 4],
  variants: [{ scale: 1, file, bytes: 1 }],
});
const content = { read: async (path: string) => Buffer.from(path) } as unknown as ContentFiles;
const file = aFloorsFile({
  blends: [
    aBlend({ preview: 'one.webp' }),
    aBlend({ id: 'BLD-02', preview: 'two.webp' }),
    aBlend({ id: 'BLD-03', preview: 'never-sent.webp' }),
  ],
  scene: { base: 'room.webp' },
});
const assets = { 'one.webp': asset('1.webp'), 'two.webp': asset('2.webp'), 'room.webp': asset('3.webp') };
const read = async (design?: string) =>
  (await floorImage(content, { dataUrl: 'org/floors/garage', file, assets }, design))?.toString();

test.each([
  ['as it opens', undefined, '1'],
  ['of a design', 'BLD-02', '2'],
  ['whose preview was never sent: the room', 'BLD-03', '3'],
  ['of the visitor’s own mix: the room', 'mix=FLK-01:100:m', '3'],
])('a floor %s', async (_, design, image) => {
  expect(await read(design)).toBe(`org/floors/garage/${image}.webp`);
});

test('nothing where neither preview nor room is there', async () => {
  expect(await floorImage(content, { dataUrl: 'x', file, assets: {} })).toBeNull();
});
