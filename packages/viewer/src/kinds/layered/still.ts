import type { BaseImage } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import type { Placed } from '../../loading/variants.ts';
import type { Camera, Size } from '../../stage/camera.ts';
import { snapshotSize } from '../../stage/snapshot-size.ts';
import type { Scene, SceneGiven, SnapshotOptions } from '../kind.ts';
import type { Stack } from './stack.ts';

/** Above so many pixels of the frame on one of the screen, half-size images are sharp enough. */
const HALF_IS_ENOUGH = 1.6;

type StackOf = (design: Design, scale: 1 | 2) => Stack;

/** Where the frame lies over the image's area, in pixels of that area. */
interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A still image of a layered configurator, for browsers without WebGL: the same files as ordinary images over each
 * other. A panorama shows the part that the visitor would see first, unbent.
 * @param inSight called whenever a design is in sight
 */
export function openStill(
  given: SceneGiven,
  base: BaseImage,
  camera: Camera,
  stackOf: StackOf,
  inSight: () => void,
): Scene {
  const box = document.createElement('div');
  const sheet = document.createElement('div');
  box.className = 'still';
  box.setAttribute('part', 'still');
  box.setAttribute('role', 'img');
  sheet.style.position = 'absolute';
  box.append(sheet);
  given.place.prepend(box);
  let shown: HTMLImageElement[] = [];
  let turn = 0;

  const lay = (): void => place(sheet, cutOf(base, camera, { width: box.clientWidth, height: box.clientHeight }));
  const observer = new ResizeObserver(lay);
  observer.observe(box);
  lay();

  const show = async (design: Design): Promise<void> => {
    const mine = ++turn;
    const size = { width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) };
    const stack = stackOf(design, camera.density(camera.home(size), size) > HALF_IS_ENOUGH ? 2 : 1);
    const images = await Promise.all(stack.placed.map((placed) => loadImage(placed, stack, given)));
    if (mine !== turn || given.signal.aborted) throw new DOMException('A later choice took its place', 'AbortError');
    sheet.replaceChildren(...images);
    inSight();
    shown = images;
  };
  return {
    live: false,
    movable: false,
    turns: false,
    show,
    prefetch: async () => undefined,
    steering: () => null,
    snapshot: (options) => {
      const size = snapshotSize(options);
      return draw(shown, cutOf(base, camera, size), { ...options, ...size });
    },
    dispose: () => {
      turn += 1;
      observer.disconnect();
      box.remove();
    },
  };
}

/** The part that the camera looks at first, moved as little as needed to leave no gap. */
function cutOf(base: BaseImage, camera: Camera, size: Size): Cut {
  const home = camera.home(size);
  const width = base.width / camera.density(home, size);
  const height = (width * base.height) / base.width;
  const [across, down] = camera.wraps ? [0.5 + home.x / (2 * Math.PI), 0.5 - home.y / Math.PI] : [home.x, home.y];
  const within = (at: number, whole: number, part: number) =>
    Math.min(0, Math.max(part - whole, part / 2 - at * whole));
  return { left: within(across, width, size.width), top: within(down, height, size.height), width, height };
}

function place(sheet: HTMLElement, cut: Cut): void {
  for (const [side, pixels] of Object.entries(cut)) sheet.style.setProperty(side, `${pixels}px`);
}

async function loadImage(placed: Placed, { width, height }: Stack, given: SceneGiven): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.alt = '';
  image.src = new URL(placed.file, given.address).href;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  image.style.position = 'absolute';
  image.style.left = share(placed.x, width);
  image.style.top = share(placed.y, height);
  image.style.width = share(placed.width, width);
  image.style.height = share(placed.height, height);
  await image.decode().catch(() => {
    throw new given.atHand.Failure('image', placed.file);
  });
  return image;
}

/** The same cut as a file: the images drawn over each other on white. */
function draw(
  images: readonly HTMLImageElement[],
  cut: Cut,
  { width, height, type, quality }: SnapshotOptions,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const plane = canvas.getContext('2d');
  if (!plane || images.length === 0) return Promise.reject(new Error('There is no image yet'));
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
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be encoded'))),
      type,
      quality,
    );
  });
}
