import type { Camera, Size, View } from './camera.ts';
import { fitCanvas, releaseSurface, type Surface } from './context.ts';
import { createFrames } from './frames.ts';
import { type Composite, createSoftImage, type Image, type Layer, type Sight, type SoftImage } from './image.ts';
import { createSharpImage } from './sharp-image.ts';

const WHITE = [1, 1, 1] as const;

export interface StageEvents {
  /** The view is another one, or of another size. */
  looked?(): void;
  /** The view came to rest at a density (frame pixels on a pixel of the screen) that may want sharper images. */
  rested(density: number): void;
  lost(): void;
  /** A new context is there and empty. */
  restored(): void;
  /** The card had no memory for what was shown last. */
  full(): void;
}

/** Loads what takes over from the soft image. */
export type Sharpener = () => Promise<(surface: Surface, soft: SoftImage) => Image>;

const byLayers: Sharpener = async () => createSharpImage;

/** The canvas: one context, the view on it, and the image in sight. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  /** Moves the view on by so many milliseconds before a frame is drawn; answers whether it goes on moving. */
  animate: (elapsed: number) => boolean = () => false;
  /** Called after each frame that nothing moves in. */
  atRest: () => void = () => undefined;
  /** An image was given to the card that it may have had no memory for. */
  unproved = false;
  readonly events: StageEvents;
  readonly #frameWidth: number;
  readonly #sharpener: Sharpener;
  readonly #surface: Surface;
  readonly #frames = createFrames((elapsed) => this.#draw(elapsed));
  #soft: SoftImage;
  #image: Image;
  #sharpening: Promise<void> | null = null;
  #view: View;
  #ground: Sight['ground'] = WHITE;
  #size: Size = { width: 0, height: 0 };
  #gone = false;

  constructor(
    surface: Surface,
    camera: Camera,
    frameWidth: number,
    events: StageEvents,
    signal: AbortSignal,
    sharpener = byLayers,
  ) {
    this.#sharpener = sharpener;
    this.#surface = surface;
    this.canvas = surface.canvas;
    this.camera = camera;
    this.#frameWidth = frameWidth;
    this.events = events;
    this.#soft = createSoftImage(surface, camera.place);
    this.#image = this.#soft;
    this.#view = camera.home(this.#size);
    this.#followContext(signal);
    this.#followSize(signal);
  }

  get size(): Size {
    return this.#size;
  }
  get view(): View {
    return this.#view;
  }
  get lost(): boolean {
    return this.context.isContextLost();
  }
  get maxTexture(): number {
    return this.context.getParameter(this.context.MAX_TEXTURE_SIZE) ?? 2048;
  }
  /** The image that is in sight, or coming into sight. */
  get image(): Composite | null {
    return this.#image.shown;
  }
  /** True for visitors who asked their system for less motion: no fades, no coasting, no gliding. */
  get calm(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
  /** Pixels of the full-size frame on one pixel drawn, in the middle of the view. */
  get density(): number {
    return this.camera.density(this.view, this.#size) * (this.#size.width / Math.max(1, this.canvas.width));
  }

  /** Loads what composites and fades; until then the stage can only show one small file. */
  sharpen(): Promise<void> {
    this.#sharpening ??= this.#sharpener().then((create) => {
      if (!this.#gone && !this.lost) this.#image = create(this.#surface, this.#soft);
    });
    return this.#sharpening;
  }

  /** Brings the layers into sight, in the order given, within so many milliseconds. */
  show(layers: readonly Layer[], frame: { width: number; height: number; soft: boolean }, fade: number): void {
    if (this.lost) return;
    const first = !this.image;
    this.#image.show(layers, { ...frame, wraps: this.camera.wraps }, this.calm ? 0 : fade);
    this.unproved = true;
    if (first) this.#draw(0);
    else this.redraw();
  }

  /** Looks there, or as near to it as may be. */
  look(view: View): void {
    this.#view = this.camera.limit(view, this.#size);
    this.events.looked?.();
    this.redraw();
  }

  /** Draws the view, as wide as asked, into the framebuffer that the caller has bound; false while there is no image. */
  drawView(width: number, height: number): boolean {
    if (!this.image || this.lost) return false;
    const size = { width, height };
    const sight = this.#sight(this.camera.limit(this.view, size), size, size);
    this.#image.draw({ ...sight, lens: { ...sight.lens, mesh: null }, ground: WHITE }, true);
    return true;
  }

  get context(): WebGL2RenderingContext {
    return this.#surface.gl;
  }

  redraw(): void {
    this.#frames.request();
  }

  dispose(): void {
    this.#gone = true;
    this.#frames.stop();
    this.#image.dispose();
    releaseSurface(this.#surface);
  }

  #draw(elapsed: number): boolean {
    if (this.lost || !this.image || this.#size.width === 0) return false;
    const moving = this.animate(elapsed);
    const fading = this.#image.advance(elapsed);
    this.#image.draw(this.#sight(this.#view, this.#size, this.canvas));
    if (!moving) this.atRest();
    return fading || moving;
  }

  #sight(view: View, size: Size, { width, height }: Size): Sight {
    const density = this.camera.density(view, size) * (size.width / Math.max(1, width));
    const lens = this.camera.lens(view, size);
    return { lens, ground: this.#ground, density, frameWidth: this.#frameWidth, width, height };
  }

  #followContext(signal: AbortSignal): void {
    const lost = (event: Event): void => {
      event.preventDefault();
      this.#frames.stop();
      this.events.lost();
    };
    const restored = (): void => {
      this.#soft = createSoftImage(this.#surface, this.camera.place);
      this.#image = this.#soft;
      this.#sharpening = null;
      this.events.restored();
    };
    this.canvas.addEventListener('webglcontextlost', lost, { signal });
    this.canvas.addEventListener('webglcontextrestored', restored, { signal });
  }

  #followSize(signal: AbortSignal): void {
    this.#resize(this.canvas.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => entry && this.#resize(entry.contentRect));
    observer.observe(this.canvas);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  }

  #resize({ width, height }: Size): void {
    if (width === 0 || height === 0) return;
    const first = this.#size.width === 0;
    const isOther = width !== this.#size.width || height !== this.#size.height;
    this.#size = { width, height };
    this.#ground = groundOf(this.canvas);
    fitCanvas(this.canvas, this.#size);
    this.#view = first ? this.camera.home(this.#size) : this.camera.limit(this.#view, this.#size);
    if (isOther) this.events.looked?.();
    this.#draw(0);
  }
}

/** The colour behind the canvas, so that what the image does not cover looks as if it were not there. */
function groundOf(canvas: HTMLCanvasElement): Sight['ground'] {
  const colour = canvas.parentElement ? getComputedStyle(canvas.parentElement).backgroundColor : '';
  const unit = colour.startsWith('rgb') ? 255 : 1;
  const [red = unit, green = unit, blue = unit] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red / unit, green / unit, blue / unit];
}
