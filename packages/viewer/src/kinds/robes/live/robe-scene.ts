import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type RobeDesign, readDesign } from '@vitrine/domain/design/robes/robe-design';
import { createHomeView, glide, isSameView, limitView, type OrbitView } from '@vitrine/domain/design/robes/room/orbit';
import type { Point, Size } from '@vitrine/domain/design/view/projection';
import { encodePixels, followSurface, prefersReducedMotion, releaseSurface, SceneBase } from '../../../interactive.ts';
import type { Surface } from '../../../stage/context.ts';
import type { Steering } from '../../../stage/steering/attach-steering.ts';
import type { SceneOptions, SnapshotOptions } from '../../kind.ts';
import type { RobeView } from '../robe-view.ts';
import { Resolution } from './rest/resolution.ts';
import { Rest } from './rest/rest.ts';
import { RobeStage } from './robe-stage.ts';
import { Textures } from './textures.ts';

const DENSEST = 2;
/** The first image has fewer pixels, so that it appears sooner; the full resolution follows immediately. */
const FIRST_RESOLUTION = 0.5;
const TEXTURE_MEMORY = 64 * 1024 * 1024;
const LONGEST = 64;
/** Milliseconds that a snapshot waits for the images of its design. What is slower has its plain colour. */
const SNAPSHOT_PATIENCE = 5000;

/** A sliding wardrobe in a room, drawn by the graphics card whenever something changes. */
export class RobeScene extends SceneBase implements RobeView {
  readonly isLive = true;
  readonly isMovable = true;
  readonly isPanoramic = false;
  readonly container: HTMLElement;
  readonly #file: SlidingRobeFile;
  readonly #surface: Surface;
  readonly #watchers = new Set<() => void>();
  #stage: RobeStage;
  #robe: RobeDesign | null = null;
  /** Resolves once the images of the design are there. */
  #images: Promise<void> = Promise.resolve();
  #view: OrbitView = createHomeView();
  #goal: OrbitView | null = null;
  #size = { width: 0, height: 0 };
  #frame = 0;
  #isTurned = false;
  #isBlank = true;
  readonly #rest = new Rest();
  readonly #resolution = new Resolution();
  #steering: Promise<Steering> | null = null;

