import sharp from 'sharp';
import { type Bait, type HostileFile, hostileFile } from './hostile-file.ts';

const pixel = () => sharp({ create: { width: 220, height: 110, channels: 3, background: '#888' } });
const magic = (hex: string, text: string): Buffer => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(text)]);

/** Files that are no accepted image, under the names of images. */
export async function strangers(bait: (name: string) => Bait): Promise<HostileFile[]> {
  const page = (name: string): string => `<!doctype html><script>${bait(name).script}</script>`;
  const files: [name: string, ending: string, bytes: (name: string) => Buffer | string][] = [
    ['page called a PNG', 'png', page],
    ['page called a JPEG', 'jpg', page],
    ['page called a WebP', 'webp', page],
    ['page called a drawing', 'svg', page],
    ['page', 'html', page],
    ['page that begins as a PNG', 'png', (name) => magic('89504e470d0a1a0a', page(name))],
    ['page that begins as a JPEG', 'jpg', (name) => magic('ffd8ffe0', page(name))],
    ['page that begins as a WebP', 'webp', (name) => `RIFF\xff\0\0\0WEBP${page(name)}`],
    [
      'drawing called a PNG',
      'png',
      (name) => `<svg xmlns="http://www.w3.org/2000/svg" onload="${bait(name).script}"/>`,
    ],
    [
      'drawing called a JPEG',
      'jpg',
      (name) => `<svg xmlns="http://www.w3.org/2000/svg" onload="${bait(name).script}"/>`,
    ],
    ['script called a PNG', 'png', (name) => bait(name).script],
    ['script called a script', 'js', (name) => bait(name).script],
    ['style sheet called a PNG', 'png', (name) => `@import "${bait(name).address}";`],
    [
      'PDF that runs',
      'png',
      (name) =>
        `%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(${bait(name).script.replaceAll(/[()]/g, '')})>>>>endobj`,
    ],
    ['archive', 'png', () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
    [
      'web archive',
      'png',
      (name) =>
        `MIME-Version: 1.0\nContent-Type: multipart/related; boundary=b\n\n--b\nContent-Type: text/html\n\n${page(name)}\n--b--`,
    ],
    ['mail', 'jpg', (name) => `From: a@b.example\nContent-Type: text/html\n\n${page(name)}`],
    [
      'XHTML called a PNG',
      'png',
      (name) => `<html xmlns="http://www.w3.org/1999/xhtml"><script>${bait(name).script}</script></html>`,
    ],
    ['XSL called a PNG', 'png', (name) => `<?xml version="1.0"?><?xml-stylesheet href="${bait(name).address}"?><x/>`],
    ['program of Windows', 'png', () => magic('4d5a9000', 'This program cannot be run in DOS mode.')],
    ['program of Linux', 'png', () => magic('7f454c46', '\x02\x01\x01')],
    ['WebAssembly', 'webp', () => magic('0061736d', '\x01\0\0\0')],
    ['Flash', 'png', () => magic('435753', '\x0a\0\0\0')],
    [
      'ImageMagick script',
      'png',
      (name) => `push graphic-context\nviewbox 0 0 9 9\nfill 'url(${bait(name).address})'\npop graphic-context`,
    ],
    ['PostScript', 'jpg', () => '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'],
    ['text', 'webp', () => 'not an image'],
  ];
  const others: [name: string, ending: string, bytes: Promise<Buffer>][] = [
    ['TIFF called a PNG', 'png', pixel().tiff().toBuffer()],
    ['AVIF called a JPEG', 'jpg', pixel().heif({ compression: 'av1', effort: 0 }).toBuffer()],
  ];
  return [
    ...files.map(([name, ending, bytes]) => hostileFile(name, ending, bytes(name))),
    ...(await Promise.all(others.map(async ([name, ending, bytes]) => hostileFile(name, ending, await bytes)))),
  ];
}
