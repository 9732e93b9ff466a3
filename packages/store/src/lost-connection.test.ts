import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { runOn } from './database.ts';
import { openPostgres } from './open.ts';

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message('Z', Buffer.from('T'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const BEGUN = Buffer.concat([message('C', Buffer.from('BEGIN\0')), READY]);

/** As much of a Postgres server as opens a connection and begins a transaction, and then goes down. */
async function aServerThatDies() {
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    let greeted = false;
    socket.on('data', () => {
      socket.write(greeted ? BEGUN : WELCOME);
      greeted = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://nobody@127.0.0.1:${port}/none`,
    die: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

test('a database that goes down in the middle of a transaction ends the transaction, not the process', async () => {
  const server = await aServerThatDies();
  const store = openPostgres(server.url);
  const working = store.db.transaction().execute(async (transaction) => {
    await server.die();
    // Events without a listener have been thrown by then.
    await new Promise((resolve) => setImmediate(resolve));
    await runOn(transaction, 'select 1', []);
  });
  await expect(working).rejects.toThrow(/onnection/);
  await store.close();
});
