import type { Size, View } from '@vitrine/domain/design/view/projection';
import { fitCanvas, releaseSurface, type Surface } from './context.ts';
import { followSurface } from './follow-surface.ts';
import { createFrames } from './frames.ts';
import { createFullImage } from './full-image.ts';
import {
  type Composite,
  createPreviewImage,
  type DrawState,
  type Image,
  type Layer,
  type PreviewImage,
} from './image.ts';
import type { Overlay } from './overlay.ts';
import type { Camera } from './steering/camera.ts';
import { prefersReducedMotion } from './steering/reduced-motion.ts';

const WHITE = [1, 1, 1] as const;

export interface StageEvents {
  /** The view or its size has changed. */
  viewChanged?(): void;
  /** The view is at rest at a density (frame pixels on a pixel of the screen) that may need a finer scale. */
  rested(density: number): void;
  lost(): void;
  /** A new context is there, and empty. */
  restored(): void;
  /** The card ran out of memory over the last image. */
  outOfMemory(): void;
}

/** Makes the image that takes over from the preview. */
export type CreateFull = (surface: Surface, preview: PreviewImage) => Image;

/** The canvas: one context, the view on it, and the visible image. */
export class Stage {
  readonly surface: Surface;
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  /** Moves the view by so many milliseconds before a frame is drawn; returns whether it keeps moving. */
  animate: (elapsed: number) => boolean = () => false;
  /** What is drawn over the image. */
  overlay: Overlay | null = null;
  /** Called after each frame without motion. */
  atRest: () => void = () => undefined;
  /** True when the card got an image that may have exceeded its memory. */
  isMemoryUnchecked = false;
  readonly events: StageEvents;
  readonly #frameWidth: number;
  readonly #createFull: CreateFull;
  readonly #frames = createFrames((elapsed) => this.#draw(elapsed));
  #preview: PreviewImage;
  #image: Image;
  #isFull = false;
  #view: View;
  #background: DrawState['background'] = WHITE;
  #size: Size = { width: 0, height: 0 };
  #isDisposed = false;

  constructor(
    surface: Surface,
    camera: Camera,
    frameWidth: number,
    events: StageEvents,
    signal: AbortSignal,
    createFull: CreateFull = createFullImage,
  ) {
    this.#createFull = createFull;
    this.surface = surface;
    this.canvas = surface.canvas;
    this.camera = camera;
    this.#frameWidth = frameWidth;
    this.events = events;
    this.#preview = createPreviewImage(surface, camera.shader);
    this.#image = this.#preview;
    this.#view = camera.home(this.#size);
    const followed = {
      lost: () => this.#lose(),
      restored: () => this.#restore(),
      resized: (size: Size) => this.#resize(size),
    };
    followSurface(surface, followed, signal);
  }

  get size(): Size {
    return this.#size;
  }
  get view(): View {
    return this.#view;
  }
  get isLost(): boolean {
    return this.context.isContextLost();
  }
  get maxTexture(): number {
    return this.context.getParameter(this.context.MAX_TEXTURE_SIZE) ?? 2048;
  }
  /** The image that is visible or becomes visible. */
  get image(): Composite | null {
    return this.#image.shown;
  }
  /** Pixels of the full-size frame on one pixel drawn, in the centre of the view. */
  get density(): number {
    return this.camera.density(this.view, this.#size) * (this.#size.width / Math.max(1, this.canvas.width));
  }

  /** Starts to composite and fade; before, the stage can only show one small file. */
  useFullImage(): void {
    if (this.#isFull || this.#isDisposed || this.isLost) return;
    this.#isFull = true;
    this.#image = this.#createFull(this.surface, this.#preview);
  }

  /** Shows the layers, in this order, within so many milliseconds. */
  show(layers: readonly Layer[], frame: { width: number; height: number; isPreview: boolean }, fade: number): void {
    if (this.isLost) return;
    const first = !this.image;
    this.#image.show(layers, { ...frame, wraps: this.camera.wraps }, prefersReducedMotion() ? 0 : fade);
    this.isMemoryUnchecked = true;
    if (first) this.#draw(0);
    else this.redraw();
  }

  /** Moves the view, as far as it may. */
  lookAt(view: View): void {
    this.#view = this.camera.limit(view, this.#size);
    this.events.viewChanged?.();
    this.redraw();
  }

  /** Draws the view in any width into the bound framebuffer; false while there is no image. */
  drawView(width: number, height: number): boolean {
    if (!this.image || this.isLost) return false;
    const size = { width, height };
    const state = this.#createDrawState(this.camera.limit(this.view, size), size, size);
    this.#image.draw({ ...state, lens: { ...state.lens, mesh: null }, background: WHITE }, true);
    this.overlay?.draw(state, true);
    return true;
  }

  get context(): WebGL2RenderingContext {
    return this.surface.gl;
  }

  redraw(): void {
    this.#frames.request();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#frames.stop();
    this.#image.dispose();
    releaseSurface(this.surface);
  }

  #draw(elapsed: number): boolean {
    if (this.isLost || !this.image || this.#size.width === 0) return false;
    const moving = this.animate(elapsed);
    const fading = this.#image.advance(elapsed);
    const refining = this.overlay?.advance(elapsed) ?? false;
    const state = this.#createDrawState(this.#view, this.#size, this.canvas);
    this.#image.draw(state);
    this.overlay?.draw(state, false);
    if (!moving) this.atRest();
    return fading || refining || moving;
  }

  #createDrawState(view: View, size: Size, { width, height }: Size): DrawState {
    const density = this.camera.density(view, size) * (size.width / Math.max(1, width));
    const lens = this.camera.lens(view, size);
    return { lens, background: this.#background, density, frameWidth: this.#frameWidth, width, height };
  }

  #lose(): void {
    this.#frames.stop();
    this.events.lost();
  }

  #restore(): void {
    this.#preview = createPreviewImage(this.surface, this.camera.shader);
    this.#image = this.#preview;
    this.#isFull = false;
    this.events.restored();
  }

  #resize({ width, height }: Size): void {
    const first = this.#size.width === 0;
    const isOther = width !== this.#size.width || height !== this.#size.height;
    this.#size = { width, height };
    this.#background = readBackground(this.canvas);
    fitCanvas(this.canvas, this.#size);
    this.#view = first ? this.camera.home(this.#size) : this.camera.limit(this.#view, this.#size);
    if (isOther) this.events.viewChanged?.();
    this.#draw(0);
  }
}

/**
 * Reads the colour behind the canvas, so that the canvas looks transparent where there is no image. A page may make that
 * colour transparent too: then it is on white, as in snapshots.
 */
function readBackground(canvas: HTMLCanvasElement): DrawState['background'] {
  const colour = canvas.parentElement ? getComputedStyle(canvas.parentElement).backgroundColor : '';
  const unit = colour.startsWith('rgb') ? 255 : 1;
  const [red = unit, green = unit, blue = unit, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const onWhite = (channel: number): number => 1 + alpha * (channel / unit - 1);
  return [onWhite(red), onWhite(green), onWhite(blue)];
}
