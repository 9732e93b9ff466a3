import { setImmediate as othersFirst } from 'node:timers/promises';
import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import type { Recipe } from '@vitrine/domain/design/floors/recipe';
import type { Role } from '@vitrine/domain/design/floors/room';
import type { Lens, Size } from '@vitrine/domain/design/view/projection';
import type { DrawnView } from './draw-view.ts';
import { decode, type NamedFile } from './view/decoded-layers.ts';
import { encode } from './view/encode.ts';
import { type Flakes, flakesOf, readFlakes } from './view/flakes.ts';
import { addAtLevel, type Colour, type Texture, textureOfDecoded } from './view/textures.ts';

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
  background: readonly [red: number, green: number, blue: number];
  format: DesignImageFormat;
}

interface Placed {
  texture: Texture;
  area: RoomFile['area'];
}

type Room = Partial<Record<Role, Placed>> & { base: Placed };

const ROWS_AT_ONCE = 16;
/** As in the viewer's shader: a slightly finer copy of the room, finer flakes, and no floor where the mask is weak. */
const FINER = 0.3;
const FINER_FLAKES = 0.8;
const WEAKEST_MASK = 0.002;

/** Draws a room with its floor as the viewer's shader does (floor-shader.ts). Rejects when the base cannot be decoded. */
export async function drawFloor(view: FloorView): Promise<DrawnView> {
  const { size, lens, files } = view;
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
  const step = [(2 * lens.halfExtent[0]) / size.width, (2 * lens.halfExtent[1]) / size.height] as const;
  const draw = pixelDrawer(room, flakes, view, step);
  for (let y = 0; y < size.height; y++) {
    if (y % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersFirst();
    const v = lens.centre[1] - lens.halfExtent[1] + (y + 0.5) * step[1];
    for (let x = 0; x < size.width; x++) {
      const u = lens.centre[0] - lens.halfExtent[0] + (x + 0.5) * step[0];
      draw(u, v, data, (y * size.width + x) * 3);
    }
  }
  return { bytes: await encode({ data, ...size }, view.format), isComplete };
}

const place = async (file: RoomFile): Promise<Placed> => ({
  texture: textureOfDecoded(await decode(file)),
  area: file.area,
});

/** The copy of an image that has about one pixel for each of the view. */
function levelOf({ texture, area }: Placed, [across, down]: readonly [number, number]): number {
  const { width = 1, height = 1 } = texture[0] ?? {};
  return Math.log2(Math.max((across / area[2]) * width, (down / area[3]) * height));
}

type DrawPixel = (u: number, v: number, to: Uint8Array, at: number) => void;

function pixelDrawer(
  room: Room,
  flakes: Flakes | undefined,
  { toFloor, frame, background }: FloorView,
  step: readonly [number, number],
): DrawPixel {
  const [colour, floor, other]: [Colour, Colour, Colour] = [
    new Float64Array(3),
    new Float64Array(3),
    new Float64Array(3),
  ];
  const baseLevel = levelOf(room.base, step) - FINER;
  const maskLevel = room.mask ? levelOf(room.mask, step) : 0;
  const whole = { texture: room.base.texture, area: [0, 0, 1, 1] } as const;
  const spotAt = spotsOf(toFloor, frame, step);
  return (u, v, to, at) => {
    if (u < 0 || u > 1 || v < 0 || v > 1) return to.set(background, at);
    read(whole, u, v, baseLevel, colour);
    const mask = room.mask && flakes && covers(room.mask, u, v) ? readMask(room.mask, u, v, maskLevel, other) : 0;
    if (mask > WEAKEST_MASK && flakes) {
      const { x, y, steps } = spotAt(u, v);
      readFlakes(flakes, x, y, steps, floor);
      seal(room, flakes, u, v, floor, other);
      for (let channel = 0; channel < 3; channel++)
        colour[channel] =
          (colour[channel] as number) + ((floor[channel] as number) - (colour[channel] as number)) * mask;
    }
    for (let channel = 0; channel < 3; channel++)
      to[at + channel] = Math.min(255, Math.max(0, (colour[channel] as number) + 0.5));
  };
}

function read(
  { texture, area }: Pick<Placed, 'texture' | 'area'>,
  u: number,
  v: number,
  level: number,
  to: Colour,
): void {
  to.fill(0);
  const at = { u: (u - area[0]) / area[2], v: (v - area[1]) / area[3] };
  addAtLevel(texture, { ...at, level, weight: 1, repeats: false }, to);
}

const covers = ({ area: [x, y, width, height] }: Placed, u: number, v: number): boolean =>
  u >= x && u <= x + width && v >= y && v <= y + height;

function readMask(mask: Placed, u: number, v: number, level: number, scratch: Colour): number {
  read(mask, u, v, level, scratch);
  return (scratch[0] as number) / 255;
}

/** The flakes under their coat: times light, screened with what the finish reflects. */
function seal({ lighting, gloss }: Room, { mean }: Flakes, u: number, v: number, floor: Colour, scratch: Colour): void {
  const [red, green, blue] = floor as unknown as [number, number, number];
  const relief = ((red - mean[0]) * 0.3 + (green - mean[1]) * 0.5 + (blue - mean[2]) * 0.2) / 255;
  if (lighting) read(lighting, u, v, 0, scratch);
  for (let channel = 0; channel < 3; channel++)
    floor[channel] = (floor[channel] as number) * (lighting ? (scratch[channel] as number) / 255 : 1);
  if (!gloss || !covers(gloss, u, v)) return;
  read(gloss, u, v, 0, scratch);
  for (let channel = 0; channel < 3; channel++) {
    const sheen = Math.min(1, Math.max(0, ((scratch[channel] as number) / 255) * (1 + relief * 0.5)));
    floor[channel] = 255 * (1 - (1 - (floor[channel] as number) / 255) * (1 - sheen));
  }
}

interface Spot {
  /** Metres on the floor. */
  x: number;
  y: number;
  /** To the next pixel of the view across and down. */
  steps: [number, number, number, number];
}

/** Finds the spot of the floor at a position of the frame. Returns the same object each time. */
function spotsOf(
  [a = [], b = [], c = []]: FloorView['toFloor'],
  [width, height]: FloorView['frame'],
  [across, down]: readonly [number, number],
): (u: number, v: number) => Spot {
  const [a0 = 0, a1 = 0, a2 = 0] = a;
  const [b0 = 0, b1 = 0, b2 = 0] = b;
  const [c0 = 0, c1 = 0, c2 = 0] = c;
  const spot: Spot = { x: 0, y: 0, steps: [0, 0, 0, 0] };
  const [stepX, stepY] = [across * width * FINER_FLAKES, down * height * FINER_FLAKES];
  return (u, v) => {
    const [px, py] = [u * width, v * height];
    const depth = c0 * px + c1 * py + c2;
    spot.x = (a0 * px + a1 * py + a2) / depth;
    spot.y = (b0 * px + b1 * py + b2) / depth;
    spot.steps[0] = ((a0 - spot.x * c0) / depth) * stepX;
    spot.steps[1] = ((b0 - spot.y * c0) / depth) * stepX;
    spot.steps[2] = ((a1 - spot.x * c1) / depth) * stepY;
    spot.steps[3] = ((b1 - spot.y * c1) / depth) * stepY;
    return spot;
  };
}
