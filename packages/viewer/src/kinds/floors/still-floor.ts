import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { applyHomography } from '@vitrine/domain/design/floors/homography';
import { recipeOf } from '@vitrine/domain/design/floors/recipe';
import { listRoomImages, type Role, type Room } from '@vitrine/domain/design/floors/room';
import { scatterAtOnce } from '@vitrine/domain/design/floors/scatter';
import type { Size } from '@vitrine/domain/design/view/projection';
import { drawSnapshot, StillScene } from '../../interactive.ts';
import type { Images } from '../../loading/images.ts';
import type { Layer } from '../../stage/image.ts';
import type { Scene, SceneOptions, SnapshotOptions } from '../kind.ts';

/** Size of the floor tile that is drawn from above and then repeated. */
const TILE = { metres: 0.6, pixels: 512 } as const;
const SMALLER_TILES = 6;

/** The room with its floor as a still image, drawn on the processor: for browsers without WebGL. */
export class StillFloor extends StillScene implements Scene {
  readonly #canvas: HTMLCanvasElement;
  readonly #images: Images;
  readonly #file: FloorsFile;
  readonly #room: Room;

  constructor(options: SceneOptions, file: FloorsFile, room: Room) {
    const canvas = document.createElement('canvas');
    super(options, canvas);
    canvas.style.objectFit = 'cover';
    this.#canvas = canvas;
    this.#images = new options.provided.Images(options.address, 0, options.signal);
    this.#file = file;
    this.#room = room;
  }

  show(design: Design): Promise<void> {
    return this.startShow(async (run) => {
      const { placed, roles } = listRoomImages(this.#room, this.#file, this.options.latest.assets, design, 2);
      this.#images.use(placed.map((one) => one.file));
      const layers = await Promise.all(
        placed.map(async (one): Promise<Layer> => ({ ...one, image: await this.#images.decode(one.file) })),
      );
      this.assertLatest(run);
      const [width = 1, height = 1] = this.#room.frame.map((side) => Math.round(side / 2));
      const at = (role: Role): Layer | undefined => layers[roles.indexOf(role)];
      const drawn = drawRoom(width, height, this.#room, at, drawFloorTiles(this.#file, design));
      Object.assign(this.#canvas, { width: drawn.width, height: drawn.height });
      this.#canvas.getContext('2d')?.drawImage(drawn, 0, 0);
    });
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    await this.lastShow;
    return drawSnapshot(options, (plane, size) => drawCovering(plane, this.#canvas, size));
  }

  override dispose(): void {
    super.dispose();
    this.#images.dispose();
  }
}

type Plane = CanvasRenderingContext2D;

function createPlane(width: number, height: number): Plane {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const plane = canvas.getContext('2d', { willReadFrequently: true });
  if (!plane) throw new Error('This browser cannot draw');
  return plane;
}

/** Draws the flakes from above, each tile half the size of the one before. */
function drawFloorTiles(file: FloorsFile, design: Design): ImageData[] {
  const first = createPlane(TILE.pixels, TILE.pixels);
  const whole = scatterAtOnce(recipeOf(file, design), TILE.pixels, TILE.metres * 1000);
  const tiles = [new ImageData(whole.data, TILE.pixels, TILE.pixels)];
  if (tiles[0]) first.putImageData(tiles[0], 0, 0);
  let from: CanvasImageSource = first.canvas;
  for (let level = 1; level <= SMALLER_TILES; level++) {
    const edge = TILE.pixels >> level;
    const plane = createPlane(edge, edge);
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
  const floor = createPlane(width, height);
  const half = width / room.frame[0];
  const lay = (plane: Plane, role: Role, how: GlobalCompositeOperation): void => {
    const layer = at(role);
    if (!layer) return;
    plane.globalCompositeOperation = how;
    plane.drawImage(layer.image, layer.x * half, layer.y * half, layer.width * half, layer.height * half);
  };
  floor.putImageData(drawInPerspective(width, height, room, half, tiles), 0, 0);
  lay(floor, 'lighting', 'multiply');
  lay(floor, 'gloss', 'screen');
  const cut = createPlane(width, height);
  lay(cut, 'mask', 'source-over');
  const alpha = cut.getImageData(0, 0, width, height);
  // A mask is white with alpha or grey without: red times alpha is right for both.
  for (let pixel = 0; pixel < alpha.data.length; pixel += 4)
    alpha.data[pixel + 3] = ((alpha.data[pixel] ?? 0) * (alpha.data[pixel + 3] ?? 0)) / 255;
  cut.putImageData(alpha, 0, 0);
  floor.globalCompositeOperation = 'destination-in';
  floor.drawImage(cut.canvas, 0, 0);
  const whole = createPlane(width, height);
  lay(whole, 'base', 'source-over');
  whole.drawImage(floor.canvas, 0, 0);
  return whole.canvas;
}

function drawInPerspective(
  width: number,
  height: number,
  room: Room,
  half: number,
  tiles: readonly ImageData[],
): ImageData {
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const sources = tiles.map((tile) => new Uint32Array(tile.data.buffer));
  for (let y = 0; y < height; y++) {
    const [x0, z0] = applyHomography(room.toFloor, [width / 2 / half, y / half]);
    const [x1, z1] = applyHomography(room.toFloor, [width / 2 / half, (y + 1) / half]);
    const step = (Math.hypot(x1 - x0, z1 - z0) / TILE.metres) * TILE.pixels * 0.7;
    const level = Math.min(tiles.length - 1, Math.max(0, Math.round(Math.log2(step))));
    const [source, edge] = [sources[level], TILE.pixels >> level];
    if (!source) continue;
    for (let x = 0; x < width; x++) {
      const [across, along] = applyHomography(room.toFloor, [x / half, y / half]);
      const [u, v] = [across / TILE.metres, along / TILE.metres];
      const column = Math.floor((u - Math.floor(u)) * edge) % edge;
      const row = Math.floor((v - Math.floor(v)) * edge) % edge;
      pixels[y * width + x] = source[row * edge + column] ?? 0;
    }
  }
  return image;
}

/** Draws as much of the image as covers the size. */
function drawCovering(plane: Plane, image: HTMLCanvasElement, { width, height }: Size): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  plane.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
}
