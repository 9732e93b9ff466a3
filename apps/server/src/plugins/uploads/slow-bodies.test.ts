import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  await app.register(slowBodies, { withinMs: 60 });
  app.post('/', async ({ body }) => ({ taken: body }));
  // Longer than the limit: a body that began later is ended meanwhile.
  app.get('/export', async () => ({ packed: (await converse(endless())) === '' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends a request and returns all that came back until the server closed the connection, or `expected` came. */
const converse = (sent: string, expected?: string): Promise<string> =>
  new Promise((resolve) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('error', () => undefined).on('close', () => resolve(received));
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8');
      if (expected && received.includes(expected)) socket.destroy();
    });
  });

const head = (type: string, bytes: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\n\r\n`;

const endless = (): string => `${head('application/json', 400)}{"a":`;

test('a body that never ends is rejected', async () => {
  expect(await converse(endless())).toBe('');
});

test('a body that is whole is answered', async () => {
  expect(await converse(`${head('application/json', 7)}{"a":1}`, '"a":1')).toContain('200 OK');
});

test('a request without a body may wait for a response that takes longer', async () => {
  expect(await converse('GET /export HTTP/1.1\r\nhost: x\r\n\r\n', '"packed":true')).toContain('200 OK');
});
