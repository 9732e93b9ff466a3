import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { KEY_FILE, openSecrets, secretsWith } from './secrets.ts';

test('the text of the key file is the same key as SECRET_KEY, also where an editor ended it with a line break', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-secrets-'));
  const sealed = (await openSecrets(null, folder)).seal('a secret');
  const text = fs.readFileSync(path.join(folder, KEY_FILE), 'utf8');
  expect(secretsWith(text).open(sealed)).toBe('a secret');
  fs.writeFileSync(path.join(folder, KEY_FILE), `${text}\n`);
  expect((await openSecrets(null, folder)).open(sealed)).toBe('a secret');
  fs.rmSync(folder, { recursive: true });
});

test('what another key sealed cannot be read', () => {
  const [one, other] = [secretsWith('a key of forty characters, or more or less'), secretsWith('another one')];
  const sealed = one.seal('a secret');
  expect([one.openOrNull(sealed), other.openOrNull(sealed)]).toEqual(['a secret', null]);
  expect(() => other.open(sealed)).toThrow();
});
