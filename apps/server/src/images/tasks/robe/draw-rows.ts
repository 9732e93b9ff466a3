import { lightFrom } from './materials.ts';
import type { Range } from './pane.ts';
import { type Lights, lights } from './run.ts';
import { fillTriangles, type SeenTriangles } from './see.ts';
import type { Shader } from './shader.ts';
import type { Light } from './vectors.ts';
import { createVisible, type Samples, type VisibleTriangles } from './visible-triangles.ts';

/** The code of what is beyond the room, beside the sky that its window shows: the colour that the viewer clears frames with. */
const BEYOND: Light = lightFrom('#dcd7ce');

/** Computes the mean of each pixel's samples in a row. Samples of a pixel that show the same are computed once. */
class RowAverage {
  /** The codes of the last row. */
  readonly codes: Lights;
  readonly #shader: Shader;
  readonly #solid: VisibleTriangles;
  readonly #glass: VisibleTriangles | null;
  /** How much of each sample of the row is still uncovered. */
  readonly #open: Float64Array;
  /** 1 for the columns of the row whose samples show several triangles. */
  readonly #isEdge: Uint8Array;

  /** @param glass what is in front of everything solid and can be seen through; null for nothing */
  constructor(shader: Shader, solid: VisibleTriangles, glass: VisibleTriangles | null) {
    this.#shader = shader;
    this.#solid = solid;
    this.#glass = glass;
    this.codes = lights(solid.width);
    this.#open = new Float64Array(solid.width * solid.samples.length);
    this.#isEdge = new Uint8Array(solid.width);
  }

  /** Computes the codes of a row, from a column until another. */
  compute(row: number, from: number, until: number): void {
    this.codes.red.fill(BEYOND.red);
    this.codes.green.fill(BEYOND.green);
    this.codes.blue.fill(BEYOND.blue);
    this.#open.fill(1);
    if (this.#glass) this.#add(this.#glass, row, from, until);
    this.#add(this.#solid, row, from, until);
  }

  #add(visible: VisibleTriangles, row: number, from: number, until: number): void {
    const { width, top, height, samples, ids } = visible;
    const plane = width * height;
    const isEdge = this.#isEdge;
    markEdges(isEdge, visible, row);
    for (let sample = 0; sample < samples.length; sample++) {
      const start = sample * plane + (row - top) * width;
      const isWanted = (column: number): boolean =>
        (ids[start + column] as number) >= 0 &&
        (sample === 0 || (isEdge[column] === 1 && !isComputed(ids, start + column, plane)));
      for (let column = from; column < until; ) {
        if (!isWanted(column)) {
          column += 1;
          continue;
        }
        const id = ids[start + column] as number;
        let next = column + 1;
        while (next < until && ids[start + next] === id && isWanted(next)) next += 1;
        this.#shader.shade(id, row, column, next);
        this.#addRun(ids, start, sample, plane);
        column = next;
      }
    }
  }

  /** Adds the last run, for this sample and all later ones that show the same. */
  #addRun(ids: Int32Array, start: number, first: number, plane: number): void {
    const { column, length, light, cover } = this.#shader.run;
    const { red, green, blue } = this.codes;
    const open = this.#open;
    const { width, samples } = this.#solid;
    const isEdge = this.#isEdge;
    for (let at = 0, to = column; at < length; at++, to++) {
      if (isEdge[to] === 0 && this.#glass === null) {
        red[to] = light.red[at] as number;
        green[to] = light.green[at] as number;
        blue[to] = light.blue[at] as number;
        continue;
      }
      const id = ids[start + to];
      const covered = cover[at] as number;
      let share = 0;
      for (let sample = first, index = start + to; sample < samples.length; sample++, index += plane) {
        if (ids[index] !== id) continue;
        const free = open[sample * width + to] as number;
        share += free;
        open[sample * width + to] = free * (1 - covered);
      }
      share /= samples.length;
      // A pane's light is that of its cover already.
      red[to] = (red[to] as number) + ((light.red[at] as number) - BEYOND.red * covered) * share;
      green[to] = (green[to] as number) + ((light.green[at] as number) - BEYOND.green * covered) * share;
      blue[to] = (blue[to] as number) + ((light.blue[at] as number) - BEYOND.blue * covered) * share;
    }
  }
}

function markEdges(isEdge: Uint8Array, { width, top, height, samples, ids }: VisibleTriangles, row: number): void {
  const first = (row - top) * width;
  isEdge.fill(0);
  for (let sample = 1; sample < samples.length; sample++) {
    const start = first + sample * width * height;
    for (let column = 0; column < width; column++) if (ids[start + column] !== ids[first + column]) isEdge[column] = 1;
  }
}

/** Whether an earlier sample of the same pixel shows the same triangle. */
function isComputed(ids: Int32Array, index: number, plane: number): boolean {
  const id = ids[index];
  for (let earlier = index - plane; earlier >= 0; earlier -= plane) if (ids[earlier] === id) return true;
  return false;
}

/** Rows that are drawn at once: what is written for them is still at hand when it is read. */
const AT_ONCE = 32;

export interface Drawing {
  width: number;
  solid: SeenTriangles;
  /** What can be seen through, in front of everything solid; null for nothing. */
  glass: SeenTriangles | null;
  samples: Samples;
  /** The part that is drawn. */
  columns: Range;
  rows: Range;
}

/** Draws rows one after the other. @param write gets the codes of each, in the same memory */
export function drawRows(shader: Shader, drawing: Drawing, write: (row: number, codes: Lights) => void): void {
  const { width, solid, glass, samples, columns, rows } = drawing;
  const visible = createVisible(width, AT_ONCE, samples);
  const seenThrough = glass && createVisible(width, AT_ONCE, samples);
  const average = new RowAverage(shader, visible, seenThrough);
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
    for (let row = top; row < Math.min(top + AT_ONCE, rows[1]); row++) {
      average.compute(row, ...columns);
      write(row, average.codes);
    }
  }
}
