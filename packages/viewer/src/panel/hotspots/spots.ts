import type { AssetIndex, AssetVariant } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import type { Point } from '../../stage/camera.ts';
import type { ChoiceLayer } from '../../viewer.ts';

/** A place in the image that opens a layer; x and y are shares of the frame. */
export interface Spot extends Point {
  key: string;
  name: string;
}

/** Where one layer's image lies, in shares of the frame, with its smallest file. */
export interface Part {
  key: string;
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  file: string | null;
}

/** How opaque, 0 to 255, a part is on a grid over the whole frame. */
export type Cover = Uint8Array;

/** Columns and rows of the grid that says which layer is seen where. */
export const COLUMNS = 128;
export const ROWS = 64;
/** Handles and taps are thinner than a cell: so much of one is enough. */
const SEEN = 48;
/** Cells so deep within a layer, or this share of its deepest, are as good as any. */
const DEEP_ENOUGH = 3;
const NEARLY_DEEPEST = 0.6;
/** Nearer than so many cells, two spots would cover each other. */
const APART = 4;

/** The layers that are drawn as an image, in the order in which they are drawn. */
export function partsOf(layers: readonly ChoiceLayer[], design: Design, assets: AssetIndex): Part[] {
  return layers.flatMap(({ key, name, choices }) => {
    const chosen = choices.filter(({ id }) => id === design[key]);
    for (const { image } of [...chosen, ...choices]) {
      const asset = image && Object.hasOwn(assets, image) ? assets[image] : undefined;
      if (!asset || asset.rect[2] === 0 || asset.rect[3] === 0) continue;
      const [[width, height], [x, y, across, down]] = [asset.frame, asset.rect];
      const area = { left: x / width, top: y / height, width: across / width, height: down / height };
      return [{ key, name, ...area, file: smallest(asset.variants) }];
    }
    return [];
  });
}

const smallest = (variants: readonly AssetVariant[]): string | null =>
  variants.toSorted((one, other) => other.scale - one.scale)[0]?.file ?? null;

/**
 * One spot a layer, where the visitor sees it: well within what no later layer covers, near `home`, and apart from the
 * others. A layer that is covered altogether has none.
 */
export function spotsOf(parts: readonly Part[], covers: readonly Cover[], home: Point): Spot[] {
  const owner = ownersOf(covers);
  const taken: number[] = [];
  const placed = parts
    .map((part, index) => ({ part, index, cells: cellsOf(owner, index) }))
    .toSorted((one, other) => one.cells.length - other.cells.length)
    .flatMap(({ part, index, cells }) => {
      const cell = bestCell(cells, depthsOf(owner, index), taken, home);
      if (cell === null) return [];
      taken.push(cell);
      return [{ index, spot: { key: part.key, name: part.name, ...middleOf(cell) } }];
    });
  return placed.toSorted((one, other) => one.index - other.index).map(({ spot }) => spot);
}

/** Which layer is seen in each cell; -1 where none is. */
function ownersOf(covers: readonly Cover[]): Int16Array {
  const owner = new Int16Array(COLUMNS * ROWS).fill(-1);
  for (const [index, cover] of covers.entries())
    for (let cell = 0; cell < owner.length; cell++) if ((cover[cell] ?? 0) >= SEEN) owner[cell] = index;
  return owner;
}

const cellsOf = (owner: Int16Array, index: number): number[] =>
  [...owner.keys()].filter((cell) => owner[cell] === index);

const column = (cell: number): number => cell % COLUMNS;
const row = (cell: number): number => Math.floor(cell / COLUMNS);
const middleOf = (cell: number): Point => ({ x: (column(cell) + 0.5) / COLUMNS, y: (row(cell) + 0.5) / ROWS });
const between = (one: number, other: number): number => Math.hypot(column(one) - column(other), row(one) - row(other));

/** How many cells lie between each cell and the next that is not this layer's: two sweeps, there and back. */
function depthsOf(owner: Int16Array, index: number): Uint8Array {
  const depth = new Uint8Array(owner.length);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= COLUMNS || y >= ROWS ? 0 : (depth[y * COLUMNS + x] ?? 0);
  for (let cell = 0; cell < owner.length; cell++)
    if (owner[cell] === index)
      depth[cell] = Math.min(at(column(cell) - 1, row(cell)), at(column(cell), row(cell) - 1)) + 1;
  for (let cell = owner.length - 1; cell >= 0; cell--)
    if (owner[cell] === index)
      depth[cell] = Math.min(
        depth[cell] ?? 0,
        at(column(cell) + 1, row(cell)) + 1,
        at(column(cell), row(cell) + 1) + 1,
      );
  return depth;
}

function bestCell(cells: readonly number[], depth: Uint8Array, taken: readonly number[], home: Point): number | null {
  const free = cells.filter((cell) => taken.every((other) => between(cell, other) >= APART));
  const offered = free.length > 0 ? free : cells;
  const deepest = offered.reduce((most, cell) => Math.max(most, depth[cell] ?? 0), 0);
  const far = (cell: number): number => {
    const { x, y } = middleOf(cell);
    return Math.hypot(x - home.x, (y - home.y) / 2);
  };
  const wanted = Math.min(DEEP_ENOUGH, deepest * NEARLY_DEEPEST);
  const good = offered.filter((cell) => (depth[cell] ?? 0) >= wanted);
  return good.reduce<number | null>((best, cell) => (best === null || far(cell) < far(best) ? cell : best), null);
}
