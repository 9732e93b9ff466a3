import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';

let t: TestApp;
let address: string;
/** Whether requests arrive as when their sender reset the connection at once. */
let isLost = false;

beforeAll(async () => {
  t = await appForTests();
  t.app.server.prependListener('request', ({ socket }: IncomingMessage) => {
    if (isLost) Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  });
  address = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());

const login = async (): Promise<number> => {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const body = JSON.stringify({ email: 'ann@oakline.test', password: 'wrong' });
  return (await fetch(`${address}/api/login`, { method: 'POST', headers, body })).status;
};

test('a request whose connection is gone is no error of the server', async () => {
  const answered = await login();
  expect(answered).not.toBe(400);
  isLost = true;
  expect(await login()).toBe(400);
});
