import type { Design } from '@vitrine/domain/design/design';
import type { Camera, Size } from '../../stage/camera.ts';
import type { Poster } from './opening.ts';
import type { Plan } from './plan.ts';
import type { Stack } from './stack.ts';

/** Cells on whose edges alone places are computed: within one, a panorama bends by less than the soft image's pixel. */
const COLUMNS = 40;
const ROWS = 12;

/**
 * Shows a design of which there is no finished image small and soft before anything else is there: drawn by the processor
 * into an ordinary canvas, which comes to the screen long before a graphics card's first frame. The sharp files are on
 * their way when it resolves.
 * @throws Failure `image` when a file does not load
 */
export async function drawPoster(place: HTMLElement, plan: Plan, design: Design): Promise<Poster> {
  const { camera, images } = plan;
  const bare = plan.isBase(design);
  const soft = plan.stack(design, 4, bare);
  const decoded = await Promise.all(soft.placed.map(({ file }) => images.decoded(file, 'high')));
  const size = { width: place.clientWidth, height: place.clientHeight };
  const sharp = plan.stack(design, plan.firstScale(size), bare);
  images.use([...soft.placed, ...sharp.placed].map(({ file }) => file));
  for (const { file } of sharp.placed) images.decoded(file).catch(() => undefined);
  // Twice as fine as the soft image is, and a quarter of the work.
  const drawn = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const [poster, plane] = canvasOf(drawn);
  const pattern = plane?.createPattern(oneOf(soft, decoded), 'repeat');
  if (plane && pattern) drawView(plane, pattern, soft, camera, drawn);
  poster.className = 'poster';
  poster.ariaHidden = 'true';
  place.prepend(poster);
  return { element: poster, sharp: Promise.resolve(false) };
}

/** All images in one. */
function oneOf(soft: Stack, images: readonly ImageBitmap[]): CanvasImageSource {
  if (images.length === 1 && images[0]) return images[0];
  const [whole, plane] = canvasOf(soft);
  for (const [index, { x, y }] of soft.placed.entries()) plane?.drawImage(images[index] as ImageBitmap, x, y);
  return whole;
}

function canvasOf({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d', { willReadFrequently: true })];
}

/** Draws the first view of a frame that lies in a pattern, cell by cell, each as if the image were flat there. */
function drawView(
  plane: CanvasRenderingContext2D,
  pattern: CanvasPattern,
  frame: Size,
  camera: Camera,
  size: Size,
): void {
  const lens = camera.lens(camera.home(size), size);
  const at = (x: number, y: number): DOMPoint => {
    const [across, down] = camera.at(lens, (2 * x) / size.width - 1, 1 - (2 * y) / size.height);
    return new DOMPoint(across * frame.width, down * frame.height);
  };
  const [width, height] = [Math.ceil(size.width / COLUMNS), Math.ceil(size.height / ROWS)];
  for (let left = 0; left < size.width; left += width)
    for (let top = 0; top < size.height; top += height) {
      const [x, y] = [left + width / 2, top + height / 2];
      const [middle, west, east, north, south] = [
        at(x, y),
        at(left, y),
        at(left + width, y),
        at(x, top),
        at(x, top + height),
      ];
      // Which step in the image a step to the right makes, and one down; turned round, it lays the image into the view.
      pattern.setTransform(
        new DOMMatrix([
          (east.x - west.x) / width,
          (east.y - west.y) / width,
          (south.x - north.x) / height,
          (south.y - north.y) / height,
          middle.x,
          middle.y,
        ])
          .translate(-x, -y)
          .inverse(),
      );
      plane.fillStyle = pattern;
      plane.fillRect(left, top, width, height);
    }
}
