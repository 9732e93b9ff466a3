import { setImmediate as othersFirst } from 'node:timers/promises';
import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import type { Role } from '@vitrine/domain/design/floors/room';
import type { Lens, Size } from '@vitrine/domain/design/view/projection';
import type { DrawnView } from './draw-view.ts';
import { decode, type NamedFile } from './view/decoded-layers.ts';
import { encode } from './view/encode.ts';
import { type Flakes, flakesOf, readFlakes, type Spot } from './view/flakes.ts';
import { mixTwo, WHOLE } from './view/pixels.ts';
import { rowReader, type Steps } from './view/row-reader.ts';
import { type Texture, textureOfDecoded } from './view/textures.ts';

/** An image of a room and its area in fractions of the frame: x, y, width and height. */
export interface RoomFile extends NamedFile {
  area: readonly [number, number, number, number];
}

/** A view of a room with a floor of flakes. */
export interface FloorView {
  /** The base has to be there; without the others the room is drawn without what they show. */
  files: Partial<Record<Role, RoomFile>> & { base: RoomFile };
  recipe: Recipe;
  /** From pixels of the frame to metres of the floor. */
  toFloor: readonly (readonly number[])[];
  frame: readonly [width: number, height: number];
  lens: Lens;
  size: Size;
  background: number;
  format: DesignImageFormat;
}

interface PlacedTexture {
  texture: Texture;
  area: RoomFile['area'];
}

type Room = Partial<Record<Role, PlacedTexture>> & { base: PlacedTexture };

const ROWS_AT_ONCE = 16;
/** As in the viewer's shader: a slightly finer copy of the room, finer flakes, and no floor where the mask is weak. */
const FINER = 0.3;
const FINER_FLAKES = 0.8;
const WEAKEST_MASK = 0.002;

