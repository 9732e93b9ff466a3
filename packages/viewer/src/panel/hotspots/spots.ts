import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import type { Point } from '@vitrine/domain/design/view/projection';
import type { ChoiceLayer } from '../../viewer.ts';
import { findFileForWidth } from '../image-address.ts';

/** A point in the image that opens a layer; x and y are fractions of the frame. */
export interface Spot extends Point {
  key: string;
  name: string;
}

/** The rectangle of one layer's image, in fractions of the frame, with its smallest file. */
export interface LayerArea {
  key: string;
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  file: string | null;
}

/** Opacity of a part, 0 to 255, on a grid over the whole frame. */
export type Coverage = Uint8Array;

/** Columns and rows of the grid that holds the visible layer of each cell. */
export const COLUMNS = 128;
export const ROWS = 64;
/** Opacity from which a cell counts as covered: handles and taps are thinner than a cell. */
const SEEN = 48;
/** Cells this deep within a layer, or this fraction of its deepest, count as equal. */
const DEEP_ENOUGH = 3;
const NEARLY_DEEPEST = 0.6;
/** Least distance between two spots, in cells: nearer ones would overlap. */
const APART = 4;

/** Lists the layers that are drawn as an image, in drawing order. */
export function listLayerAreas(layers: readonly ChoiceLayer[], design: Design, assets: AssetIndex): LayerArea[] {
  return layers.flatMap(({ key, name, choices }) => {
    const chosen = choices.filter(({ id }) => id === design[key]);
    for (const { image } of [...chosen, ...choices]) {
      const asset = image && Object.hasOwn(assets, image) ? assets[image] : undefined;
      if (!asset || asset.rect[2] === 0 || asset.rect[3] === 0) continue;
      const [[width, height], [x, y, across, down]] = [asset.frame, asset.rect];
      const area = { left: x / width, top: y / height, width: across / width, height: down / height };
      return [{ key, name, ...area, file: findFileForWidth(asset, 0) }];
    }
    return [];
  });
}

/**
 * Positions one spot for each layer, where the visitor sees it: well within what no later layer covers, near `home`,
 * and away from the others. A layer that is covered completely has none.
 */
export function positionSpots(parts: readonly LayerArea[], covers: readonly Coverage[], home: Point): Spot[] {
  const owner = computeOwners(covers);
  const usedCells: number[] = [];
  const placed = parts
    .map((part, index) => ({ part, index, cells: listCells(owner, index) }))
    .toSorted((one, other) => one.cells.length - other.cells.length)
    .flatMap(({ part, index, cells }) => {
      const cell = chooseCell(cells, computeDepths(owner, index), usedCells, home);
      if (cell === null) return [];
      usedCells.push(cell);
      return [{ index, spot: { key: part.key, name: part.name, ...getCellCentre(cell) } }];
    });
  return placed.toSorted((one, other) => one.index - other.index).map(({ spot }) => spot);
}

/** Finds the visible layer of each cell; -1 where there is none. */
function computeOwners(covers: readonly Coverage[]): Int16Array {
  const owner = new Int16Array(COLUMNS * ROWS).fill(-1);
  for (const [index, cover] of covers.entries())
    for (let cell = 0; cell < owner.length; cell++) if ((cover[cell] ?? 0) >= SEEN) owner[cell] = index;
  return owner;
}

const listCells = (owner: Int16Array, index: number): number[] =>
  [...owner.keys()].filter((cell) => owner[cell] === index);

const column = (cell: number): number => cell % COLUMNS;
const row = (cell: number): number => Math.floor(cell / COLUMNS);
const getCellCentre = (cell: number): Point => ({ x: (column(cell) + 0.5) / COLUMNS, y: (row(cell) + 0.5) / ROWS });
const getDistance = (one: number, other: number): number =>
  Math.hypot(column(one) - column(other), row(one) - row(other));

/** For each cell of a layer, the distance to the nearest cell of another one: two sweeps, forwards and backwards. */
function computeDepths(owner: Int16Array, index: number): Uint8Array {
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

function chooseCell(
  cells: readonly number[],
  depth: Uint8Array,
  usedCells: readonly number[],
  home: Point,
): number | null {
  const free = cells.filter((cell) => usedCells.every((other) => getDistance(cell, other) >= APART));
  const offered = free.length > 0 ? free : cells;
  const deepest = offered.reduce((most, cell) => Math.max(most, depth[cell] ?? 0), 0);
  const far = (cell: number): number => {
    const { x, y } = getCellCentre(cell);
    return Math.hypot(x - home.x, (y - home.y) / 2);
  };
  const enough = Math.min(DEEP_ENOUGH, deepest * NEARLY_DEEPEST);
  const good = offered.filter((cell) => (depth[cell] ?? 0) >= enough);
  return good.reduce<number | null>((best, cell) => (best === null || far(cell) < far(best) ? cell : best), null);
}
