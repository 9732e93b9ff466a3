import { createDecipheriv, scrypt } from 'node:crypto';

// Reads the encrypted backups of earlier versions; new ones are written by encrypt-stream.ts.

/** The first bytes of such a file. */
export const SEALED_MARK: Buffer = Buffer.from('VITRINE-SEALED-1\n');

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const LARGEST_FRAME = 4 * 1024 * 1024;
const HEAD_BYTES = 5;
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** The frames are counted. The key is new for every file, so no nonce repeats. */
const nonceOf = (frame: number): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(frame, 8);
  return nonce;
};

/** Opens a sealed file, frame by frame. Throws on a wrong passphrase, and on a file that is changed or cut short. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const take = byteReader(source);
  await take(SEALED_MARK.length);
  const key = await keyOf(passphrase, await take(SALT_BYTES));
  for (let frame = 0, last = false; !last; frame++) {
    const head = await take(HEAD_BYTES);
    last = head.readUInt8(0) === 1;
    const length = head.readUInt32BE(1);
    if (length > LARGEST_FRAME) throw new Error('The file is damaged.');
    const bytes = await take(length);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(frame), { authTagLength: TAG_BYTES }).setAAD(head);
    decipher.setAuthTag(await take(TAG_BYTES));
    try {
      yield Buffer.concat([decipher.update(bytes), decipher.final()]);
    } catch (error) {
      const why = frame === 0 ? 'The passphrase is wrong, or the file was changed.' : 'The file was changed.';
      throw new Error(why, { cause: error });
    }
  }
}

/** Reads this many bytes at a time from chunks of any size; throws when there are fewer. */
function byteReader(source: AsyncIterable<Buffer>): (count: number) => Promise<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let length = 0;
  return async (count) => {
    while (length < count) {
      const { value, done } = await chunks.next();
      if (done) throw new Error('The archive is cut short.');
      held.push(value);
      length += value.length;
    }
    const all = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
    held = [all.subarray(count)];
    length -= count;
    return all.subarray(0, count);
  };
}
