import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { type RobeDesign, readDesign } from '@vitrine/domain/design/robe-design';
import { elevationOf } from '@vitrine/domain/design/robe-elevation';
import { snapshotSize } from '../../stage/snapshot-size.ts';
import type { SceneGiven, SnapshotOptions } from '../kind.ts';
import type { RobeView } from './robe-view.ts';

/** Room around the wardrobe, as a share of the image. */
const MARGIN = 0.1;
/** CSS pixels at the foot where the viewer says that there is no WebGL: nothing of the wardrobe lies under that. */
const NOTE = 96;
const GROUND = '#efece6';
const FLOOR = '#d8d0c4';
const DENSE = 2;

/** The wardrobe from the front, drawn flat: for browsers without WebGL. The same sizes, doors and colours. */
export function openElevation(given: SceneGiven, file: SlidingRobeFile): RobeView {
  const canvas = document.createElement('canvas');
  const box = document.createElement('div');
  box.className = 'still';
  box.setAttribute('part', 'still');
  box.setAttribute('role', 'img');
  box.append(canvas);
  given.place.prepend(box);
  let robe: RobeDesign | null = null;
  let withSizes = false;
  const watchers = new Set<() => void>();

  const draw = (): void => {
    const [width, height] = [box.clientWidth, box.clientHeight];
    if (!robe || width === 0) return;
    canvas.width = width * DENSE;
    canvas.height = height * DENSE;
    drawElevation(canvas, file, robe, withSizes, NOTE * DENSE);
  };
  const observer = new ResizeObserver(draw);
  observer.observe(box);
  return {
    live: false,
    movable: false,
    turns: false,
    place: given.place,
    open: false,
    get dimensions() {
      return withSizes;
    },
    set dimensions(visible) {
      withSizes = visible;
      for (const changed of watchers) changed();
      draw();
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    show: async (design) => {
      robe = readDesign(design);
      draw();
    },
    prefetch: async () => undefined,
    steering: () => null,
    snapshot: (options) => snapshot(file, robe, withSizes, options),
    dispose: () => {
      observer.disconnect();
      box.remove();
    },
  };
}

/** @param foot pixels that stay free at the foot, if that is more than the margin */
function drawElevation(
  canvas: HTMLCanvasElement,
  file: SlidingRobeFile,
  robe: RobeDesign,
  withSizes: boolean,
  foot = 0,
): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  const below = Math.max(foot, height * MARGIN);
  const scale = Math.min((width * (1 - 2 * MARGIN)) / robe.width, (height * (1 - MARGIN) - below) / robe.height);
  const left = (width - robe.width * scale) / 2;
  const floor = Math.min(height - below, (height + robe.height * scale) / 2);
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = FLOOR;
  pen.fillRect(0, floor, width, height - floor);
  for (const piece of elevationOf(file, robe)) {
    const [x, y] = [left + piece.x * scale, floor - (piece.y + piece.height) * scale];
    const [w, h] = [piece.width * scale, piece.height * scale];
    pen.globalAlpha = piece.cover;
    pen.fillStyle = piece.hex;
    if (piece.kind === 'mirror') pen.fillStyle = shine(pen, [x, y, w, h], piece.hex);
    pen.fillRect(x, y, w, h);
    if (piece.kind === 'frame') {
      pen.globalAlpha = 0.25;
      pen.strokeStyle = '#000';
      pen.strokeRect(x, y, w, h);
    }
    pen.globalAlpha = 1;
  }
  if (withSizes) writeSizes(pen, robe, { left, floor, scale });
}

/** A mirror's grey with a slanting light on it. */
function shine(
  pen: CanvasRenderingContext2D,
  [x, y, w, h]: readonly [number, number, number, number],
  hex: string,
): CanvasGradient {
  const light = pen.createLinearGradient(x, y, x + w, y + h);
  light.addColorStop(0, hex);
  light.addColorStop(0.45, '#ffffff');
  light.addColorStop(1, hex);
  return light;
}

function writeSizes(
  pen: CanvasRenderingContext2D,
  robe: RobeDesign,
  { left, floor, scale }: { left: number; floor: number; scale: number },
): void {
  const [width, height] = [robe.width * scale, robe.height * scale];
  pen.fillStyle = '#2b2926';
  pen.font = '600 26px system-ui, Arial, sans-serif';
  pen.textAlign = 'center';
  pen.fillText(`${robe.width} mm`, left + width / 2, floor - height - 14);
  pen.save();
  pen.translate(left + width + 32, floor - height / 2);
  pen.rotate(-Math.PI / 2);
  pen.fillText(`${robe.height} mm`, 0, 0);
  pen.restore();
}

async function snapshot(
  file: SlidingRobeFile,
  robe: RobeDesign | null,
  withSizes: boolean,
  options: SnapshotOptions,
): Promise<Blob> {
  if (!robe) throw new Error('There is no image yet');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, snapshotSize(options));
  drawElevation(canvas, file, robe, withSizes);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The snapshot could not be encoded'))),
      options.type,
      options.quality,
    ),
  );
}
