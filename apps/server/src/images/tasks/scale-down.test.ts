import { expect, test } from 'vitest';
import { scaleDown } from './scale-down.ts';

const pixels = (...rows: [number, number, number, number][][]) => ({
  data: Buffer.from(rows.flat(2)),
  width: rows[0]?.length ?? 0,
  height: rows.length,
  channels: 4 as const,
});

const CLEAR: [number, number, number, number] = [99, 99, 99, 0];
const RED: [number, number, number, number] = [200, 0, 0, 255];

test('mixes only visible pixels, and stays opaque where anything is', () => {
  const { data } = scaleDown(pixels([RED, CLEAR], [CLEAR, CLEAR]), 2);
  expect([...data]).toEqual([200, 0, 0, 255]);
});

test('stays clear where nothing is', () => {
  const { data } = scaleDown(pixels([CLEAR, CLEAR], [CLEAR, CLEAR]), 2);
  expect(data[3]).toBe(0);
});

test('takes the mean of opaque pixels', () => {
  const { data, width, height } = scaleDown(pixels([RED, [100, 40, 0, 255]], [RED, [100, 40, 0, 255]]), 2);
  expect([width, height, ...data]).toEqual([1, 1, 150, 20, 0, 255]);
});

test('leaves two layers that meet at an odd pixel without a gap', () => {
  const left = scaleDown(pixels([RED, RED, RED, CLEAR], [RED, RED, RED, CLEAR]), 2);
  const right = scaleDown(pixels([CLEAR, CLEAR, CLEAR, RED], [CLEAR, CLEAR, CLEAR, RED]), 2);
  for (let x = 0; x < 2; x++) expect(Math.max(left.data[x * 4 + 3] ?? 0, right.data[x * 4 + 3] ?? 0)).toBe(255);
});
