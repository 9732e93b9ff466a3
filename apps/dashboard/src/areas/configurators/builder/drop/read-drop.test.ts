import { Blob as NodeBlob } from 'node:buffer';
import { BlobReader, BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { readDroppedFiles } from './read-drop.ts';

configure({ useWebWorkers: false });

/** A ZIP of texts and other archives by their names. */
async function zipOf(name: string, entries: Readonly<Record<string, string | File>>): Promise<File> {
  const writer = new ZipWriter(new BlobWriter());
  for (const [path, content] of Object.entries(entries))
    await writer.add(path, typeof content === 'string' ? new TextReader(content) : new BlobReader(content));
  return new File([await writer.close()], name);
}

const dropped = (file: File) => readDroppedFiles([{ file, path: file.name }]);

test('the files of an archive come under its name, price lists apart, and what systems leave behind is left out', async () => {
  const zip = await zipOf('Bath.zip', {
    'room.jpg': 'r',
    'doors/oak.png': 'o',
    'prices.csv': 'c',
    '__MACOSX/._x': 'x',
  });
  const { images, sheets, issues } = await dropped(zip);
  expect(images.map(({ name }) => name)).toEqual(['Bath/room.jpg', 'Bath/doors/oak.png']);
  expect(sheets.map(({ name }) => name)).toEqual(['prices.csv']);
  expect(issues).toEqual([]);
});

test('an archive inside an archive is not opened: it is a file that is no image', async () => {
  const inner = await zipOf('inner.zip', { 'oak.png': 'o' });
  const { images } = await dropped(await zipOf('Bath.zip', { 'room.jpg': 'r', 'inner.zip': inner }));
  expect(images.map(({ name }) => name)).toEqual(['Bath/room.jpg', 'Bath/inner.zip']);
});

test('an archive that cannot be read is named', async () => {
  const { images, issues } = await dropped(new File([new NodeBlob(['no ZIP']) as unknown as Blob], 'Bath.zip'));
  expect(images).toEqual([]);
  expect(issues).toEqual(['Bath.zip cannot be read. It may be damaged or have a password.']);
});
