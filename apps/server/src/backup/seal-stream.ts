import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { byteReader } from './tar.ts';

/** The first bytes of a sealed file. */
export const SEALED_MARK: Buffer = Buffer.from('VITRINE-SEALED-1\n');

const ALGORITHM = 'aes-256-gcm';
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const FRAME_BYTES = 256 * 1024;
const HEAD_BYTES = 5;
/** Makes each guess of a passphrase cost 64 MB and a fraction of a second. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** The key is new for every file, so that a counter never repeats a nonce. */
const nonceOf = (frame: number): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 8);
  return nonce;
};

/**
 * Seals a stream in authenticated frames, so that none can be changed, moved, or left out at the end, and nothing is
 * passed on before it is verified.
 */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([SEALED_MARK, salt]);
  let frame = 0;
  const write = (bytes: Buffer, last: boolean): Buffer => {
    const head = headOf(bytes.length, last);
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(frame++)).setAAD(head);
    return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length < FRAME_BYTES) continue;
    yield write(Buffer.concat(held), false);
    held = [];
    length = 0;
  }
  yield write(Buffer.concat(held), true);
}

function headOf(length: number, last: boolean): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(last ? 1 : 0, 0);
  head.writeUInt32BE(length, 1);
  return head;
}

/** Opens what `seal` sealed. Throws on a wrong passphrase, and on a file that is changed or cut short. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const take = byteReader(source);
  await take(SEALED_MARK.length);
  const key = await keyOf(passphrase, await take(SALT_BYTES));
  for (let frame = 0, last = false; !last; frame++) {
    const head = await take(HEAD_BYTES);
    last = head.readUInt8(0) === 1;
    const length = head.readUInt32BE(1);
    if (length > FRAME_BYTES * 16) throw new Error('The file is damaged.');
    const bytes = await take(length);
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(frame), { authTagLength: TAG_BYTES }).setAAD(head);
    decipher.setAuthTag(await take(TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(bytes), decipher.final()]);
    } catch (error) {
      const why = frame === 0 ? 'The passphrase is wrong, or the file was changed.' : 'The file was changed.';
      throw new Error(why, { cause: error });
    }
  }
}
