import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

/** A secret that only readers of the data folder know: the socket itself is open to all users of this machine. */
const TOKEN_FILE = 'process.token';
const SILENT_FOR_MS = 5_000;
const BACKUP_WITHIN_MS = 600_000;
const LONGEST_REQUEST = 200;

/** Creates the token that a request has to begin with; the file is readable by its owner only. */
export function writeToken(folder: string): string {
  const token = randomBytes(24).toString('base64url');
  const file = path.join(folder, TOKEN_FILE);
  fs.rmSync(file, { force: true });
  fs.writeFileSync(file, token, { mode: 0o600 });
  return token;
}

export const removeToken = (folder: string): void => fs.rmSync(path.join(folder, TOKEN_FILE), { force: true });

const same = (input: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(input).digest(), createHash('sha256').update(expected).digest());

/** Answers one caller of the folder's socket: `<token> backup` gets the path of a new backup, other callers nothing. */
export function answerCaller(socket: net.Socket, token: string, backup: () => Promise<string>): void {
  let received = '';
  socket.setTimeout(SILENT_FOR_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    received += chunk.toString('utf8');
    if (received.length > LONGEST_REQUEST) return socket.destroy();
    if (!received.includes('\n')) return;
    socket.removeAllListeners('data').setTimeout(0);
    if (!same(received.trim(), `${token} backup`)) return socket.destroy();
    backup().then(
      (file) => socket.end(JSON.stringify({ file })),
      (error: unknown) => socket.end(JSON.stringify({ error: error instanceof Error ? error.message : 'unknown' })),
    );
  });
}

/** Asks the server that holds the folder for a backup; returns its path, or null when no server runs. */
export async function askForBackup(folder: string, address: string): Promise<string | null> {
  const socket = net.connect(address);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!connected) return null;
  const token = fs.readFileSync(path.join(folder, TOKEN_FILE), 'utf8');
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setTimeout(BACKUP_WITHIN_MS, () => socket.destroy(new Error('The server made no backup in time.')));
    socket.on('data', (chunk) => {
      text += chunk.toString('utf8');
    });
    socket.on('error', reject).on('close', () => resolve(text));
    socket.write(`${token} backup\n`);
  });
  if (!answer) throw new Error('The running server rejected the request for a backup.');
  const { file, error } = JSON.parse(answer) as { file?: string; error?: string };
  if (!file) throw new Error(`The running server could not make a backup: ${error}`);
  return file;
}