  constructor(options: SceneOptions, file: SlidingRobeFile, surface: Surface) {
    super(options);
    this.#file = file;
    this.#surface = surface;
    this.container = options.container;
    this.#stage = this.#openStage();
    const followed = {
      lost: () => this.#lose(),
      restored: () => this.#restore(),
      resized: (size: Size) => this.#resize(size),
    };
    followSurface(surface, followed, options.signal);
    window.addEventListener('online', () => this.#fitAgain(), { signal: options.signal });
  }

  get canOpen(): boolean {
    return this.#stage.wardrobe.canOpen;
  }
  get isOpen(): boolean {
    return this.#stage.wardrobe.isOpen;
  }
  set isOpen(open: boolean) {
    this.#stage.wardrobe.setOpen(open);
    this.#slideDoors();
  }
  get showsDimensions(): boolean {
    return this.#stage.showsDimensions;
  }
  set showsDimensions(visible: boolean) {
    this.#stage.showsDimensions = visible;
    this.#notifyWatchers();
    this.redraw();
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  show(design: Design, onPreview?: () => void): Promise<void> {
    return this.startShow((run) => this.#showDesign(readDesign(design), run, onPreview));
  }

  async prefetch(): Promise<void> {}

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    await Promise.race([this.#images, new Promise((resolve) => setTimeout(resolve, SNAPSHOT_PATIENCE))]);
    if (!this.#robe || this.#surface.gl.isContextLost()) throw new Error('There is no image yet');
    this.#stage.settle();
    // As refined as what the screen shows. A larger image has as much work for all its pixels as the screen has.
    const share = (this.canvas.width * this.canvas.height) / (options.width * options.height);
    const samples = Math.round(this.#rest.samples * Math.min(1, share));
    return encodePixels(options, (width, height) => this.#stage.read(this.#view, width, height, samples));
  }

  steering(): Promise<Steering> {
    this.#steering ??= import('./attach-orbit-steering.ts').then(({ attachOrbitSteering }) =>
      attachOrbitSteering(this, this.options.signal),
    );
    return this.#steering;
  }

  override dispose(): void {
    super.dispose();
    cancelAnimationFrame(this.#frame);
    this.#watchers.clear();
    this.#stage.dispose();
    releaseSurface(this.#surface);
  }

  // For steering.
  get canvas(): HTMLCanvasElement {
    return this.#surface.canvas;
  }
  get view(): OrbitView {
    return this.#view;
  }
  get goal(): OrbitView {
    return this.#goal ?? this.#view;
  }
  get orbit() {
    return this.#stage.orbitSize(this.#size.width / Math.max(1, this.#size.height));
  }
  get cssHeight(): number {
    return this.#size.height;
  }
  lookAt(view: OrbitView, gently: boolean): void {
    const limited = limitView(view, this.orbit);
    if (isSameView(limited, this.goal)) return;
    this.redraw();
    if (gently && !prefersReducedMotion()) this.#goal = limited;
    else {
      this.#goal = null;
      this.#view = limited;
      this.#isTurned = true;
      this.#resolution.turn(performance.now());
    }
  }
  touched(): void {
    this.options.events.touched();
  }
  tap({ x, y }: Point): boolean {
    const { width, height } = this.#size;
    const at = this.#stage.pointAt(this.#view, width / height, (2 * x) / width, (-2 * y) / height);
    const touched = at !== null && this.#stage.wardrobe.touch(at.x, at.y);
    if (touched) this.#slideDoors();
    return touched;
  }

  async #showDesign(robe: RobeDesign, run: number, onPreview?: () => void): Promise<void> {
    this.#robe = robe;
    const first = this.#isBlank && onPreview;
    this.#isBlank = false;
    const { isOpen, canOpen } = this;
    this.#images = this.#stage.fit(robe);
    if (isOpen !== this.isOpen || canOpen !== this.canOpen) this.#notifyWatchers();
    this.#view = limitView(this.#view, this.orbit);
    if (first) {
      this.#draw(FIRST_RESOLUTION);
      first();
    } else this.redraw();
    this.steering().catch(() => undefined);
    await this.#images;
    this.assertLatest(run);
    this.options.events.progress(1);
    this.redraw();
  }

  redraw(): void {
    this.#rest.end();
    this.#resolution.change();
    this.#schedule();
  }

  #schedule(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
  }

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    if (this.#rest.isResting) this.#refine(now);
    else this.#drawNext(now);
  };

  #drawNext(now: number): void {
    // The card is still busy with the last frame: another one would only queue up.
    if (this.#stage.isBusy) {
      this.#schedule();
      return;
    }
    const took = this.#resolution.next(now);
    const moves = this.#advance(Math.min(LONGEST, took));
    if (moves || this.#resolution.isTurning(now)) {
      if (moves || this.#isTurned) {
        this.#resolution.draw(now);
        this.#draw();
      }
      this.#isTurned = false;
      this.#schedule();
      return;
    }
    this.#isTurned = false;
    // At rest every pixel is drawn, unless that takes too long.
    const start = performance.now();
    this.#draw(this.#resolution.atRest);
    if (this.#resolution.atRest < 1 || this.#isHidden || !this.#stage.canRefine) return;
    this.#rest.begin(start);
    this.#schedule();
  }

  #refine(now: number): void {
    const step = this.#rest.next(now, this.#stage.isBusy);
    if (step === 'refine') this.#stage.refine(this.#view, this.canvas.width, this.canvas.height, this.#rest.samples);
    if (step !== 'stop') this.#schedule();
  }

  #advance(elapsed: number): boolean {
    const moves = this.#stage.advance(elapsed / 1000);
    if (!this.#goal) return moves;
    this.#view = glide(this.#view, this.#goal, elapsed);
    if (this.#view === this.#goal) this.#goal = null;
    return moves || this.#goal !== null;
  }

  get #isHidden(): boolean {
    return !this.#robe || this.#size.width === 0 || this.#surface.gl.isContextLost();
  }

  #draw(resolution = this.#resolution.moving): void {
    const { width, height } = this.#size;
    if (this.#isHidden) return;
    const dense = Math.min(DENSEST, window.devicePixelRatio || 1);
    this.#stage.draw(this.#view, Math.round(width * dense), Math.round(height * dense), resolution);
    this.canvas.style.visibility = '';
  }

  #slideDoors(): void {
    if (prefersReducedMotion()) this.#stage.settle();
    this.#notifyWatchers();
    this.redraw();
  }

  #notifyWatchers(): void {
    for (const changed of this.#watchers) changed();
  }

  #resize(size: Size): void {
    this.#size = size;
    if (this.#isBlank) return;
    this.#draw();
    this.redraw();
  }

  #openStage(): RobeStage {
    const { Images } = this.options.provided;
    const { address, signal, latest } = this.options;
    return new RobeStage(this.#surface, {
      file: this.#file,
      textures: (anisotropy) => new Textures(new Images(address, TEXTURE_MEMORY, signal), latest.assets, anisotropy),
      label: (millimetres) => `${millimetres} mm`,
      changed: () => this.redraw(),
    });
  }

  /** Builds the design again: in an empty context all of it, otherwise what did not arrive. */
  #fitAgain(): void {
    if (!this.#robe || this.#surface.gl.isContextLost()) return;
    this.#images = this.#stage.fit(this.#robe);
    this.#images.then(() => this.redraw());
  }

  #lose(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#rest.end();
    // With a new context, nothing of the old one can be freed.
    this.#stage.dispose();
    this.reportLost();
  }

  /** A restored context is empty: builds everything again, with the doors where they were. */
  #restore(): void {
    this.reportRestored();
    const { showsDimensions, wardrobe } = this.#stage;
    this.#stage = this.#openStage();
    this.#stage.showsDimensions = showsDimensions;
    this.#fitAgain();
    this.#stage.wardrobe.moveDoorsTo(wardrobe.positions);
    this.redraw();
  }
}
