import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { answerCaller, askForBackup, removeToken, writeToken } from './running-server.ts';

/** Thrown when another process holds the folder. */
export class FolderInUse extends Error {}

/**
 * Locks a folder for this process, before anything in it is opened: the embedded database allows two processes, and
 * they destroy each other's rows. The lock is a listening socket named by the folder, so the operating system frees it
 * at any end of the process, `kill -9` included. Returns a function that frees it. `backup` runs for a caller of the
 * socket that may read the folder.
 */
export async function lockFolder(
  folder: string,
  backup: () => Promise<string> = () => Promise.reject(new Error('there is nothing to back up')),
): Promise<() => Promise<void>> {
  const address = socketAddress(folder);
  let token = '';
  const server = net.createServer((socket) => (token ? answerCaller(socket, token, backup) : socket.end()));
  server.unref();
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (!address.startsWith(os.tmpdir()) || (await answers(address))) throw inUse(folder);
    fs.rmSync(address, { force: true });
    await listen(server, address);
  }
  fs.writeFileSync(path.join(folder, 'process.pid'), String(process.pid));
  token = writeToken(folder);
  return () =>
    new Promise((resolve) => {
      fs.rmSync(path.join(folder, 'process.pid'), { force: true });
      removeToken(folder);
      server.close(() => resolve());
    });
}

/** A backup of the folder by the process that holds it, as a path; null when none does. */
export const backupOfHolder = (folder: string): Promise<string | null> => askForBackup(folder, socketAddress(folder));

function inUse(folder: string): FolderInUse {
  const holder = readHolder(folder);
  return new FolderInUse(
    `Another Vitrine process${holder ? ` (pid ${holder})` : ''} is using the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

function readHolder(folder: string): string {
  try {
    return fs.readFileSync(path.join(folder, 'process.pid'), 'utf8').trim();
  } catch {
    return '';
  }
}

/** Linux: an abstract socket; Windows: a named pipe; elsewhere: a socket file, which may be left behind by a crash. */
function socketAddress(folder: string): string {
  const { dev, ino } = fs.statSync(folder);
  const name = `vitrine-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

const listen = (server: net.Server, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
