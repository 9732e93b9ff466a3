/** What the product uses of this package, which comes without types. */
declare module 'fontkit' {
  export function openSync(file: string): {
    /** The code points of all characters that the font can write. */
    characterSet: number[];
    /** From the baseline to the top of a line, in units. */
    ascent: number;
    unitsPerEm: number;
  };
}
