import type { Range } from './camera.ts';
import { lightFrom } from './materials.ts';
import { type Lights, lights } from './run.ts';
import { fillTriangles, type SeenTriangles } from './see.ts';
import type { Shader } from './shader.ts';
import type { Light } from './vectors.ts';
import { type Card, createVisible, type VisibleTriangles } from './visible-triangles.ts';

/** The code of what is beyond the room, beside the sky that its window shows: the colour that the viewer clears frames with. */
const BEYOND: Light = lightFrom('#dcd7ce');

/** Rows that are drawn at once: what is written for them is still at hand when it is read. */
const AT_ONCE = 32;

/** So many pixels in a row that show the same are lit together. Fewer wait for others of their triangle in these rows. */
const LONG = 9;

/** Pixels of single triangles that wait to be shaded together. */
class Waiting {
  readonly #lists = new Map<number, number[]>();

  /** Adds a pixel of the band, and the first of its samples that shows the triangle. */
  add(id: number, pixel: number, sample: number): void {
    const list = this.#lists.get(id);
    if (list) list.push(pixel, sample);
    else this.#lists.set(id, [pixel, sample]);
  }

  /** Hands them over, and none remain. */
  takeAll(take: (id: number, pixelsAndSamples: readonly number[]) => void): void {
    for (const [id, list] of this.#lists) take(id, list);
    this.#lists.clear();
  }
}

/** Computes the mean of each pixel's samples in some rows. Samples of a pixel that show the same are computed once. */
class Band {
  /** The codes of the band's pixels, row by row. */
  readonly codes: Lights;
  readonly #shader: Shader;
  readonly #solid: VisibleTriangles;
  readonly #glass: VisibleTriangles | null;
  /** How much of each sample is still uncovered. */
  readonly #open: Float64Array;
  readonly #waiting = new Waiting();

  /** @param glass what is in front of everything solid and can be seen through; null for nothing */
  constructor(shader: Shader, solid: VisibleTriangles, glass: VisibleTriangles | null) {
    this.#shader = shader;
    this.#solid = solid;
    this.#glass = glass;
    this.codes = lights(solid.width * solid.height);
    this.#open = new Float64Array(solid.ids.length);
  }

  /** Computes the codes of its rows, from a column until another. */
  compute(rows: number, columns: Range): void {
    this.codes.red.fill(BEYOND.red);
    this.codes.green.fill(BEYOND.green);
    this.codes.blue.fill(BEYOND.blue);
    this.#open.fill(1);
    if (this.#glass) this.#add(this.#glass, rows, columns);
    this.#add(this.#solid, rows, columns);
  }

  #add(visible: VisibleTriangles, rows: number, [from, until]: Range): void {
    const { width, top, height, card, ids } = visible;
    const plane = width * height;
    const { run } = this.#shader;
    for (let row = 0; row < rows; row++) {
      const end = row * width + until;
      for (let pixel = row * width + from; pixel < end; ) {
        const id = ids[pixel] as number;
        let next = pixel + 1;
        while (next < end && ids[next] === id) next += 1;
        if (id >= 0 && next - pixel >= LONG) {
          run.takeRow(top + row, pixel - row * width, next - row * width);
          this.#shader.shade(id);
          for (let at = 0; at < next - pixel; at++) this.#addPixel(ids, pixel + at, at, 0);
        } else if (id >= 0) for (let at = pixel; at < next; at++) this.#waiting.add(id, at, 0);
        pixel = next;
      }
      for (let sample = 1; sample < card.samples.length; sample++) {
        const start = sample * plane;
        for (let pixel = row * width + from; pixel < end; pixel++) {
          const id = ids[start + pixel] as number;
          if (id === ids[pixel] || id < 0 || isComputed(ids, start + pixel, plane)) continue;
          this.#waiting.add(id, pixel, sample);
        }
      }
    }
    this.#waiting.takeAll((id, list) => this.#addWaiting(visible, id, list));
  }

