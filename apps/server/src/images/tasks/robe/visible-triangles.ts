/**
 * Which triangle is seen in each pixel of some rows of an image. `nearness` decides: of two triangles the one that has more of
 * it. Each sample of the pixels has a plane of its own, so that rows of pixels are filled in one run.
 */
export interface VisibleTriangles {
  width: number;
  /** The first row, and how many there are. */
  top: number;
  height: number;
  card: Card;
  /** A triangle's index for each pixel of each sample; -1 for none. */
  ids: Int32Array;
  nearness: Float32Array;
}

/** Places in a pixel, 0 to 1 from its upper left corner. */
export type Samples = readonly (readonly [x: number, y: number])[];

/** How a graphics card finds what is seen. */
export interface Card {
  /** Where each sample of a pixel is. */
  samples: Samples;
  /** Where it reads how near a triangle is to a sample; there too, unless it makes mistakes. */
  depths: Samples;
  /** Places along a pixel that a corner of a triangle can have: it is moved to the nearest. */
  grid: number;
}

/** A card without mistakes. */
export const cardWith = (samples: Samples): Card => ({ samples, depths: samples, grid: 256 });

/** What graphics cards have in common. */
export const USUAL_CARD = cardWith([
  [0.375, 0.875],
  [0.875, 0.625],
  [0.125, 0.375],
  [0.625, 0.125],
]);

/** Memory for rows that show nothing yet; they begin with the first. */
export function createVisible(width: number, height: number, card: Card): VisibleTriangles {
  const length = width * height * card.samples.length;
  return {
    width,
    top: 0,
    height,
    card,
    ids: new Int32Array(length).fill(-1),
    nearness: new Float32Array(length),
  };
}

/** Three corners as pixels, each followed by its nearness. */
export type Corners = Float64Array;

type Nine = readonly [number, number, number, number, number, number, number, number, number];

/**
 * Fills a triangle in: a pixel's sample shows it where it is inside, and nothing nearer is seen. Triangles that share
 * an edge leave no gap and no sample twice.
 * @param pushed how much further away it counts than it is, in the change of its nearness from pixel to pixel
 */
export function fillTriangle(into: VisibleTriangles, corners: Corners, id: number, pushed: number): void {
  const [x0, y0, q0, x1, y1, q1, x2, y2, q2] = corners as unknown as Nine;
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  if (area === 0) return;
  const across = ((q1 - q0) * (y2 - y0) - (q2 - q0) * (y1 - y0)) / area;
  const down = ((q2 - q0) * (x1 - x0) - (q1 - q0) * (x2 - x0)) / area;
  const base = q0 - across * x0 - down * y0 - pushed * Math.max(Math.abs(across), Math.abs(down));
  const { width, top: offset, height, card, ids, nearness } = into;
  const top = Math.min(y0, y1, y2);
  const bottom = Math.max(y0, y1, y2);
  if (bottom <= offset || top >= offset + height) return;
  for (let sample = 0; sample < card.samples.length; sample++) {
    const [sx, sy] = card.samples[sample] as readonly [number, number];
    const [qx, qy] = card.depths[sample] as readonly [number, number];
    const first = Math.max(offset, Math.ceil(top - sy));
    const last = Math.min(offset + height - 1, Math.ceil(bottom - sy) - 1);
    for (let row = first; row <= last; row++) {
      const y = row + sy;
      let left = Infinity;
      let right = -Infinity;
      if (y0 <= y !== y1 <= y) {
        const x = crossing(x0, y0, x1, y1, y);
        left = x;
        right = x;
      }
      if (y1 <= y !== y2 <= y) {
        const x = crossing(x1, y1, x2, y2, y);
        if (x < left) left = x;
        if (x > right) right = x;
      }
      if (y2 <= y !== y0 <= y) {
        const x = crossing(x2, y2, x0, y0, y);
        if (x < left) left = x;
        if (x > right) right = x;
      }
      const from = Math.max(0, Math.ceil(left - sx));
      const until = Math.min(width, Math.ceil(right - sx));
      if (from >= until) continue;
      let q = base + across * (from + qx) + down * (row + qy);
      const start = (sample * height + row - offset) * width;
      for (let at = start + from; at < start + until; at++) {
        if (q > (nearness[at] as number)) {
          nearness[at] = q;
          ids[at] = id;
        }
        q += across;
      }
    }
  }
}

/** Where an edge crosses a height; from the upper end on, so that both triangles beside it get the same number. */
function crossing(ax: number, ay: number, bx: number, by: number, y: number): number {
  return ay < by ? ax + ((y - ay) * (bx - ax)) / (by - ay) : bx + ((y - by) * (ax - bx)) / (ay - by);
}

/** Corners run against the clock where their triangle is seen from its front; y runs down. */
export const isFront = (corners: Corners): boolean => {
  const [x0, y0, , x1, y1, , x2, y2] = corners as unknown as Nine;
  return (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0) < 0;
};
