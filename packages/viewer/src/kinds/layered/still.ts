import type { BaseImage } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import type { Stack } from '@vitrine/domain/design/layered/stack';
import type { PlacedFile } from '@vitrine/domain/design/view/place-asset';
import type { Size } from '@vitrine/domain/design/view/projection';
import { drawSnapshot, StillScene } from '../../interactive.ts';
import type { Camera } from '../../stage/steering/camera.ts';
import type { Scene, SceneOptions, SnapshotOptions } from '../kind.ts';

/** From this many pixels of the frame on one of the screen, half-size images suffice. */
const HALF_IS_ENOUGH = 1.6;

type BuildStack = (design: Design, scale: 1 | 2) => Stack;

/** Position and size of the frame in the image's area, in pixels of that area. */
interface FrameArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A still image of a layered configurator, for browsers without WebGL: the same files as ordinary images over each
 * other. A panorama shows the part that the visitor would see first, rectified.
 */
export class LayeredStill extends StillScene implements Scene {
  readonly #box: HTMLElement;
  readonly #sheet = document.createElement('div');
  readonly #base: BaseImage;
  readonly #camera: Camera;
  readonly #buildStack: BuildStack;
  readonly #onShown: () => void;
  #shown: HTMLImageElement[] = [];

  /** @param onShown called whenever a design becomes visible */
  constructor(options: SceneOptions, base: BaseImage, camera: Camera, buildStack: BuildStack, onShown: () => void) {
    const box = document.createElement('div');
    super(options, box, () => this.#placeSheet());
    this.#box = box;
    this.#base = base;
    this.#camera = camera;
    this.#buildStack = buildStack;
    this.#onShown = onShown;
    this.#sheet.style.position = 'absolute';
    box.append(this.#sheet);
    this.#placeSheet();
  }

  show(design: Design): Promise<void> {
    return this.startShow(async (run) => {
      const camera = this.#camera;
      const size = { width: Math.max(1, this.#box.clientWidth), height: Math.max(1, this.#box.clientHeight) };
      const stack = this.#buildStack(design, camera.density(camera.home(size), size) > HALF_IS_ENOUGH ? 2 : 1);
      const images = await Promise.all(stack.placed.map((placed) => loadImage(placed, stack, this.options)));
      this.assertLatest(run);
      this.#sheet.replaceChildren(...images);
      this.#shown = images;
      this.#onShown();
    });
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    if (this.#shown.length === 0) throw new Error('There is no image yet');
    return drawSnapshot(options, (plane, size) =>
      drawImages(plane, this.#shown, computeCut(this.#base, this.#camera, size), size),
    );
  }

  #placeSheet(): void {
    const size = { width: this.#box.clientWidth, height: this.#box.clientHeight };
    const cut = computeCut(this.#base, this.#camera, size);
    for (const [side, pixels] of Object.entries(cut)) this.#sheet.style.setProperty(side, `${pixels}px`);
  }
}

/** Computes the part in the camera's first view, moved as little as needed to leave no gap. */
function computeCut(base: BaseImage, camera: Camera, size: Size): FrameArea {
  const home = camera.home(size);
  const width = base.width / camera.density(home, size);
  const height = (width * base.height) / base.width;
  const [across, down] = camera.wraps ? [0.5 + home.x / (2 * Math.PI), 0.5 - home.y / Math.PI] : [home.x, home.y];
  const within = (at: number, whole: number, part: number) =>
    Math.min(0, Math.max(part - whole, part / 2 - at * whole));
  return { left: within(across, width, size.width), top: within(down, height, size.height), width, height };
}

async function loadImage(
  placed: PlacedFile,
  { width, height }: Stack,
  options: SceneOptions,
): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.alt = '';
  image.src = new URL(placed.file, options.address).href;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  image.style.position = 'absolute';
  image.style.left = percent(placed.x, width);
  image.style.top = percent(placed.y, height);
  image.style.width = percent(placed.width, width);
  image.style.height = percent(placed.height, height);
  await image.decode().catch(() => {
    throw new options.provided.ViewerError('image', placed.file);
  });
  return image;
}

/** Draws the visible cut, on white. */
function drawImages(
  plane: CanvasRenderingContext2D,
  images: readonly HTMLImageElement[],
  cut: FrameArea,
  { width, height }: Size,
): void {
  plane.fillStyle = 'white';
  plane.fillRect(0, 0, width, height);
  for (const image of images) {
    const [left = 0, top = 0, across = 0, down = 0] = [
      image.style.left,
      image.style.top,
      image.style.width,
      image.style.height,
    ].map((share) => Number.parseFloat(share) / 100);
    plane.drawImage(
      image,
      cut.left + left * cut.width,
      cut.top + top * cut.height,
      across * cut.width,
      down * cut.height,
    );
  }
}
