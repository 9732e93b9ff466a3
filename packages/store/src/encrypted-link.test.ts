import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { openPostgres } from './open.ts';

const servers: net.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A database server that sends this reply to the request for TLS, and records what it receives after. */
async function aServer(answer: 'S' | 'N') {
  const sent: Buffer[] = [];
  const server = net.createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.write(answer);
        socket.on('data', (chunk) => {
          sent.push(chunk);
          socket.destroy();
        });
      });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { sent, url: `postgres://app:word@127.0.0.1:${(server.address() as AddressInfo).port}/app` };
}

const TLS_HANDSHAKE = 0x16;

test.each(['require', 'verify-ca', 'verify-full'])('%s sends nothing to a server without TLS', async (mode) => {
  const server = await aServer('N');
  const store = openPostgres(`${server.url}?sslmode=${mode}`);
  await expect(store.run('select 1')).rejects.toThrow('does not support SSL');
  expect(server.sent).toEqual([]);
  await store.close();
});

test.each(['require', 'verify-ca', 'verify-full'])('%s begins with TLS, and checks the certificate', async (mode) => {
  const server = await aServer('S');
  const store = openPostgres(`${server.url}?sslmode=${mode}`);
  await expect(store.run('select 1')).rejects.toThrow();
  expect(server.sent[0]?.[0]).toBe(TLS_HANDSHAKE);
  await store.close();
  const { ssl } = new pg.Client({ connectionString: `${server.url}?sslmode=${mode}` });
  // Nothing that turns the check off: neither of the certificate nor of its name.
  expect(ssl).toEqual({});
});
