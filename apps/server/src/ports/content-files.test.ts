import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBucketServer } from '../testing/bucket-server.ts';
import { contentBucket } from './content-bucket.ts';
import type { ContentFiles } from './content-files.ts';
import { contentFolder } from './content-folder.ts';

interface Backend {
  content: ContentFiles;
  close(): unknown;
}

/** The behaviour that every content store must have. */
const STORES: Record<string, () => Promise<Backend>> = {
  'a folder': async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-content-'));
    return { content: contentFolder(folder), close: () => fs.rmSync(folder, { recursive: true, force: true }) };
  },
  'a bucket': async () => {
    process.env.AWS_ACCESS_KEY_ID ??= 'for-tests';
    process.env.AWS_SECRET_ACCESS_KEY ??= 'for-tests';
    const bucket = await aBucketServer();
    return { content: contentBucket(bucket.url), close: bucket.close };
  },
};

/** More than one page of a bucket's list, and more than one call deletes. */
const MANY = 1003;

describe.each(Object.entries(STORES))('%s of content files', (_name, open) => {
  let content: ContentFiles;
  let backend: Backend;
  beforeAll(async () => {
    backend = await open();
    content = backend.content;
  });
  afterAll(() => backend.close());

  const readText = async (file: string): Promise<string | null> => (await content.read(file))?.toString('utf8') ?? null;

  test.each([
    ['text', 'tenant/latest.json', '{"name":"Küche"}'],
    ['bytes', 'tenant/assets/wall.webp', Buffer.from([0, 255, 10, 13, 0])],
    ['nothing', 'tenant/empty.css', ''],
    ['much', 'tenant/large.webp', Buffer.alloc(3_000_000, 7)],
    ['a name with signs', "tenant/a b+c&d'e%20(1)=ü.json", 'signs'],
    ['a long name', `tenant/${'long '.repeat(40)}.json`, 'long'],
  ])('returns what was written: %s', async (_what, file, written) => {
    const bytes = Buffer.from(written);
    await content.write(file, written);
    expect((await content.read(file))?.equals(bytes)).toBe(true);
    expect(await content.exists(file)).toBe(true);
    const opened = await content.open(file);
    expect(opened?.bytes).toBe(bytes.length);
    expect(opened && (await buffer(opened.stream)).equals(bytes)).toBe(true);
    expect(await content.list('tenant')).toContain(file);
  });

  test.each([
    'nobody/latest.json',
    'tenant',
    'tenant/',
    'tenant/latest.json/more',
    '../outside.json',
    '../content/tenant/latest.json',
    'tenant/../../x',
    'tenant/\0.json',
    `${'ü'.repeat(700)}.json`,
  ])('has no file of the name %j', async (file) => {
    await content.write('tenant/latest.json', '{}');
    expect(await content.read(file)).toBeNull();
    expect(await content.open(file)).toBeNull();
    expect(await content.exists(file)).toBe(false);
    await content.remove(file);
    expect(await readText('tenant/latest.json')).toBe('{}');
  });

  test('accepts no file outside its own folder', async () => {
    await expect(content.write('../outside.json', 'x')).rejects.toThrow('content path');
  });

  test('replaces a file, and its tag with it', async () => {
    const tagOf = async (): Promise<string | undefined> => {
      const found = await content.open('tags/latest.json');
      found?.stream.destroy();
      return found?.tag;
    };
    await content.write('tags/latest.json', 'one');
    const first = await tagOf();
    expect(await tagOf()).toBe(first);
    await content.write('tags/latest.json', 'two');
    expect(await readText('tags/latest.json')).toBe('two');
    expect(await tagOf()).not.toBe(first);
  });

  test('shows the old file or the new one, never half of it', async () => {
    const [old, fresh] = ['o', 'n'].map((sign) => sign.repeat(400_000)) as [string, string];
    await content.write('whole/latest.json', old);
    const writing = (async () => {
      for (let n = 0; n < 10; n++) await content.write('whole/latest.json', n % 2 ? old : fresh);
    })();
    for (let n = 0; n < 20; n++) expect([old, fresh]).toContain(await readText('whole/latest.json'));
    await writing;
  });

  test('lists the files below a folder, and none of a folder whose name begins alike', async () => {
    for (const file of ['list/a.json', 'list/deep/er/b.json', 'list-2/c.json']) await content.write(file, 'x');
    expect((await content.list('list')).sort()).toEqual(['list/a.json', 'list/deep/er/b.json']);
    expect(await content.list('nobody')).toEqual([]);
    expect(await content.list('')).toEqual(expect.arrayContaining(['list/deep/er/b.json', 'list-2/c.json']));
  });

  test('lists and removes more than a thousand files, and leaves those beside them', async () => {
    const files = Array.from({ length: MANY }, (_, n) => `many/${n % 7}/${n}.json`);
    for (let from = 0; from < MANY; from += 50)
      await Promise.all(files.slice(from, from + 50).map((file) => content.write(file, file)));
    await content.write('many-2/stays.json', 'x');
    expect((await content.list('many')).sort()).toEqual([...files].sort());
    expect(await content.list('many/3')).toHaveLength(Math.ceil((MANY - 3) / 7));
    await content.remove('many/0/0.json');
    expect(await content.exists('many/0/0.json')).toBe(false);
    await content.removeFolder('many');
    expect(await content.list('many')).toEqual([]);
    expect(await content.exists('many-2/stays.json')).toBe(true);
    await content.removeFolder('many');
    await content.removeFolder('');
    expect(await content.exists('many-2/stays.json')).toBe(true);
  });

  test('reports that it can be used', () => content.check());
});
