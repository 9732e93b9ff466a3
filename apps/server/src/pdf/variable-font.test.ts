import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { findFile, type Weight } from './font-files.ts';

/** The open font that has a character. */
const fontOf = (sign: string, weight: Weight) => {
  const font = findFile(sign, 'sc')?.open(weight);
  if (font === undefined || typeof font === 'string') throw new Error(`${sign} is in no variable font`);
  return font;
};

/** What a document would embed of a character: its points, the width of its box, and how much of the box is drawn. */
function embedded(sign: string, weight: Weight): { points: number; width: number; height: number } {
  const font = fontOf(sign, weight);
  const subset = font.createSubset();
  subset.includeGlyph(font.glyphForCodePoint(sign.codePointAt(0) ?? 0).id);
  const bytes = subset.encode();
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const tag = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  const offsetOf = (name: string) => view.getUint32((tables.find((at) => tag(at) === name) ?? 0) + 8);
  const glyph = offsetOf('glyf') + view.getUint32(offsetOf('loca') + 4);
  const contours = view.getInt16(glyph);
  return {
    points: view.getUint16(glyph + 10 + 2 * (contours - 1)) + 1,
    width: view.getInt16(glyph + 6) - view.getInt16(glyph + 2),
    height: view.getInt16(glyph + 8) - view.getInt16(glyph + 4),
  };
}

test.each(['王', '漆', 'の', '김', '🎉'])('%s is embedded with its outline', (sign) => {
  const { points, width, height } = embedded(sign, 400);
  expect(points).toBeGreaterThan(8);
  expect(width).toBeGreaterThan(200);
  expect(height).toBeGreaterThan(200);
});

test('characters are bolder in bold, and the document tells the weights apart', async () => {
  const [normal, bold] = [embedded('一', 400), embedded('一', 600)];
  expect(bold.height).toBeGreaterThan(normal.height * 1.3);
  const document = new PDFDocument({ compress: false });
  for (const weight of [400, 600] as const) {
    document.registerFont(`${weight}`, fontOf('一', weight) as unknown as string);
    document.font(`${weight}`).text('一');
  }
  document.end();
  const file = (await buffer(document)).toString('latin1');
  expect(file.match(/\/FontFile2/g)).toHaveLength(2);
  expect(readPdf(Buffer.from(file, 'latin1')).pages.flat()).toEqual(['一', '一']);
});
