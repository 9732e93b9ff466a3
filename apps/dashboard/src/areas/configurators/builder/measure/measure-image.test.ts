import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureImage } from './measure-image.ts';

const MEGABYTE = 1024 * 1024;

/** A PNG of this size as far as its header goes, and so many bytes. */
function aPng(width: number, height: number, bytes: number): Blob {
  const head = new DataView(new ArrayBuffer(33));
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  for (const [at, byte] of start.entries()) head.setUint8(at, byte);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Blob([head.buffer, new Uint8Array(bytes - 33)]);
}

// Nothing is decoded here.
beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded'))));
afterEach(() => void vi.unstubAllGlobals());

test('a panorama that is cut into tiles can have more bytes than other images', async () => {
  const decoded = { unusable: { reason: 'broken' } };
  expect(await measureImage('room.png', aPng(16_384, 8192, 39 * MEGABYTE))).toEqual(decoded);
  expect(await measureImage('room.png', aPng(4096, 2048, limits.imageBytes))).toEqual(decoded);
});

test.each([
  ['one that is not cut', 4096, 2048, 9, 8],
  ['an image of another shape', 8192, 2048, 9, 8],
  ['a panorama that is even larger', 16_384, 8192, 41, 40],
])('%s is left out before it is read, with its limit', async (_what, width, height, megabytes, limit) => {
  const file = aPng(width, height, megabytes * MEGABYTE);
  expect(await measureImage('room.png', file)).toEqual({ unusable: { reason: 'bytes', limit: limit * MEGABYTE } });
});
