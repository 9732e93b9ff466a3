import { expect, test } from 'vitest';
import { RecentFiles } from './recent-files.ts';

const MEGABYTE = 1024 * 1024;
const half = (value: number): Buffer => Buffer.alloc(MEGABYTE / 2, value);

test('the last 24 MB are remembered; what was used again stays longer', () => {
  const files = new RecentFiles();
  for (let at = 0; at < 48; at++) files.add(String(at), half(at));
  files.add('0', half(0));
  files.add('48', half(48));
  expect([files.get('0')?.[0], files.get('1'), files.get('2')?.[0], files.get('48')?.[0]]).toEqual([0, null, 2, 48]);
});

test('a large file is not', () => {
  const files = new RecentFiles();
  files.add('model', Buffer.alloc(MEGABYTE));
  expect(files.get('model')).toBeNull();
});
