import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findPostgres, openPostgres } from './postgres.mjs';

/**
 * Vitest's global setup: starts a Postgres server for the tests that need a real one, unless TEST_DATABASE_URL names
 * one. Prints a notice when there is none; those tests are then skipped. Returns a function that stops it and removes
 * its folder.
 */
export async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const bin = findPostgres();
  if (!bin) return sayWithout('there is none on PATH, POSTGRES_BIN names none');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-postgres-'));
  const remove = () => fs.rmSync(folder, { recursive: true, force: true });
  try {
    const server = openPostgres(bin, folder, await freePort(), { forgetful: true });
    process.env.VITRINE_TEST_POSTGRES = server.url;
    return () => {
      server.close();
      remove();
    };
  } catch (error) {
    remove();
    return sayWithout(error.message.trim());
  }
}

const sayWithout = (reason) =>
  void console.log(`Without a Postgres server (${reason}): the tests that need a real one are skipped.`);

async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
