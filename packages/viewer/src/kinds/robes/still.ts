import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type RobeDesign, readDesign } from '@vitrine/domain/design/robes/robe-design';
import { elevationOf } from '@vitrine/domain/design/robes/robe-elevation';
import { drawSnapshot, StillScene } from '../../interactive.ts';
import type { SceneOptions, SnapshotOptions } from '../kind.ts';
import type { RobeView } from './robe-view.ts';

/** Room around the wardrobe, as a fraction of the image. */
const MARGIN = 0.1;
/** CSS pixels at the foot for the note that there is no WebGL. The wardrobe ends above it. */
const NOTE = 96;
const BACKGROUND = '#efece6';
const FLOOR = '#d8d0c4';
const PIXEL_RATIO = 2;

/** The wardrobe from the front, drawn flat: for browsers without WebGL. The same sizes, doors and colours. */
export class Elevation extends StillScene implements RobeView {
  readonly canOpen = false;
  readonly isOpen = false;
  readonly container: HTMLElement;
  readonly #box: HTMLElement;
  readonly #canvas = document.createElement('canvas');
  readonly #file: SlidingRobeFile;
  readonly #watchers = new Set<() => void>();
  #robe: RobeDesign | null = null;
  #showsDimensions = false;

  constructor(options: SceneOptions, file: SlidingRobeFile) {
    const box = document.createElement('div');
    super(options, box, () => this.#draw());
    this.container = options.container;
    this.#box = box;
    this.#file = file;
    box.append(this.#canvas);
  }

  get showsDimensions(): boolean {
    return this.#showsDimensions;
  }
  set showsDimensions(visible: boolean) {
    this.#showsDimensions = visible;
    for (const changed of this.#watchers) changed();
    this.#draw();
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  async show(design: Design): Promise<void> {
    this.#robe = readDesign(design);
    this.#draw();
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    const robe = this.#robe;
    if (!robe) throw new Error('There is no image yet');
    return drawSnapshot(options, (plane) => drawElevation(plane, this.#file, robe, this.#showsDimensions));
  }

  #draw(): void {
    const [width, height] = [this.#box.clientWidth, this.#box.clientHeight];
    if (!this.#robe || width === 0) return;
    Object.assign(this.#canvas, { width: width * PIXEL_RATIO, height: height * PIXEL_RATIO });
    const plane = this.#canvas.getContext('2d');
    if (plane) drawElevation(plane, this.#file, this.#robe, this.#showsDimensions, NOTE * PIXEL_RATIO);
  }
}

/** @param foot pixels to leave free at the foot, if they exceed the margin */
function drawElevation(
  pen: CanvasRenderingContext2D,
  file: SlidingRobeFile,
  robe: RobeDesign,
  withSizes: boolean,
  foot = 0,
): void {
  const { width, height } = pen.canvas;
  const below = Math.max(foot, height * MARGIN);
  const scale = Math.min((width * (1 - 2 * MARGIN)) / robe.width, (height * (1 - MARGIN) - below) / robe.height);
  const left = (width - robe.width * scale) / 2;
  const floor = Math.min(height - below, (height + robe.height * scale) / 2);
  pen.fillStyle = BACKGROUND;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = FLOOR;
  pen.fillRect(0, floor, width, height - floor);
  for (const piece of elevationOf(file, robe)) {
    const [x, y] = [left + piece.x * scale, floor - (piece.y + piece.height) * scale];
    const [w, h] = [piece.width * scale, piece.height * scale];
    pen.globalAlpha = piece.cover;
    pen.fillStyle = piece.hex;
    if (piece.kind === 'mirror') pen.fillStyle = createShine(pen, [x, y, w, h], piece.hex);
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
function createShine(
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
  pen.direction = 'ltr';
  pen.fillText(`${robe.width} mm`, left + width / 2, floor - height - 14);
  pen.save();
  pen.translate(left + width + 32, floor - height / 2);
  pen.rotate(-Math.PI / 2);
  pen.fillText(`${robe.height} mm`, 0, 0);
  pen.restore();
}
