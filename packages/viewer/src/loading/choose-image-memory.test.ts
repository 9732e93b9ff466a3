import { chooseScale, SMALLEST } from '@vitrine/domain/design/view/choose-scale';
import { expect, test } from 'vitest';
import { chooseImageMemory } from './choose-image-memory.ts';

const MEGABYTE = 1024 * 1024;
const ask = (overrides: Partial<Parameters<typeof chooseScale>[0]>) =>
  chooseScale({ frame: [4096, 2048], density: 1.5, maxTexture: 8192, memory: 800 * MEGABYTE, ...overrides });

test.each([
  ['the full size where its pixels are seen', 1.5, 1],
  ['half the size on a small viewer', 1.8, 2],
  ['a quarter on a very small one', 3.6, 4],
  ['the full size, even enlarged, when the visitor zooms in', 0.4, 1],
])('chooses %s', (_, density, scale) => {
  expect(ask({ density })).toBe(scale);
});

test('chooses what the card can hold', () => {
  expect(ask({ maxTexture: 2048 })).toBe(2);
  expect(ask({ frame: [8192, 4096], maxTexture: 2048 })).toBe(4);
});

test('chooses what the memory can hold, and never less than the smallest', () => {
  expect(ask({ memory: 100 * MEGABYTE })).toBe(2);
  expect(ask({ memory: 1 })).toBe(SMALLEST);
});

test('a machine with 4 GB shows a 4096 panorama in full, one with less at half size', () => {
  expect(ask({ memory: chooseImageMemory(4) })).toBe(1);
  expect(ask({ memory: chooseImageMemory(undefined) })).toBe(1);
  expect(ask({ memory: chooseImageMemory(2) })).toBe(2);
});
