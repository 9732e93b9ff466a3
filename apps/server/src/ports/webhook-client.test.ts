import dns from 'node:dns/promises';
import { EventEmitter } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { webhookClient } from './webhook-client.ts';

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
])('%s is internal, and gets no request', async (host) => {
  const post = webhookClient({ anywhere: false, timeoutMs: 500 });
  for (const scheme of ['https', 'http']) {
    expect(await post.send(`${scheme}://${host}:${port}/`, {}, '{}')).toEqual({ error: 'private' });
  }
  expect(hits).toBe(0);
});

test('a host that does not respond is silent', async () => {
  const post = webhookClient({ anywhere: true, timeoutMs: 100 });
  expect(await post.send(`http://127.0.0.1:${port}/`, {}, '{}')).toEqual({ error: 'silent' });
});

test('a host whose name servers do not respond is silent', async () => {
  const lookup = vi.spyOn(dns, 'lookup').mockReturnValue(new Promise(() => undefined) as never);
  const post = webhookClient({ anywhere: true, timeoutMs: 100 });
  expect(await post.send('https://hooks.example/', {}, '{}')).toEqual({ error: 'silent' });
  lookup.mockRestore();
});

test('a host that nobody knows is unknown', async () => {
  const post = webhookClient({ anywhere: false, timeoutMs: 500 });
  expect(await post.send('https://nobody.invalid/', {}, '{}')).toEqual({ error: 'unknown' });
});

test.each([
  ['a public and a private address is not asked', ['2606:4700::1111', '10.0.0.1'], 'private'],
  ['a private and a public address is not asked', ['fd00::1', '1.1.1.1'], 'private'],
  ['public addresses of both kinds is asked', ['2606:4700::1111', '1.1.1.1'], 'unreachable'],
])('a host with %s', async (_case, addresses, error) => {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const lookup = vi.spyOn(dns, 'lookup').mockResolvedValue(found as never);
  const request = vi.spyOn(https, 'request').mockImplementation(() => {
    const outgoing = new EventEmitter();
    return Object.assign(outgoing, { end: () => outgoing.emit('error', new Error('No network')) }) as never;
  });
  const posted = await webhookClient({ anywhere: false, timeoutMs: 500 }).send('https://hooks.example/', {}, '{}');
  expect(posted).toEqual({ error });
  expect(request).toHaveBeenCalledTimes(error === 'private' ? 0 : 1);
  lookup.mockRestore();
  request.mockRestore();
});
