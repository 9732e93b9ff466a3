import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { recipeOf } from '@vitrine/domain/design/floors/recipe';
import type { Layer } from '../../stage/image.ts';
import { snapshotSize } from '../../stage/snapshot-size.ts';
import type { Scene, SceneGiven, SnapshotOptions } from '../kind.ts';
import type { Role } from './floor-image.ts';
import { carried } from './homography.ts';
import { type Room, roomImages } from './room.ts';
import { strewn } from './strew.ts';

/** Metres of floor that are drawn from above and then repeated, and pixels across them. */
const TILE = { metres: 0.6, pixels: 512 } as const;
const SMALLER_TILES = 6;

/** The room with its floor as a still image, drawn on the processor: for browsers without WebGL. */
export function openStillFloor(given: SceneGiven, file: FloorsFile, room: Room): Scene {
  const { Images } = given.atHand;
  const images = new Images(given.address, 0, given.signal);
  const canvas = document.createElement('canvas');
  canvas.className = 'still';
  canvas.setAttribute('part', 'still');
  canvas.setAttribute('role', 'img');
  canvas.style.objectFit = 'cover';
  given.place.prepend(canvas);
  let turn = 0;
  let pending: Promise<unknown> = Promise.resolve();

  const show = async (design: Design): Promise<void> => {
    const mine = ++turn;
    const { placed, roles } = roomImages(room, file, given.latest.assets, design, 2);
    images.use(placed.map((one) => one.file));
    const layers = await Promise.all(
      placed.map(async (one): Promise<Layer> => ({ ...one, image: await images.decoded(one.file) })),
    );
    if (mine !== turn || given.signal.aborted) throw new DOMException('A later choice took its place', 'AbortError');
    const [width, height] = room.frame.map((side) => Math.round(side / 2));
    const at = (role: Role): Layer | undefined => layers[roles.indexOf(role)];
    const drawn = drawRoom(width ?? 1, height ?? 1, room, at, floorTiles(file, design));
    canvas.width = drawn.width;
    canvas.height = drawn.height;
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  };

  return {
    live: false,
    movable: false,
    turns: false,
    show: (design) => {
      const shown = show(design);
      pending = shown.catch(() => undefined);
      return shown;
    },
    prefetch: async () => undefined,
    steering: () => null,
    snapshot: (options) => pending.then(() => cover(canvas, { ...options, ...snapshotSize(options) })),
    dispose: () => {
      turn += 1;
      images.dispose();
      canvas.remove();
    },
  };
}

type Plane = CanvasRenderingContext2D;

function planeOf(width: number, height: number): Plane {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const plane = canvas.getContext('2d', { willReadFrequently: true });
  if (!plane) throw new Error('This browser cannot draw');
  return plane;
}

/** The flakes from above, each tile half the size of the one before. */
function floorTiles(file: FloorsFile, design: Design): ImageData[] {
  const first = planeOf(TILE.pixels, TILE.pixels);
  const whole = strewn(recipeOf(file, design), TILE.pixels, TILE.metres * 1000);
  const tiles = [new ImageData(whole.data, TILE.pixels, TILE.pixels)];
  if (tiles[0]) first.putImageData(tiles[0], 0, 0);
  let from: CanvasImageSource = first.canvas;
  for (let level = 1; level <= SMALLER_TILES; level++) {
    const edge = TILE.pixels >> level;
    const plane = planeOf(edge, edge);
    plane.drawImage(from, 0, 0, edge, edge);
    tiles.push(plane.getImageData(0, 0, edge, edge));
    from = plane.canvas;
  }
  return tiles;
}

/** Flakes times light, screened with the reflections, cut out by the mask, over the room. */
function drawRoom(
  width: number,
  height: number,
  room: Room,
  at: (role: Role) => Layer | undefined,
  tiles: readonly ImageData[],
): HTMLCanvasElement {
  const floor = planeOf(width, height);
  const half = width / room.frame[0];
  const lay = (plane: Plane, role: Role, how: GlobalCompositeOperation): void => {
    const layer = at(role);
    if (!layer) return;
    plane.globalCompositeOperation = how;
    plane.drawImage(layer.image, layer.x * half, layer.y * half, layer.width * half, layer.height * half);
  };
  floor.putImageData(inPerspective(width, height, room, half, tiles), 0, 0);
  lay(floor, 'lighting', 'multiply');
  lay(floor, 'gloss', 'screen');
  const cut = planeOf(width, height);
  lay(cut, 'mask', 'source-over');
  const alpha = cut.getImageData(0, 0, width, height);
  // A mask may be white with alpha or grey without: its red times its alpha is right for both.
  for (let pixel = 0; pixel < alpha.data.length; pixel += 4)
    alpha.data[pixel + 3] = ((alpha.data[pixel] ?? 0) * (alpha.data[pixel + 3] ?? 0)) / 255;
  cut.putImageData(alpha, 0, 0);
  floor.globalCompositeOperation = 'destination-in';
  floor.drawImage(cut.canvas, 0, 0);
  const whole = planeOf(width, height);
  lay(whole, 'base', 'source-over');
  whole.drawImage(floor.canvas, 0, 0);
  return whole.canvas;
}

function inPerspective(
  width: number,
  height: number,
  room: Room,
  half: number,
  tiles: readonly ImageData[],
): ImageData {
  const made = new ImageData(width, height);
  const pixels = new Uint32Array(made.data.buffer);
  const sources = tiles.map((tile) => new Uint32Array(tile.data.buffer));
  for (let y = 0; y < height; y++) {
    const [x0, z0] = carried(room.toFloor, [width / 2 / half, y / half]);
    const [x1, z1] = carried(room.toFloor, [width / 2 / half, (y + 1) / half]);
    const step = (Math.hypot(x1 - x0, z1 - z0) / TILE.metres) * TILE.pixels * 0.7;
    const level = Math.min(tiles.length - 1, Math.max(0, Math.round(Math.log2(step))));
    const [source, edge] = [sources[level], TILE.pixels >> level];
    if (!source) continue;
    for (let x = 0; x < width; x++) {
      const [across, along] = carried(room.toFloor, [x / half, y / half]);
      const [u, v] = [across / TILE.metres, along / TILE.metres];
      const column = Math.floor((u - Math.floor(u)) * edge) % edge;
      const row = Math.floor((v - Math.floor(v)) * edge) % edge;
      pixels[y * width + x] = source[row * edge + column] ?? 0;
    }
  }
  return made;
}

/** The image as a file: as much of it as covers that size. */
function cover(image: HTMLCanvasElement, { width, height, type, quality }: SnapshotOptions): Promise<Blob> {
  const plane = planeOf(width, height);
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  plane.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
  return new Promise((resolve, reject) => {
    plane.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be encoded'))),
      type,
      quality,
    );
  });
}
