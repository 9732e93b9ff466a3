import { Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { assertHeader, decrypt, encrypt, isAge } from './encrypt-stream.ts';

const PASSPHRASE = 'a long enough passphrase';

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Guesses are cheap: what a test encrypts is no secret, and each opening takes as long as a guess. */
const CHEAP = 4;

const encrypted = (bytes: Buffer): Promise<Buffer> => collect(encrypt(inChunks(bytes, 10_000), PASSPHRASE, CHEAP));

test.each([0, 1, 65_536, 200_000])('opens what it encrypts: %d bytes', async (size) => {
  const bytes = Buffer.alloc(size, 'secret');
  const file = await encrypted(bytes);
  expect(isAge(file)).toBe(true);
  expect(file.includes('secret')).toBe(false);
  expect(() => assertHeader(file)).not.toThrow();
  expect(await collect(decrypt(inChunks(file, 777), PASSPHRASE))).toEqual(bytes);
});

test('passes on nothing of a block that was changed, moved or left out', async () => {
  const file = await encrypted(Buffer.alloc(300_000, 'secret'));
  const opened = (bytes: Buffer): Promise<Buffer> => collect(decrypt(inChunks(bytes, 5000), PASSPHRASE));
  const changed = Buffer.from(file);
  changed.writeUInt8(changed.readUInt8(250_000) ^ 1, 250_000);
  await expect(opened(changed)).rejects.toThrow('The file was changed or cut short.');
  await expect(opened(file.subarray(0, file.length - 40))).rejects.toThrow('The file was changed or cut short.');
  const block = 65_536 + 16;
  const left = Buffer.concat([file.subarray(0, file.length - block), file.subarray(file.length - block + block)]);
  await expect(opened(left)).rejects.toThrow('The file was changed or cut short.');
  await expect(collect(decrypt(inChunks(file, 5000), 'another passphrase'))).rejects.toThrow('The passphrase is wrong');
});

test('rejects a header that asks for too much memory, for a key, or that is damaged', async () => {
  const costly = await collect(encrypt(inChunks(Buffer.from('a'), 1), PASSPHRASE));
  const at = costly.indexOf(' 16\n');
  costly.write(' 20', at);
  expect(() => assertHeader(costly)).toThrow('no passphrase opens it');
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(await generateIdentity()));
  const forKey = Buffer.from(await encrypter.encrypt('a'));
  expect(() => assertHeader(forKey)).toThrow('no passphrase opens it');
  expect(() => assertHeader(Buffer.from('age-encryption.org/v1\n'))).toThrow('damaged');
});
