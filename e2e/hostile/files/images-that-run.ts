import { deflateSync } from 'node:zlib';
import { type Bait, type HostileFile, hostileFile } from './hostile-file.ts';
import { extendedWebp, pngChunk, pngOf, withSegment } from './image-parts.ts';
import { blank } from './images-with-metadata.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const size = { width: 220, height: 110 };

/** Real images that are also valid pages or scripts. */
export async function imagesThatRun(bait: (name: string) => Bait): Promise<HostileFile[]> {
  const [jpeg, webp] = await Promise.all([blank().jpeg().toBuffer(), blank().webp().toBuffer()]);
  const page = (name: string): string => `<html><body><script>${bait(name).script}</script></body></html>`;
  const script = (name: string): string => bait(name).script;
  const exif = (name: string): Promise<Buffer> =>
    blank()
      .withExif({ IFD0: { ImageDescription: page(name) } })
      .jpeg()
      .toBuffer();
  const files: [name: string, ending: string, bytes: (name: string) => Buffer | Promise<Buffer>][] = [
    ['page in the comment of a JPEG', 'jpg', (name) => withSegment(jpeg, 0xfe, page(name))],
    ['page in EXIF of a JPEG', 'jpg', exif],
    ['page in XMP of a JPEG', 'jpg', (name) => withSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0${page(name)}`)],
    ['page behind a JPEG', 'jpg', (name) => Buffer.concat([jpeg, Buffer.from(page(name))])],
    ['script in a JPEG', 'jpg', (name) => withSegment(jpeg, 0xfe, `*/=1;${script(name)}/*`)],
    ['JPEG called a drawing', 'svg', (name) => withSegment(jpeg, 0xfe, page(name))],
    ['page in the text of a PNG', 'png', (name) => pngOf({ ...size, before: pngChunk('tEXt', `x\0${page(name)}`) })],
    [
      'page in the packed text of a PNG',
      'png',
      (name) =>
        pngOf({ ...size, before: pngChunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(page(name))])) }),
    ],
    [
      'page behind the pixels of a PNG',
      'png',
      (name) => pngOf({ ...size, behind: pngChunk('tEXt', `x\0${page(name)}`) }),
    ],
    ['page behind a PNG', 'png', (name) => Buffer.concat([pngOf(size), Buffer.from(page(name))])],
    [
      'archive behind a PNG',
      'png',
      () => Buffer.concat([pngOf(size), Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')]),
    ],
    ['PNG called a drawing', 'svg', (name) => pngOf({ ...size, before: pngChunk('tEXt', `x\0${page(name)}`) })],
    ['PNG called a JPEG', 'jpg', () => pngOf(size)],
    ['PNG called a page', 'html', (name) => Buffer.concat([pngOf(size), Buffer.from(page(name))])],
    ['page in XMP of a WebP', 'webp', (name) => extendedWebp(webp, { ...size, type: 'XMP ', text: page(name) })],
    ['page in EXIF of a WebP', 'webp', (name) => extendedWebp(webp, { ...size, type: 'EXIF', text: page(name) })],
    ['page behind a WebP', 'webp', (name) => Buffer.concat([webp, Buffer.from(page(name))])],
    ['WebP called a PNG', 'png', () => webp],
    [
      'script in a GIF',
      'png',
      (name) => Buffer.concat([Buffer.from('GIF89a/*'), GIF.subarray(8), Buffer.from(`*/=1;${script(name)}`)]),
    ],
    ['script behind a GIF', 'jpg', (name) => Buffer.concat([GIF, Buffer.from(`/*`), Buffer.from(page(name))])],
    ['script in a bitmap', 'png', (name) => Buffer.from(`BM=1;${script(name)}//`.padEnd(64))],
  ];
  return Promise.all(files.map(async ([name, ending, bytes]) => hostileFile(name, ending, await bytes(name))));
}
