import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Seals short texts for the database, so that a copy of the database alone reveals nothing. */
export interface Secrets {
  seal(text: string): string;
  /** Throws when the text was sealed with another key, or was changed. */
  open(sealed: string): string;
  /** Null for one that another key sealed, as after a restore without the key. */
  openOrNull(sealed: string): string | null;
  /** 32 bytes that depend on the key and the purpose, and reveal neither the key nor those of another purpose. */
  derive(purpose: string): Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const DERIVED_BYTES = 32;
/** The key's file in the data folder. */
export const KEY_FILE = 'secret.key';

/** AES-256-GCM with a key derived from any long text. */
export function secretsWith(keyText: string): Secrets {
  const key = createHash('sha256').update(keyText).digest();
  const secrets: Secrets = {
    derive: (purpose) => Buffer.from(hkdfSync('sha256', key, '', purpose, DERIVED_BYTES)),
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    openOrNull(sealed) {
      try {
        return secrets.open(sealed);
      } catch {
        return null;
      }
    },
  };
  return secrets;
}

/**
 * The key of SECRET_KEY, or of a file in the data folder that the first start creates, readable by its owner only. A
 * line break after it is not part of it: people who write the file by hand after a restore often end it with one.
 */
export async function openSecrets(secretKey: string | null, dataDir: string): Promise<Secrets> {
  if (secretKey !== null) return secretsWith(secretKey);
  const file = path.join(dataDir, KEY_FILE);
  await fs.mkdir(dataDir, { recursive: true });
  try {
    await fs.writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return secretsWith((await fs.readFile(file, 'utf8')).trimEnd());
}
