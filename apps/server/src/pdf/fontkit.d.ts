/**
 * What the product uses of this package, which comes without types. Names with an underscore are its own parts, which
 * `variable-font.ts` completes; its tests notice when another version changes them.
 */
declare module 'fontkit' {
  export interface Point {
    onCurve: boolean;
    endContour: boolean;
    x: number;
    y: number;
    copy(): Point;
  }
  export interface Glyph {
    id: number;
    advanceWidth: number;
    /** Its outline in the font's own weight, in several parts. */
    _getContours(): Point[][];
    _getMetrics(): { leftBearing: number };
  }
  /** The characters of a document, as a font of their own. */
  export interface Subset {
    glyf: Uint8Array[];
    loca: { version: number; offsets: number[] };
    hmtx: { metrics: { advance: number; bearing: number }[] };
    offset: number;
    includeGlyph(id: number): number;
    encode(): Uint8Array;
    _addGlyph(id: number): number;
  }
  export interface Font {
    /** The code points of all characters that the font can write. */
    characterSet: number[];
    /** From the baseline to the top of a line, in units. */
    ascent: number;
    unitsPerEm: number;
    /** The value of each axis of a variable font. */
    variationCoords: number[] | null;
    _variationProcessor: { transformPoints(id: number, points: Point[]): void } | null;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(code: number): Glyph;
    createSubset(): Subset;
  }
  export function openSync(file: string): Font;
}
