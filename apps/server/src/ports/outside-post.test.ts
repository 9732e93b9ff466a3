import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsidePost } from './outside-post.ts';

let inside: http.Server;
let port: number;
let hits = 0;

beforeAll(async () => {
  inside = http.createServer((request) => {
    hits += 1;
    request.resume();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  port = (inside.address() as AddressInfo).port;
});
afterAll(() => {
  inside.closeAllConnections();
  return new Promise((resolve) => inside.close(resolve));
});

test.each([
  '127.0.0.1',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
  '0.0.0.0',
  'localhost',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
])('%s is inside, and is not asked', async (host) => {
  const post = outsidePost({ anywhere: false, timeoutMs: 500 });
  for (const scheme of ['https', 'http']) {
    expect(await post.send(`${scheme}://${host}:${port}/`, {}, '{}')).toEqual({ problem: 'private' });
  }
  expect(hits).toBe(0);
});

test('who does not answer is silent', async () => {
  const post = outsidePost({ anywhere: true, timeoutMs: 100 });
  expect(await post.send(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ problem: 'silent' });
});

test('a host that nobody knows is unknown', async () => {
  const post = outsidePost({ anywhere: false, timeoutMs: 500 });
  expect(await post.send('https://nobody.invalid/', {}, '{}')).toEqual({ problem: 'unknown' });
});
