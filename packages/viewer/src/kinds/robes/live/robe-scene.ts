import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type RobeDesign, readDesign } from '@vitrine/domain/design/robe-design';
import type { Point } from '../../../stage/camera.ts';
import type { Surface } from '../../../stage/context.ts';
import type { Steering } from '../../../stage/steering.ts';
import type { SceneGiven, SnapshotOptions } from '../../kind.ts';
import type { RobeView } from '../robe-view.ts';
import { homeView, limitView, type OrbitView } from './orbit.ts';
import { RobeStage } from './robe-stage.ts';
import { encodeSnapshot } from './snapshot.ts';
import { Textures } from './textures.ts';

const LOST_PATIENCE = 3000;
const DENSEST = 2;
/** Frames that take longer than this (milliseconds) are drawn with fewer pixels while something moves. */
const SLOW = 34;
const COARSEST = 0.22;
/** Where motion needed fewer pixels than this, rest has not all of them either. */
const COARSE = 0.4;
const REST_SHARE = 0.8;
/** The first image is there sooner with fewer pixels; all of them follow at once. */
const FIRST_SHARE = 0.5;
const TEXTURE_MEMORY = 64 * 1024 * 1024;
/** Milliseconds in which a glide covers 63 % of its way. */
const GLIDE = 80;
const THERE = 0.0008;
const LONGEST = 64;

