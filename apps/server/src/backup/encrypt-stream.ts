import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** Makes each guess of a passphrase cost 64 MB and a fraction of a second. */
const WORK_FACTOR = 16;

/**
 * The header of a file that one passphrase opens, with at most the memory that the `age` tool asks for by default. A
 * hostile header could ask for a gigabyte.
 */
const HEADER = /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} ([1-9]|1[0-8])\n[\w+/]{43}\n--- [\w+/]{43}\n/;

/** As many first bytes of a file as its header may have. */
export const HEADER_BYTES = 256;

/** Whether a file that begins like this is encrypted in the format of `age`. */
export const isAge = (start: Buffer): boolean => start.toString('latin1').startsWith('age-encryption.org/');

/** Throws when the header is not one that `encrypt` or the `age` tool writes for a passphrase. */
export function assertHeader(start: Buffer): void {
  if (!HEADER.test(start.toString('latin1'))) throw new Error('The file is damaged, or no passphrase opens it.');
}

const streamOf = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as unknown as Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;

/**
 * Encrypts a stream with a passphrase, in the format of `age` (age-encryption.org). Holds 64 KB at a time. Tests take
 * a lower work factor, the power of two of a guess's cost.
 */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  workFactor = WORK_FACTOR,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  yield* (await encrypter.encrypt(streamOf(source))) as unknown as AsyncIterable<Uint8Array>;
}

/**
 * Decrypts what `encrypt` encrypted, and passes nothing on before it is verified. Throws on a wrong passphrase, and on
 * a file that is changed or cut short.
 */
export async function* decrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const opened = await decrypter.decrypt(streamOf(source)).catch((error: unknown) => {
    throw new Error('The passphrase is wrong, or the file was changed.', { cause: error });
  });
  try {
    yield* opened as unknown as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new Error('The file was changed or cut short.', { cause: error });
  }
}
