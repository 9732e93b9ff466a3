import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { assertHeader, decrypt, HEADER_BYTES, isAge } from './encrypt-stream.ts';
import { type Manifest, manifestSchema, PARTS } from './manifest.ts';
import { SEALED_MARK, unseal } from './sealed-before-age.ts';
import { readTar } from './tar.ts';
import { sha256 } from './write-backup.ts';

export interface UnpackedBackup {
  manifest: Manifest;
  /** The folder of the parts; the caller removes it. */
  folder: string;
}

const DAMAGED = 'The backup is damaged';

/**
 * Unpacks a backup into an empty folder and checks every part against the manifest before anything uses it. Throws with
 * a message when a part is missing, different or not named.
 */
export async function unpackBackup(file: string, passphrase: string | null, folder: string): Promise<UnpackedBackup> {
  const found: FoundParts = { tables: new Map(), parts: new Map() };
  for await (const { name, bytes } of readTar(await openPacked(file, passphrase))) {
    const to = path.resolve(folder, name);
    if (!to.startsWith(folder + path.sep)) throw new Error(`${DAMAGED}: a part leads outside (${name}).`);
    await fs.mkdir(path.dirname(to), { recursive: true });
    await fs.writeFile(to, bytes, { mode: 0o600 });
    note(found, name, bytes);
  }
  const manifest = await readManifest(path.join(folder, PARTS.manifest));
  assertComplete(manifest, found);
  return { manifest, folder };
}

interface FoundParts {
  tables: Map<string, { hash: Hash; rows: number }>;
  parts: Map<string, string>;
}

function note({ tables, parts }: FoundParts, name: string, bytes: Buffer): void {
  if (!name.startsWith(PARTS.rows)) return void parts.set(name, sha256(bytes));
  const table = name.split('/')[1] ?? '';
  const known = tables.get(table) ?? { hash: createHash('sha256'), rows: 0 };
  known.hash.update(bytes);
  known.rows += linesOf(bytes).length;
  tables.set(table, known);
}

/** The lines of a part; a line feed ends each. */
export const linesOf = (bytes: Buffer): string[] => bytes.toString('utf8').split('\n').slice(0, -1);

/** The compressed archive, decrypted where the file is encrypted. */
async function openPacked(file: string, passphrase: string | null): Promise<AsyncIterable<Uint8Array>> {
  const start = await readStart(file);
  const isSealed = start.subarray(0, SEALED_MARK.length).equals(SEALED_MARK);
  if (!isSealed && !isAge(start)) return createReadStream(file);
  if (passphrase === null) throw new Error(`${file} is encrypted: name its passphrase with --passphrase-file.`);
  if (isSealed) return unseal(createReadStream(file), passphrase);
  assertHeader(start);
  return decrypt(createReadStream(file), passphrase);
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await fs.open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await fs.readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error(`${DAMAGED}: it has no manifest. Is it a backup of Vitrine?`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('The backup has a form that this version of Vitrine does not know.');
  return parsed.data;
}

function assertComplete(manifest: Manifest, { tables, parts }: FoundParts): void {
  for (const { name, rows, sha256: expected } of manifest.tables) {
    const table = tables.get(name);
    const hash = table?.hash.digest('hex') ?? sha256('');
    if (hash !== expected || (table?.rows ?? 0) !== rows) throw new Error(`${DAMAGED}: the rows of ${name} differ.`);
    tables.delete(name);
  }
  const expected = new Map(manifest.files.map((file) => [`${PARTS.files}${file.path}`, file.sha256]));
  expected.set(PARTS.jobs, manifest.jobs.sha256);
  for (const [name, hash] of expected) {
    if (parts.get(name) !== hash) throw new Error(`${DAMAGED}: ${name} is missing or differs.`);
    parts.delete(name);
  }
  parts.delete(PARTS.manifest);
  if (manifest.hasKey) parts.delete(PARTS.key);
  const [extra] = [...tables.keys(), ...parts.keys()];
  if (extra !== undefined) throw new Error(`${DAMAGED}: ${extra} is not named by the manifest.`);
}
