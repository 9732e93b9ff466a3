import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The written text, in its order, a list for each page. */
  pages: string[][];
  /** Addresses that the document links to. */
  links: string[];
  images: number;
  /** How many each page shows. */
  imagesOfPages: number[];
}

type Glyphs = Map<string, string>;

/** Reads the text of a PDF as pdfkit writes it: subset fonts with a table from glyphs to signs. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const all = [...objects.values()];
  const fonts = new Map<string, Glyphs>();
  for (const { text } of all) {
    for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? '')?.[1];
      if (table) fonts.set(name, glyphsOf(objects.get(table)?.stream ?? ''));
    }
  }
  const pages = all.filter(({ text }) => /\/Type \/Page\b(?!s)/.test(text));
  const contents = pages.map(({ text }) => objects.get(/\/Contents (\d+) 0 R/.exec(text)?.[1] ?? '')?.stream ?? '');
  return {
    pages: contents.map((content) => writtenOn(content, fonts)),
    imagesOfPages: contents.map((content) => content.match(/\/I\d+ Do/g)?.length ?? 0),
    links: all.flatMap(({ text }) => [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, address = '']) => address)),
    images: all.filter(({ text }) => text.includes('/Subtype /Image') && text.includes('/DCTDecode')).length,
  };
}

interface PdfObject {
  text: string;
  stream: string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const whole = bytes.toString('latin1');
  for (const [, id = '', body = ''] of whole.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n');
    const text = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('\nendstream'));
    const stream = text.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
    objects.set(id, { text, stream });
  }
  return objects;
}

const signsOf = (hex: string): string => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

function glyphsOf(table: string): Glyphs {
  const glyphs: Glyphs = new Map();
  for (const [, first = '0', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ''], index) => {
      glyphs.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), signsOf(hex));
    });
  }
  return glyphs;
}

function writtenOn(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  return [...content.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, block = '']) => {
    const glyphs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
    const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    return codes.map((code) => glyphs?.get(code) ?? '\ufffd').join('');
  });
}