/** Draws a room with its floor as the viewer's shader does (floor-shader.ts). Rejects when the base cannot be decoded. */
export async function drawFloor(view: FloorView): Promise<DrawnView> {
  const { size, files } = view;
  const room: Room = { base: await place(files.base) };
  let isComplete = true;
  for (const role of ['mask', 'lighting', 'gloss'] as const) {
    const file = files[role];
    const placed = file && (await place(file).catch(() => null));
    if (placed) room[role] = placed;
    else if (file) isComplete = false;
  }
  const flakes = room.mask && flakesOf(view.recipe);
  const data = new Uint8Array(size.width * size.height * 3);
  const drawRow = rowDrawer(room, flakes, view);
  for (let row = 0, at = 0; row < size.height; row++) {
    if (row % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersFirst();
    const line = drawRow(row);
    for (let column = 0; column < size.width; column++, at += 3) {
      const colour = line[column] as number;
      data[at] = colour;
      data[at + 1] = colour >> 8;
      data[at + 2] = colour >> 16;
    }
  }
  return { bytes: await encode({ data, ...size }, view.format), isComplete };
}

const place = async (file: RoomFile): Promise<PlacedTexture> => ({
  texture: textureOfDecoded(await decode(file)),
  area: file.area,
});

/** The columns or rows of a view as fractions of the frame. */
interface Sides {
  across: Steps;
  down: Steps;
}

function sidesOf({ lens, size }: FloorView): Sides {
  const steps = (centre: number, half: number, count: number): Steps => {
    const step = (2 * half) / count;
    return { first: centre - half + step / 2, step, count };
  };
  return {
    across: steps(lens.centre[0], lens.halfExtent[0], size.width),
    down: steps(lens.centre[1], lens.halfExtent[1], size.height),
  };
}

/** The copy of an image that has about one pixel for each of the view. */
function levelOf({ texture, area }: PlacedTexture, { across, down }: Sides): number {
  const { width = 1, height = 1 } = texture[0] ?? {};
  return Math.log2(Math.max((across.step / area[2]) * width, (down.step / area[3]) * height));
}

/** Reads an image of the room at a column and row of the view. */
function readerOf({ texture, area }: PlacedTexture, { across, down }: Sides, level: number) {
  const within = ({ first, step, count }: Steps, start: number, length: number): Steps => ({
    first: (first - start) / length,
    step: step / length,
    count,
  });
  return rowReader(texture, level, within(across, area[0], area[2]), within(down, area[1], area[3]));
}

/** Draws one row of the view after the other. Returns the colours by column, the same memory each time. */
function rowDrawer(
  { base, mask, lighting, gloss }: Room,
  flakes: Flakes | undefined,
  view: FloorView,
): (row: number) => Int32Array {
  const sides = sidesOf(view);
  const { across, down } = sides;
  // The base fills the frame, whatever its own size.
  const whole = { ...base, area: WHOLE_FRAME };
  const readBase = readerOf(whole, sides, levelOf(whole, sides) - FINER);
  const readMask = mask && readerOf(mask, sides, levelOf(mask, sides));
  const readLight = lighting && readerOf(lighting, sides, 0);
  const readGloss = gloss && readerOf(gloss, sides, 0);
  const findSpot = spotFinder(view.toFloor, view.frame, [across.step, down.step]);
  const inFrame = columnsIn(across, WHOLE_FRAME);
  const inMask = mask ? columnsIn(across, mask.area) : null;
  const inGloss = gloss ? columnsIn(across, gloss.area) : null;
  const line = new Int32Array(across.count);
  return (row) => {
    line.fill(view.background);
    const v = down.first + down.step * row;
    if (v < 0 || v > 1) return line;
    line.set(readBase(row, inFrame.from, inFrame.end).subarray(inFrame.from, inFrame.end), inFrame.from);
    if (!mask || !readMask || !inMask || !flakes || !isBeside(v, mask.area)) return line;
    const shares = readMask(row, inMask.from, inMask.end);
    let { from, end } = inMask;
    while (from < end && isWeak(shares[from] as number)) from++;
    while (end > from && isWeak(shares[end - 1] as number)) end--;
    const light = readLight?.(row, from, end);
    const shine = gloss && isBeside(v, gloss.area) ? readGloss?.(row, from, end) : undefined;
    for (let column = from; column < end; column++) {
      const share = (shares[column] as number) & 255;
      if (isWeak(share)) continue;
      const colour = readFlakes(flakes, findSpot(across.first + across.step * column, v));
      const reflects = shine && inGloss && column >= inGloss.from && column < inGloss.end;
      const floor = seal(
        colour,
        flakes.mean,
        light ? (light[column] as number) : 0xffffff,
        reflects ? (shine[column] as number) : 0,
      );
      line[column] = share === 255 ? floor : mixTwo(line[column] as number, floor, Math.round((share * WHOLE) / 255));
    }
    return line;
  };
}

const isWeak = (mask: number): boolean => (mask & 255) < WEAKEST_MASK * 255;

/** The columns of a view that are in an area of the frame and in the frame itself. */
function columnsIn({ first, step, count }: Steps, [left, , width]: RoomFile['area']): { from: number; end: number } {
  const isIn = (column: number): boolean => {
    const u = first + step * column;
    return u >= Math.max(0, left) && u <= Math.min(1, left + width);
  };
  let from = 0;
  while (from < count && !isIn(from)) from++;
  let end = count;
  while (end > from && !isIn(end - 1)) end--;
  return { from, end };
}

/** Whether a position down the frame is beside an area of it. */
const isBeside = (v: number, [, top, , height]: RoomFile['area']): boolean => v >= top && v <= top + height;

const WHOLE_FRAME = [0, 0, 1, 1] as const;

/** The flakes under their coat: times light, screened with what the finish reflects. */
function seal(colour: number, mean: Flakes['mean'], light: number, shine: number): number {
  const red = colour & 255;
  const green = (colour >> 8) & 255;
  const blue = colour >> 16;
  const relief = ((red - mean[0]) * 0.3 + (green - mean[1]) * 0.5 + (blue - mean[2]) * 0.2) / 255;
  const rise = 1 + relief * 0.5;
  return (
    (sealed(blue, light >> 16, (shine >> 16) * rise) << 16) |
    (sealed(green, (light >> 8) & 255, ((shine >> 8) & 255) * rise) << 8) |
    sealed(red, light & 255, (shine & 255) * rise)
  );
}

/** One channel of it, 0 to 255. */
function sealed(colour: number, light: number, shine: number): number {
  const sheen = shine < 0 ? 0 : shine > 255 ? 255 : shine;
  return (255.5 - (255 - (colour * light) / 255) * (1 - sheen / 255)) | 0;
}

/** Finds the spot of the floor at a position of the frame. Returns the same object each time. */
function spotFinder(
  [a = [], b = [], c = []]: FloorView['toFloor'],
  [width, height]: FloorView['frame'],
  [across, down]: readonly [number, number],
): (u: number, v: number) => Spot {
  const [a0 = 0, a1 = 0, a2 = 0] = a;
  const [b0 = 0, b1 = 0, b2 = 0] = b;
  const [c0 = 0, c1 = 0, c2 = 0] = c;
  const spot: Spot = { x: 0, y: 0, acrossX: 0, acrossY: 0, downX: 0, downY: 0 };
  const stepAcross = across * width * FINER_FLAKES;
  const stepDown = down * height * FINER_FLAKES;
  return (u, v) => {
    const x = u * width;
    const y = v * height;
    const depth = c0 * x + c1 * y + c2;
    spot.x = (a0 * x + a1 * y + a2) / depth;
    spot.y = (b0 * x + b1 * y + b2) / depth;
    spot.acrossX = ((a0 - spot.x * c0) / depth) * stepAcross;
    spot.acrossY = ((b0 - spot.y * c0) / depth) * stepAcross;
    spot.downX = ((a1 - spot.x * c1) / depth) * stepDown;
    spot.downY = ((b1 - spot.y * c1) / depth) * stepDown;
    return spot;
  };
}
