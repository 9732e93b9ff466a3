import { type Font, type Glyph, openSync, type Point } from 'fontkit';

/**
 * Opens a variable font in WOFF2 for the PDF library. The font library reads such files but embeds neither their outlines,
 * which are packed, nor their weights; so the outlines are written here.
 * @param weight null for the font's own, with which glyphs may also consist of others
 */
export function openVariableFont(path: string, name: string, weight: number | null): Font {
  const font = openSync(path);
  if (weight !== null) font.variationCoords = [weight];
  // By this name the PDF library tells the fonts of a document apart; all slices and weights of a family have the same one.
  Object.defineProperty(font, 'postscriptName', { value: name });
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    subset._addGlyph = (id) => {
      const glyph = font.getGlyph(id);
      const outline = writeOutline(pointsOf(font, glyph));
      subset.loca.version = 1;
      subset.glyf.push(outline);
      subset.loca.offsets.push(subset.offset);
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
      subset.offset += outline.length;
      return subset.glyf.length - 1;
    };
    return subset;
  };
  return font;
}

/** Points that stand for the width and the height of a glyph, at the end of its outline. */
const PHANTOM_POINTS = 4;

/** The outline in the font's weight. */
function pointsOf(font: Font, glyph: Glyph): Point[] {
  const points = glyph._getContours().flatMap((contour) => contour.map((point) => point.copy()));
  const [first] = points;
  if (first === undefined) return [];
  const phantoms = Array.from({ length: PHANTOM_POINTS }, () =>
    Object.assign(first.copy(), { x: 0, y: 0, endContour: true }),
  );
  font._variationProcessor?.transformPoints(glyph.id, [...points, ...phantoms]);
  return points;
}

const ON_CURVE = 1;
/** Numbers of a glyph's head: its contours, and the four edges of its box. */
const HEAD_BYTES = 10;
/** A flag and two numbers. */
const POINT_BYTES = 5;
const ALIGNMENT = 4;

/** A glyph as TrueType fonts have it: https://learn.microsoft.com/typography/opentype/spec/glyf */
function writeOutline(points: readonly Point[]): Uint8Array {
  if (points.length === 0) return new Uint8Array(0);
  const xs = points.map(({ x }) => Math.round(x));
  const ys = points.map(({ y }) => Math.round(y));
  const ends = points.flatMap(({ endContour }, index) => (endContour ? [index] : []));
  const size = HEAD_BYTES + 2 * (ends.length + 1) + POINT_BYTES * points.length;
  const view = new DataView(new ArrayBuffer(Math.ceil(size / ALIGNMENT) * ALIGNMENT));
  let at = 0;
  const write = (number: number): void => {
    view.setInt16(at, number);
    at += 2;
  };
  for (const number of [ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) write(number);
  for (const end of ends) write(end);
  const instructions = 0;
  write(instructions);
  for (const { onCurve } of points) view.setUint8(at++, onCurve ? ON_CURVE : 0);
  for (const numbers of [xs, ys])
    for (const [index, number] of numbers.entries()) write(number - (numbers[index - 1] ?? 0));
  return new Uint8Array(view.buffer);
}
