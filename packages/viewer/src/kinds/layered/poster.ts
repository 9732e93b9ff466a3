import type { Design } from '@vitrine/domain/design/design';
import type { Stack } from '@vitrine/domain/design/layered/stack';
import type { Size } from '@vitrine/domain/design/view/projection';
import type { Camera } from '../../stage/steering/camera.ts';
import type { Poster } from './opening.ts';
import type { LayeredPlan } from './plan.ts';

/** Cells whose edges alone get exact positions: within one, a panorama bends by less than a pixel of the preview. */
const COLUMNS = 40;
const ROWS = 12;

/**
 * Shows a preview of a design that has no finished image. The processor draws it into an ordinary canvas, which
 * reaches the screen long before a graphics card's first frame. The full files are loading when it resolves.
 * @throws ViewerError `image` when a file does not load
 */
export async function drawPoster(container: HTMLElement, plan: LayeredPlan, design: Design): Promise<Poster> {
  const { camera, images } = plan;
  const isBaseAlone = plan.isBaseDesign(design);
  const preview = plan.buildPreview(design, isBaseAlone);
  const decoded = await Promise.all(preview.placed.map(({ file }) => images.decode(file, 'high')));
  const size = { width: container.clientWidth, height: container.clientHeight };
  const full = plan.buildStack(design, plan.chooseFirstScale(size), isBaseAlone);
  images.use([...preview.placed, ...full.placed].map(({ file }) => file));
  for (const { file } of full.placed) images.decode(file).catch(() => undefined);
  // Twice as fine as the preview, and a quarter of the work of the full size.
  const drawn = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
  const [poster, plane] = createCanvas(drawn);
  const pattern = plane?.createPattern(mergeImages(preview, decoded), 'repeat');
  if (plane && pattern) drawView(plane, pattern, preview, camera, drawn);
  poster.className = 'poster';
  poster.ariaHidden = 'true';
  container.prepend(poster);
  return { element: poster, full: Promise.resolve(false) };
}

/** Merges all images into one. */
function mergeImages(preview: Stack, images: readonly ImageBitmap[]): CanvasImageSource {
  if (images.length === 1 && images[0]) return images[0];
  const [whole, plane] = createCanvas(preview);
  for (const [index, { x, y }] of preview.placed.entries()) plane?.drawImage(images[index] as ImageBitmap, x, y);
  return whole;
}

function createCanvas({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, canvas.getContext('2d', { willReadFrequently: true })];
}

/** Draws the first view of the frame in a pattern, cell by cell, as if the image were flat within a cell. */
function drawView(
  plane: CanvasRenderingContext2D,
  pattern: CanvasPattern,
  frame: Size,
  camera: Camera,
  size: Size,
): void {
  const lens = camera.lens(camera.home(size), size);
  const at = (x: number, y: number): DOMPoint => {
    const [across, down] = camera.toUv(lens, (2 * x) / size.width - 1, 1 - (2 * y) / size.height);
    return new DOMPoint(across * frame.width, down * frame.height);
  };
  const [width, height] = [Math.ceil(size.width / COLUMNS), Math.ceil(size.height / ROWS)];
  for (let left = 0; left < size.width; left += width)
    for (let top = 0; top < size.height; top += height) {
      const [x, y] = [left + width / 2, top + height / 2];
      const [centre, west, east, north, south] = [
        at(x, y),
        at(left, y),
        at(left + width, y),
        at(x, top),
        at(x, top + height),
      ];
      // The steps in the image for a step to the right and one down. Their inverse maps the image into the view.
      pattern.setTransform(
        new DOMMatrix([
          (east.x - west.x) / width,
          (east.y - west.y) / width,
          (south.x - north.x) / height,
          (south.y - north.y) / height,
          centre.x,
          centre.y,
        ])
          .translate(-x, -y)
          .inverse(),
      );
      plane.fillStyle = pattern;
      plane.fillRect(left, top, width, height);
    }
}
