import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Images } from './images.ts';

const SIDE = 10;
const BYTES = SIDE * SIDE * 4;
const close = vi.fn();
let fetched: string[] = [];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address.split('/').at(-1) ?? '');
    return new Response('bytes', { status: address.includes('gone') ? 404 : 200 });
  });
  vi.stubGlobal('createImageBitmap', async () => ({ width: SIDE, height: SIDE, close }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  close.mockClear();
});

const end = new AbortController();
const images = (bound = BYTES) => new Images('https://content.example.test/a/latest.json', bound, end.signal);

test('files are relative to latest.json', () => {
  expect(images().address('assets/x.webp')).toBe('https://content.example.test/a/assets/x.webp');
});

test('a file that is asked for twice at once is fetched and decoded once', async () => {
  const some = images();
  const [one, other] = await Promise.all([some.decode('a.webp'), some.decode('a.webp')]);
  expect(one).toBe(other);
  expect(fetched).toEqual(['a.webp']);
});

test('keeps what is in use, and of the rest no more than its bound', async () => {
  const some = images();
  some.use(['a.webp', 'b.webp']);
  for (const file of ['a.webp', 'b.webp', 'c.webp', 'd.webp']) await some.decode(file);
  expect(close).toHaveBeenCalledTimes(1);
  fetched = [];
  for (const file of ['a.webp', 'b.webp', 'd.webp', 'c.webp']) await some.decode(file);
  expect(fetched).toEqual(['c.webp']);
});

test('a file that does not arrive is a failed image, and asked for again next time', async () => {
  const some = images();
  await expect(some.decode('gone.webp')).rejects.toMatchObject({ code: 'image', about: 'gone.webp' });
  await expect(some.decode('gone.webp')).rejects.toMatchObject({ code: 'image' });
  expect(fetched).toHaveLength(2);
});

test('closes everything at the end', async () => {
  const some = images();
  await some.decode('a.webp');
  some.dispose();
  expect(close).toHaveBeenCalledTimes(1);
});
