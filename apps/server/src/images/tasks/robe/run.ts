import { mix } from './vectors.ts';

/** Vectors of many pixels, each coordinate in a list of its own. */
export interface Vectors {
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
}

/** Light of many pixels. */
export interface Lights {
  red: Float64Array;
  green: Float64Array;
  blue: Float64Array;
}

const vectors = (length: number): Vectors => ({
  x: new Float64Array(length),
  y: new Float64Array(length),
  z: new Float64Array(length),
});

export const lights = (length: number): Lights => ({
  red: new Float64Array(length),
  green: new Float64Array(length),
  blue: new Float64Array(length),
});

/** Pixels between those that are computed where light changes slowly; the others are between them. */
const STEP = 4;

/**
 * Pixels of one row that show the same triangle, with what each step of their light has computed so far. Each step is a loop
 * over lists of numbers: calls and objects for each pixel would take five times as long.
 */
export class Run {
  row = 0;
  /** The column of its first pixel, the columns from one to the next, and how many pixels there are. */
  column = 0;
  step = 1;
  length = 0;
  /** What the pixels show: where it is, its normal, the direction to the eye, and its colour. */
  readonly place: Vectors;
  readonly normal: Vectors;
  readonly view: Vectors;
  readonly colour: Lights;
  readonly roughness: Float64Array;
  /** How much a normal faces the eye, -1 to 1. */
  readonly facing: Float64Array;
  /** The light of the window and of what is reflected, and how much of the sun's falls on the surface. */
  readonly window: Lights;
  readonly shown: Lights;
  readonly sun: Float64Array;
  /** The light of each pixel, in the end as a code, and how much of what is behind it is covered. */
  readonly light: Lights;
  readonly cover: Float64Array;

  /** @param most pixels of a row */
  constructor(most: number) {
    this.place = vectors(most);
    this.normal = vectors(most);
    this.view = vectors(most);
    this.colour = lights(most);
    this.roughness = new Float64Array(most);
    this.facing = new Float64Array(most);
    this.window = lights(most);
    this.shown = lights(most);
    this.sun = new Float64Array(most);
    this.light = lights(most);
    this.cover = new Float64Array(most);
  }

  /** Takes the pixels of a row from a column until another; where light changes slowly only each fourth. */
  take(row: number, column: number, until: number, isSmooth: boolean): void {
    const pixels = until - column;
    this.row = row;
    this.column = column;
    this.step = isSmooth && pixels > 2 * STEP ? STEP : 1;
    this.length = Math.ceil((pixels - 1) / this.step) + 1;
  }

  /** Fills in the light between the pixels that were computed, up to a column. */
  fillBetween(until: number): void {
    if (this.step === 1) return;
    const { red, green, blue } = this.light;
    this.length = until - this.column;
    this.step = 1;
    // From the end on, so that what is read was not written yet.
    for (let at = this.length - 1; at > 0; at--) {
      const first = Math.floor(at / STEP);
      const share = at / STEP - first;
      red[at] = mix(red[first] as number, red[first + 1] as number, share);
      green[at] = mix(green[first] as number, green[first + 1] as number, share);
      blue[at] = mix(blue[first] as number, blue[first + 1] as number, share);
    }
  }
}
