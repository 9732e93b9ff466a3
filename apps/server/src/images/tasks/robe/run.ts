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

/** Pixels between those whose light is computed; the others are between them. It changes slowly on a surface. */
const STEP = 4;

/**
 * Pixels of one row that show the same triangle, with what each step of their light has computed so far: for each pixel, or
 * for each fourth. A step is a loop over lists of numbers: calls and objects for each pixel would take five times as long.
 */
export class Run {
  row = 0;
  /** The column of its first pixel, the columns from one to the next, and how many there are. */
  column = 0;
  step = 1;
  length = 0;
  /** What the pixels show: where it is, its normal, and the direction to the eye. */
  readonly place: Vectors;
  readonly normal: Vectors;
  readonly view: Vectors;
  /** How much a normal faces the eye, -1 to 1. */
  readonly facing: Float64Array;
  /** The light of the window, and how much of the sun's falls on the surface. */
  readonly window: Lights;
  readonly sun: Float64Array;
  /** The light that falls on the surface, what it mirrors, and how much more of that it shows when seen aslant. */
  readonly fallen: Lights;
  readonly mirrored: Lights;
  readonly aslant: Float64Array;
  readonly colour: Lights;
  /** The light of each pixel, in the end as a code, and how much of what is behind it is covered. */
  readonly light: Lights;
  readonly cover: Float64Array;

  /** @param most pixels of a row */
  constructor(most: number) {
    this.place = vectors(most);
    this.normal = vectors(most);
    this.view = vectors(most);
    this.facing = new Float64Array(most);
    this.window = lights(most);
    this.sun = new Float64Array(most);
    this.fallen = lights(most);
    this.mirrored = lights(most);
    this.aslant = new Float64Array(most);
    this.colour = lights(most);
    this.light = lights(most);
    this.cover = new Float64Array(most);
  }

  /** Takes the pixels of a row from a column until another, all of them or, of many, each fourth. */
  take(row: number, column: number, until: number, isEach: boolean): void {
    const pixels = until - column;
    this.row = row;
    this.column = column;
    this.step = isEach || pixels <= 2 * STEP ? 1 : STEP;
    this.length = Math.ceil((pixels - 1) / this.step) + 1;
  }

  /** Goes on with each pixel until a column: fills in the light between those that were computed. */
  takeEach(until: number): void {
    const { step, fallen, mirrored, aslant } = this;
    this.step = 1;
    this.length = until - this.column;
    if (step === 1) return;
    for (const list of [fallen.red, fallen.green, fallen.blue, mirrored.red, mirrored.green, mirrored.blue, aslant])
      fillBetween(list, this.length);
  }
}

/** Spreads numbers of each fourth pixel over all. From the end on, so that what is read was not written yet. */
function fillBetween(list: Float64Array, length: number): void {
  for (let at = length - 1; at > 0; at--) {
    const first = Math.floor(at / STEP);
    list[at] = mix(list[first] as number, list[first + 1] as number, at / STEP - first);
  }
}