  #addWaiting({ width, top, ids }: VisibleTriangles, id: number, list: readonly number[]): void {
    const { run } = this.#shader;
    for (let first = 0; first < list.length; first += 2 * width) {
      const length = Math.min(width, (list.length - first) / 2);
      for (let at = 0; at < length; at++) {
        const pixel = list[first + 2 * at] as number;
        const row = Math.floor(pixel / width);
        run.columns[at] = pixel - row * width;
        run.rows[at] = top + row;
      }
      run.takeAnywhere(length);
      this.#shader.shade(id);
      for (let at = 0; at < length; at++)
        this.#addPixel(ids, list[first + 2 * at] as number, at, list[first + 2 * at + 1] as number);
    }
  }

  /** Adds a pixel of the last run, for a sample and all later ones that show the same. */
  #addPixel(ids: Int32Array, pixel: number, at: number, first: number): void {
    const { light, cover } = this.#shader.run;
    const { red, green, blue } = this.codes;
    const open = this.#open;
    const plane = red.length;
    const covered = cover[at] as number;
    const id = ids[first * plane + pixel];
    if (first === 0 && this.#glass === null && showsOne(ids, pixel, plane)) {
      red[pixel] = light.red[at] as number;
      green[pixel] = light.green[at] as number;
      blue[pixel] = light.blue[at] as number;
      return;
    }
    let share = 0;
    for (let index = first * plane + pixel; index < ids.length; index += plane) {
      if (ids[index] !== id) continue;
      const free = open[index] as number;
      share += free;
      open[index] = free * (1 - covered);
    }
    share *= plane / ids.length;
    // A pane's light is that of its cover already.
    red[pixel] = (red[pixel] as number) + ((light.red[at] as number) - BEYOND.red * covered) * share;
    green[pixel] = (green[pixel] as number) + ((light.green[at] as number) - BEYOND.green * covered) * share;
    blue[pixel] = (blue[pixel] as number) + ((light.blue[at] as number) - BEYOND.blue * covered) * share;
  }
}

/** Whether all samples of a pixel show the same triangle. */
function showsOne(ids: Int32Array, pixel: number, plane: number): boolean {
  for (let index = pixel + plane; index < ids.length; index += plane) if (ids[index] !== ids[pixel]) return false;
  return true;
}

/** Whether an earlier sample of the same pixel shows the same triangle. */
function isComputed(ids: Int32Array, index: number, plane: number): boolean {
  const id = ids[index];
  for (let earlier = index - plane; earlier >= 0; earlier -= plane) if (ids[earlier] === id) return true;
  return false;
}

export interface Drawing {
  width: number;
  solid: SeenTriangles;
  /** What can be seen through, in front of everything solid; null for nothing. */
  glass: SeenTriangles | null;
  card: Card;
  /** The part that is drawn. */
  columns: Range;
  rows: Range;
}

/** Draws rows one after the other. @param write gets the codes of some rows, the first of which it names, in the same memory */
export function drawRows(
  shader: Shader,
  { width, solid, glass, card, columns, rows }: Drawing,
  write: (row: number, count: number, codes: Lights) => void,
): void {
  const visible = createVisible(width, AT_ONCE, card);
  const seenThrough = glass && createVisible(width, AT_ONCE, card);
  const band = new Band(shader, visible, seenThrough);
  for (let top = rows[0]; top < rows[1]; top += AT_ONCE) {
    visible.top = top;
    visible.ids.fill(-1);
    visible.nearness.fill(0);
    fillTriangles(visible, solid);
    if (glass && seenThrough) {
      seenThrough.top = top;
      seenThrough.ids.fill(-1);
      seenThrough.nearness.set(visible.nearness);
      fillTriangles(seenThrough, glass);
    }
    const count = Math.min(AT_ONCE, rows[1] - top);
    band.compute(count, columns);
    write(top, count, band.codes);
  }
}