/** A sliding wardrobe in a room, drawn by the graphics card whenever something changes. */
export class RobeScene implements RobeView {
  readonly live = true;
  readonly movable = true;
  readonly turns = false;
  readonly place: HTMLElement;
  readonly #given: SceneGiven;
  readonly #file: SlidingRobeFile;
  readonly #surface: Surface;
  readonly #observer: ResizeObserver;
  readonly #watchers = new Set<() => void>();
  #stage: RobeStage;
  #robe: RobeDesign | null = null;
  #view: OrbitView = homeView();
  #goal: OrbitView | null = null;
  #size = { width: 0, height: 0 };
  #share = 1;
  #frame = 0;
  #last = 0;
  #turn = 0;
  #isBlank = true;
  #steering: Promise<Steering> | null = null;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: SceneGiven, file: SlidingRobeFile, surface: Surface) {
    this.#given = given;
    this.#file = file;
    this.#surface = surface;
    this.place = given.place;
    this.#stage = this.#openStage();
    const { canvas } = surface;
    const { signal } = given;
    canvas.addEventListener('webglcontextlost', this.#lost, { signal });
    canvas.addEventListener('webglcontextrestored', this.#restored, { signal });
    this.#observer = new ResizeObserver(([entry]) => entry && this.#resize(entry.contentRect));
    this.#observer.observe(canvas);
    this.#resize(canvas.getBoundingClientRect());
  }

  get open(): boolean {
    return this.#stage.wardrobe.open;
  }
  set open(open: boolean) {
    this.#stage.wardrobe.setOpen(open);
    this.#slide();
  }
  get dimensions(): boolean {
    return this.#stage.dimensions;
  }
  set dimensions(visible: boolean) {
    this.#stage.dimensions = visible;
    this.#tell();
    this.redraw();
  }

  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  async show(design: Design, soft?: () => void): Promise<void> {
    const turn = ++this.#turn;
    this.#robe = readDesign(design);
    const first = this.#isBlank && soft;
    this.#isBlank = false;
    const wasOpen = this.open;
    const images = this.#stage.fit(this.#robe);
    if (wasOpen !== this.open) this.#tell();
    this.#view = limitView(this.#view, this.orbit);
    if (first) {
      this.#draw(FIRST_SHARE);
      soft();
    } else this.redraw();
    this.steering().catch(() => undefined);
    await images;
    if (turn !== this.#turn) throw new DOMException('A later choice took its place', 'AbortError');
    this.#given.events.progress(1);
    this.redraw();
  }

  async prefetch(): Promise<void> {}

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    if (!this.#robe || this.#surface.gl.isContextLost()) throw new Error('There is no image yet');
    while (this.#stage.advance(1));
    const image = encodeSnapshot((width, height) => this.#stage.read(this.#view, width, height), options);
    // The next frame gives back the memory that a large image took.
    if (options.width * options.height > this.canvas.width * this.canvas.height) this.redraw();
    return image;
  }

  steering(): Promise<Steering> {
    this.#steering ??= import('./steer-orbit.ts').then(({ steerOrbit }) => steerOrbit(this, this.#given.signal));
    return this.#steering;
  }

  dispose(): void {
    this.#turn += 1;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#lostTimer);
    this.#observer.disconnect();
    this.#watchers.clear();
    this.#stage.dispose();
    this.#surface.gl.getExtension('WEBGL_lose_context')?.loseContext();
    this.#surface.canvas.remove();
  }

  // What steering needs.
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
  look(view: OrbitView, gently: boolean): void {
    const limited = limitView(view, this.orbit);
    if (gently && !isCalm()) this.#goal = limited;
    else {
      this.#goal = null;
      this.#view = limited;
    }
    this.redraw();
  }
  touched(): void {
    this.#given.events.touched();
  }
  tap({ x, y }: Point): boolean {
    const { width, height } = this.#size;
    const at = this.#stage.pointAt(this.#view, width / height, (2 * x) / width, (-2 * y) / height);
    const touched = at !== null && this.#stage.wardrobe.touch(at.x, at.y);
    if (touched) this.#slide();
    return touched;
  }

  redraw(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
  }

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    // The card is still at the last frame: another one would only queue up behind it.
    if (this.#stage.busy) {
      this.redraw();
      return;
    }
    const elapsed = this.#last === 0 ? 0 : now - this.#last;
    this.#last = now;
    if (elapsed > 0) this.#pace(elapsed);
    if (this.#advance(Math.min(LONGEST, elapsed))) {
      this.#draw();
      this.redraw();
      return;
    }
    // At rest every pixel is drawn, unless even that takes too long.
    this.#last = 0;
    this.#draw(this.#share < COARSE ? REST_SHARE : 1);
  };

  /** Fewer pixels while frames are slow, more again when they are not. */
  #pace(elapsed: number): void {
    if (elapsed > SLOW) this.#share = Math.max(COARSEST, this.#share * (elapsed > 4 * SLOW ? 0.6 : 0.85));
    else if (elapsed < SLOW / 2) this.#share = Math.min(1, this.#share * 1.06);
  }

  #advance(elapsed: number): boolean {
    const moves = this.#stage.advance(elapsed / 1000);
    if (!this.#goal) return moves;
    const share = 1 - Math.exp(-elapsed / GLIDE);
    const goal = this.#goal;
    const next = { ...this.#view };
    let left = 0;
    for (const key of ['x', 'y', 'zoom', 'right', 'up'] as const) {
      next[key] += (goal[key] - next[key]) * share;
      left += Math.abs(goal[key] - next[key]);
    }
    this.#view = left < THERE ? goal : next;
    if (left < THERE) this.#goal = null;
    return moves || this.#goal !== null;
  }

  #draw(share = this.#share): void {
    const { width, height } = this.#size;
    if (!this.#robe || width === 0 || this.#surface.gl.isContextLost()) return;
    const dense = Math.min(DENSEST, window.devicePixelRatio || 1);
    this.#stage.draw(this.#view, Math.round(width * dense), Math.round(height * dense), share);
  }

  #slide(): void {
    if (isCalm()) while (this.#stage.advance(1));
    this.#tell();
    this.redraw();
  }

  #tell(): void {
    for (const changed of this.#watchers) changed();
  }

  #resize({ width, height }: { width: number; height: number }): void {
    if (width === 0 || height === 0) return;
    this.#size = { width, height };
    if (this.#isBlank) return;
    this.#draw();
    this.redraw();
  }

  #openStage(): RobeStage {
    const { Images } = this.#given.atHand;
    const { address, signal, latest } = this.#given;
    return new RobeStage(this.#surface, {
      file: this.#file,
      textures: (anisotropy) => new Textures(new Images(address, TEXTURE_MEMORY, signal), latest.assets, anisotropy),
      label: (millimetres) => `${millimetres} mm`,
      changed: () => this.redraw(),
    });
  }

  readonly #lost = (event: Event): void => {
    event.preventDefault();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    // Nothing can be freed any more once there is a new context.
    this.#stage.dispose();
    const { atHand, events } = this.#given;
    this.#lostTimer = setTimeout(() => events.trouble(new atHand.Failure('lost')), LOST_PATIENCE);
  };

  /** A restored context is empty: everything is built again, and stands as it stood. */
  readonly #restored = (): void => {
    clearTimeout(this.#lostTimer);
    this.#given.events.trouble(null);
    const { dimensions, wardrobe } = this.#stage;
    this.#stage = this.#openStage();
    this.#stage.dimensions = dimensions;
    if (this.#robe) this.#stage.fit(this.#robe).then(() => this.redraw());
    this.#stage.wardrobe.standAt(wardrobe.positions);
    this.redraw();
  };
}

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
