import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { afterEach, expect, test } from 'vitest';
import { aZip } from '../testing/form-request.ts';
import { listZip, type UploadedFile } from './zip-file.ts';

const opened: { handle: fs.FileHandle; folder: string }[] = [];
afterEach(async () => {
  for (const { handle, folder } of opened.splice(0)) {
    await handle.close();
    await fs.rm(folder, { recursive: true });
  }
});

async function list(bytes: Buffer): Promise<UploadedFile[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'vitrine-zip-'));
  await fs.writeFile(path.join(folder, 'a.zip'), bytes);
  const handle = await fs.open(path.join(folder, 'a.zip'));
  opened.push({ handle, folder });
  return listZip(handle);
}

const messagesOf = (work: Promise<unknown>): Promise<readonly string[] | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.errors?.assets : [String(error)]),
  );

/** The position of the directory's entry of a ZIP with one file. */
const directoryAt = (zip: Buffer): number => zip.readUInt32LE(zip.length - 6);

/** A ZIP of one file, with fields of its directory changed. */
async function changed(write: (zip: Buffer, entry: number) => void, content = 'text'): Promise<Buffer> {
  const zip = await aZip({ 'base.webp': content });
  write(zip, directoryAt(zip));
  return zip;
}

test('lists the files and unpacks each; folders are left out, backslashes are slashes', async () => {
  const zip = await aZip({ 'one.webp': 'first', 'in/two.webp': 'second'.repeat(1000), 'sub-x.webp': '' });
  for (let at = zip.indexOf('sub-x'); at >= 0; at = zip.indexOf('sub-x', at + 1)) zip.write('sub\\x', at);
  const files = await list(zip);
  expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['one.webp', 5],
    ['in/two.webp', 6000],
    ['sub/x.webp', 0],
  ]);
  expect(await Promise.all(files.map(async (file) => String(await file.read())))).toEqual([
    'first',
    'second'.repeat(1000),
    '',
  ]);
});

test.each([
  ['of Windows, in the code page of DOS', [0x81], 'K\u00fcche'],
  ['of macOS, which does not say that it is UTF-8', [0x75, 0xcc, 0x88], 'Ku\u0308che'],
])('reads a name %s', async (_case, letter, name) => {
  const zip = await aZip({ [`K${'x'.repeat(letter.length)}che.webp`]: 'text' });
  for (let at = zip.indexOf('Kx'); at >= 0; at = zip.indexOf('Kx', at + 1)) Buffer.from(letter).copy(zip, at + 1);
  zip.writeUInt16LE(0, directoryAt(zip) + 8);
  expect((await list(zip)).map((file) => file.name)).toEqual([`${name}.webp`]);
});

test.each<[string, (zip: Buffer, entry: number) => void, string]>([
  ['a name that leads outside', (zip, at) => zip.write('../a.webp', at + 46), fileMessages.nameOutside('../a.webp')],
  ['an absolute name', (zip, at) => zip.write('/ase.webp', at + 46), fileMessages.nameOutside('/ase.webp')],
  ['a password', (zip, at) => zip.writeUInt16LE(1, at + 8), fileMessages.zipEncrypted('base.webp')],
  [
    'too many files',
    (zip) => zip.writeUInt16LE(limits.images + 1, zip.length - 12),
    fileMessages.tooMany(limits.images),
  ],
  ['a broken directory', (zip, at) => zip.writeUInt32LE(0, at), fileMessages.zipUnreadable],
  ['a name beyond the end', (zip, at) => zip.writeUInt16LE(60_000, at + 28), fileMessages.zipUnreadable],
  ['a directory beyond the end', (zip) => zip.writeUInt32LE(0x7fffffff, zip.length - 6), fileMessages.zipUnreadable],
])('rejects a ZIP with %s', async (_case, write, message) => {
  expect(await messagesOf(list(await changed(write)))).toEqual([message]);
});

test('rejects what only begins as a ZIP', async () => {
  expect(await messagesOf(list(Buffer.from('PK\u0003\u0004 and nothing else')))).toEqual([fileMessages.zipUnreadable]);
});

test('rejects a directory larger than its files need', async () => {
  const comment = Buffer.alloc(5000, 'c');
  const zip = await aZip({ 'base.webp': 'text' });
  const at = directoryAt(zip);
  zip.writeUInt16LE(comment.length, at + 32);
  const end = zip.length - 22;
  const padded = Buffer.concat([zip.subarray(0, end), comment, zip.subarray(end)]);
  expect(await messagesOf(list(padded))).toEqual([fileMessages.zipUnreadable]);
});

const imageTooLarge = fileMessages.imageTooLarge('base.webp', limits.imageBytes / 2 ** 20);

test.each<[string, (zip: Buffer, entry: number) => void, string]>([
  ['of another compression', (zip, at) => zip.writeUInt16LE(9, at + 10), fileMessages.zipMethod('base.webp')],
  ['that claims to be too large', (zip, at) => zip.writeUInt32LE(limits.imageBytes + 1, at + 24), imageTooLarge],
  ['that claims another size', (zip, at) => zip.writeUInt32LE(3, at + 24), fileMessages.zipUnreadable],
  ['with another checksum', (zip, at) => zip.writeUInt32LE(1, at + 16), fileMessages.zipUnreadable],
  ['somewhere else', (zip, at) => zip.writeUInt32LE(1, at + 42), fileMessages.zipUnreadable],
])('rejects a file %s', async (_case, write, message) => {
  const [file] = await list(await changed(write));
  expect(await messagesOf(file?.read() ?? Promise.resolve())).toEqual([message]);
});

test('stops unpacking a bomb that claims to be small', async () => {
  const zip = await aZip({ 'base.webp': Buffer.alloc(limits.imageBytes * 4) });
  expect(zip.length).toBeLessThan(deflateRawSync(Buffer.alloc(limits.imageBytes * 4)).length + 1000);
  zip.writeUInt32LE(10, directoryAt(zip) + 24);
  const [file] = await list(zip);
  expect(await messagesOf(file?.read() ?? Promise.resolve())).toEqual([imageTooLarge]);
});
