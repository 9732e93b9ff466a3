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

/** Pixels that a run takes at most: a row, and the steps beyond its end. */
export const mostPixels = (width: number): number => width + 2 * STEP;

/**
 * Pixels that show the same triangle, with what each step of their light has computed so far. A step is a loop over lists of
 * numbers: calls and objects for each pixel would take five times as long.
 */
export class Run {
  length = 0;
  readonly columns: Float64Array;
  readonly rows: Float64Array;
  /** Whether it takes only each fourth pixel of a row so far. */
  #isSparse = false;
  /** Pixels of the row that it takes in the end. */
  #pixels = 0;
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

  /** @param most pixels that it ever takes */
  constructor(most: number) {
    this.columns = new Float64Array(most);
    this.rows = new Float64Array(most);
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

  /** Takes the first so many of `columns` and `rows`, which were written before. */
  takeAnywhere(length: number): void {
    this.length = length;
    this.#isSparse = false;
  }

  /** Takes the pixels of a row from a column until another, at first only each fourth. */
  takeRow(row: number, column: number, until: number): void {
    const pixels = until - column;
    this.#pixels = pixels;
    this.#isSparse = true;
    this.length = Math.ceil((pixels - 1) / STEP) + 1;
    this.rows.fill(row, 0, pixels + STEP);
    for (let at = 0; at < this.length; at++) this.columns[at] = column + at * STEP;
  }

  /** Goes on with each pixel: fills in the light between those that were computed. */
  takeEach(): void {
    if (!this.#isSparse) return;
    const { columns, fallen, mirrored, aslant } = this;
    const column = columns[0] as number;
    this.#isSparse = false;
    this.length = this.#pixels;
    for (let at = 0; at < this.length; at++) columns[at] = column + at;
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
