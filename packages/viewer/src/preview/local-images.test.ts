import type { LatestFile } from '@vitrine/contract/latest-file';
import { expect, test } from 'vitest';
import { createLocalImages } from './local-images.ts';

const latest = {
  assets: {
    'base.jpg': { frame: [8, 4], rect: [0, 0, 8, 4], variants: [{ scale: 1, file: 'abc', bytes: 1 }] },
    'door.png': { frame: [8, 4], rect: [0, 0, 8, 4], variants: [{ scale: 1, file: 'prepared.webp', bytes: 1 }] },
  },
} as unknown as LatestFile;

const filesOf = ({ assets }: LatestFile) => Object.values(assets).map(({ variants }) => variants[0]?.file);

test('images of the device get one address each; prepared ones keep theirs', () => {
  let made = 0;
  const withAddresses = createLocalImages(() => `blob:${++made}`);
  const images = { abc: new Blob(['image']) };
  expect(filesOf(withAddresses(latest, images))).toEqual(['blob:1', 'prepared.webp']);
  expect(filesOf(withAddresses(latest, images))).toEqual(['blob:1', 'prepared.webp']);
  expect(filesOf(latest)).toEqual(['abc', 'prepared.webp']);
});

test('a name of every object is no image', () => {
  const withAddresses = createLocalImages(() => 'blob:1');
  const odd = { assets: { a: { variants: [{ file: 'constructor' }] } } } as unknown as LatestFile;
  expect(filesOf(withAddresses(odd, {}))).toEqual(['constructor']);
});
