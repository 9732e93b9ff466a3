import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyEdits } from '@vitrine/domain/catalogue/edits/apply-edits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContentFiles } from '../ports/content-files.ts';
import { contentFolder } from '../ports/content-folder.ts';
import { type VersionFiles, type VersionLocation, versionFiles } from './version-files.ts';

let folder: string;
let content: ContentFiles;
let count = 0;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-versions-'));
  content = contentFolder(folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const aLocation = (): VersionLocation => ({
  dataUrl: `tenant/place${++count}`,
  type: 'panoramic',
  version: 1000,
  fileKey: 'k',
});
const theFile = (name = 'Chalk White') => aLayeredFile({ layers: [aLayer({ items: [anItem({ name })] })] });
const readFresh = (location: VersionLocation) => versionFiles(content).read(location);

/** Every object of a value that can still be changed. */
const changeable = (value: unknown): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Object.isFrozen(value) ? [] : [value]), ...Object.values(value).flatMap(changeable)];

describe('the files of versions', () => {
  test('read the same from the cache as from the disk', async () => {
    const files = versionFiles(content);
    const location = aLocation();
    await files.write(location, theFile());
    const cached = await files.read(location);
    expect(cached).toStrictEqual(await readFresh(location));
    expect(await files.read(location)).toBe(cached);
  });

  test('cannot be changed by a caller that has them, written or read', async () => {
    const files = versionFiles(content);
    const location = aLocation();
    await files.write(location, theFile());
    expect(changeable(await files.read(location))).toEqual([]);
    expect(changeable(await readFresh(location))).toEqual([]);
  });

  test('stay as they are when edits are applied to them', async () => {
    const files = versionFiles(content);
    const [location, next] = [aLocation(), aLocation()];
    await files.write(location, theFile());
    const before = await files.read(location);
    const edits = [{ layer_index: 0, id: 'IT-01', data: { price: 99 } }];
    const applied = applyEdits(before ?? theFile(), edits);
    if ('issue' in applied) throw new Error(applied.issue);
    await files.write(next, applied.file);
    expect(await files.read(location)).toStrictEqual(await readFresh(location));
    expect(await files.read(next)).toMatchObject({ layers: [{ items: [{ price: 99 }] }] });
  });

  test('are read again where another process overwrote them', async () => {
    const files = versionFiles(content);
    const location = aLocation();
    await files.write(location, theFile('Chalk White'));
    await versionFiles(content).write(location, theFile('Chalk Black'));
    expect(await files.read(location)).toMatchObject({ layers: [{ items: [{ name: 'Chalk Black' }] }] });
  });

  test('are gone when they were removed', async () => {
    const files = versionFiles(content);
    const location = aLocation();
    await files.write(location, theFile());
    await content.removeFolder(location.dataUrl);
    expect(await files.read(location)).toBeNull();
  });

  test('are parsed again for another kind of configurator', async () => {
    const files = versionFiles(content);
    const location = aLocation();
    await files.write(location, theFile());
    await expect(files.read({ ...location, type: 'floors' })).rejects.toThrow();
  });

  test('are evicted, the least recently used first, beyond the cache size', async () => {
    const [first, second, third] = [aLocation(), aLocation(), aLocation()];
    const each = JSON.stringify({ ...theFile(), minified: false }).length;
    const files = versionFiles(content, 2 * each);
    await files.write(first, theFile());
    await files.write(second, theFile());
    const cached = await files.read(first);
    const dropped = await files.read(second);
    await files.read(first);
    await files.write(third, theFile());
    expect(await files.read(first)).toBe(cached);
    expect(await files.read(second)).not.toBe(dropped);
  });

  test('larger than the cache are parsed once, and leave when another one is read', async () => {
    const files: VersionFiles = versionFiles(content, 10);
    const [location, other] = [aLocation(), aLocation()];
    for (const each of [location, other]) await versionFiles(content).write(each, theFile());
    const read = await files.read(location);
    expect(await files.read(location)).toBe(read);
    await files.read(other);
    expect(await files.read(location)).not.toBe(read);
  });

  test('are read and parsed once for all who ask at the same moment', async () => {
    const location = aLocation();
    await versionFiles(content).write(location, theFile());
    const read = vi.fn(content.read);
    const files = versionFiles({ ...content, read });
    const found = await Promise.all(Array.from({ length: 50 }, () => files.read(location)));
    expect([read.mock.calls.length, new Set(found).size]).toEqual([1, 1]);
    await files.read(location);
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('that could not be read are read again by the next one', async () => {
    const location = aLocation();
    await versionFiles(content).write(location, theFile());
    const read = vi.fn(content.read).mockRejectedValueOnce(new Error('The bucket is away'));
    const files = versionFiles({ ...content, read });
    await expect(files.read(location)).rejects.toThrow('The bucket is away');
    expect(await files.read(location)).not.toBeNull();
  });

  test('that were written while somebody found none are there at once', async () => {
    const location = aLocation();
    let answer: (found: null) => void = () => undefined;
    const none = new Promise<null>((resolve) => {
      answer = resolve;
    });
    const read = vi.fn(content.read).mockReturnValueOnce(none);
    const files = versionFiles({ ...content, read });
    const early = files.read(location);
    await files.write(location, theFile());
    expect(await files.read(location)).not.toBeNull();
    answer(null);
    expect(await early).toBeNull();
  });

  test('are not cached when they could not be written', async () => {
    const write = vi.fn().mockRejectedValue(new Error('The disk is full'));
    const files = versionFiles({ ...content, write });
    const location = aLocation();
    await expect(files.write(location, theFile())).rejects.toThrow('The disk is full');
    expect(await files.read(location)).toBeNull();
  });
});
