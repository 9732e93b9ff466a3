import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { publicDomainProofs } from './domain-proofs.ts';

const before = dns.getServers();
afterEach(() => dns.setServers(before));

test('a name server that never answers holds nobody up: the result is unclear, in time', async () => {
  const silent = dgram.createSocket('udp4');
  silent.bind(0, '127.0.0.1');
  await once(silent, 'listening');
  const servers = [`127.0.0.1:${silent.address().port}`];
  dns.setServers(servers);
  const began = performance.now();
  const where = { recordName: '_vitrine.slow.example', host: 'slow.example', path: '/.well-known/vitrine.txt' };
  const found = await publicDomainProofs({ withinMs: 250, servers }).find(where);
  expect(found).toEqual({ texts: [], isClear: false });
  expect(performance.now() - began).toBeLessThan(10_000);
  silent.close();
});
