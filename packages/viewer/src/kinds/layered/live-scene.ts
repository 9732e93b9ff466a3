import type { Design } from '@vitrine/domain/design/design';
import type { Scale } from '../../loading/choose-scale.ts';
import type { Surface } from '../../stage/context.ts';
import { leisure } from '../../stage/leisure.ts';
import { takeSnapshot } from '../../stage/snapshot.ts';
import { Stage } from '../../stage/stage.ts';
import { type Steering, steer } from '../../stage/steering.ts';
import { untilDrawn } from '../../stage/until-drawn.ts';
import type { Scene, SceneGiven, SnapshotOptions } from '../kind.ts';
import type { Poster } from './opening.ts';
import type { Plan } from './plan.ts';
import type { Stack } from './stack.ts';

const CHOICE_FADE = 160;
const SHARPER_FADE = 120;
/** So long there is nothing but a poster, which cannot be turned, before its soft image comes to the stage. */
const POSTER_PATIENCE = 1000;
/** A lost context that does not come back within so many milliseconds is said in words. */
const LOST_PATIENCE = 3000;

/** A layered configurator on a canvas: loads the images of a design and composites them on the graphics card. */
export class LiveScene implements Scene {
  readonly live = true;
  readonly #given: SceneGiven;
  readonly #plan: Plan;
  readonly #stage: Stage;
  /** The finest scale that this machine has shown to bear. */
  #finest: Scale = 1;
  #design: Design | null = null;
  #stack: Stack | null = null;
  #steering: Promise<Steering> | null = null;
  #turn = 0;
  #pending: Promise<void> = Promise.resolve();
  /** Lays the layers over a base that shows the design by itself; none once they lie there. */
  #layers: (() => Promise<void>) | null = null;
  /** Shows the first design until the stage shows anything. */
  #poster: Poster | null;
  /** The poster is sharper than what the stage shows: it stays until the visitor looks elsewhere. */
  #posterStays = false;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: SceneGiven, plan: Plan, surface: Surface, poster: Poster | null) {
    this.#given = given;
    this.#plan = plan;
    this.#poster = poster;
    this.#stage = new Stage(surface, plan.camera, plan.width, this.#stageEvents(), given.signal);
  }

  get movable(): boolean {
    return this.#stage.camera.movable(this.#stage.size);
  }

  get turns(): boolean {
    return this.#stage.camera.wraps;
  }

  show(design: Design, soft?: () => void): Promise<void> {
    const turn = ++this.#turn;
    const former = this.#design;
    this.#design = design;
    const shown = this.#showInTurn(design, turn, soft).catch((thrown) => {
      if (turn === this.#turn) this.#design = former;
      throw thrown;
    });
    this.#pending = shown.catch(() => undefined);
    return shown;
  }

  async complete(): Promise<void> {
    await leisure(this.#given.signal);
    await this.#layLayers();
  }

  async prefetch(design: Design): Promise<unknown> {
    if (!this.#stack || this.#stack.scale === 4) return;
    const { images, stack } = this.#plan;
    const { placed } = stack(design, this.#stack.scale);
    return Promise.all(placed.map(({ file }) => images.decoded(file, 'low')));
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    await this.#pending;
    await this.#layLayers();
    return takeSnapshot(this.#stage.context, (width, height) => this.#stage.drawView(width, height), options);
  }

  steering(): Promise<Steering> {
    this.#steering ??= Promise.resolve(steer(this.#stage, this.#given.events.touched, this.#given.signal));
    return this.#steering;
  }

  dispose(): void {
    clearTimeout(this.#lostTimer);
    this.#turn += 1;
    this.#layers = null;
    this.#takeDownPoster();
    this.#plan.images.dispose();
    this.#stage.dispose();
  }

  async #showInTurn(design: Design, turn: number, soft?: () => void): Promise<void> {
    const { isBase, stack } = this.#plan;
    const sharp = (baseAlone = false) => stack(design, this.#wantedScale(this.#stage.density), baseAlone);
    const nothingSharp = this.#stage.image?.soft !== false;
    // The base image alone shows the design that it was made with.
    const bare = nothingSharp && isBase(design);
    const wanted = sharp(bare);
    this.#layers = null;
    if (nothingSharp) {
      const poster = this.#poster;
      if (poster) soft?.();
      // Its own sharp file comes first: it is a fifth of the stage's.
      const isSharp = (await poster?.sharp) ?? false;
      this.#assertLatest(turn);
      if (!poster || !(await this.#comesSoon(wanted))) {
        this.#posterStays = isSharp && turn === 1;
        if (!bare) await this.#stage.sharpen();
        await this.#bring(stack(design, 4, bare), turn, wanted);
        this.steering();
        soft?.();
      }
    }
    await this.#bring(wanted, turn);
    this.steering();
    if (bare) this.#layers = () => this.#bring(sharp(), turn);
    // What comes after it, the panel first of all, leaves the machine to it.
    if (nothingSharp) await untilDrawn(this.#stage.context);
  }

  /** Whether its images are there within the time that a poster may stay. */
  #comesSoon({ placed }: Stack): Promise<boolean> {
    const { images } = this.#plan;
    const files = placed.map(({ file }) => file);
    images.use(files);
    const all = files.map((file) => images.decoded(file));
    const there = Promise.all(all).then(
      () => true,
      () => false,
    );
    return Promise.race([there, new Promise<boolean>((no) => setTimeout(no, POSTER_PATIENCE, false))]);
  }

  async #layLayers(): Promise<void> {
    const lay = this.#layers;
    this.#layers = null;
    await lay?.();
  }

  /**
   * Loads a stack and brings it into sight, unless another show has begun meanwhile. With a `next` one it is the soft
   * image, and the files of the next are on their way before it is drawn.
   */
  async #bring(stack: Stack, turn: number, next?: Stack): Promise<void> {
    const soft = next !== undefined;
    const files = stack.placed.map(({ file }) => file);
    const { images } = this.#plan;
    this.#assertLatest(turn);
    images.use([...files, ...(this.#stack?.placed.map(({ file }) => file) ?? [])]);
    const priority = soft ? 'high' : 'auto';
    let arrived = 0;
    const load = async (file: string) => {
      const image = await images.decoded(file, priority);
      if (!soft && turn === this.#turn) this.#given.events.progress(++arrived / files.length);
      return image;
    };
    const decoded = await Promise.all(files.map(load));
    for (const { file } of next?.placed ?? []) images.decoded(file).catch(() => undefined);
    if (!soft) await this.#stage.sharpen();
    this.#assertLatest(turn);
    const layers = stack.placed.flatMap((placed, index) => {
      const image = decoded[index];
      return image ? [{ ...placed, image }] : [];
    });
    const fade = this.#stage.image?.soft === false ? CHOICE_FADE : this.#stage.image ? SHARPER_FADE : 0;
    if (!soft || !this.#posterStays) this.#takeDownPoster();
    this.#stage.show(layers, { width: stack.width, height: stack.height, soft }, fade);
    this.#stack = stack;
    images.use(files);
  }

  #assertLatest(turn: number): void {
    if (turn !== this.#turn) throw new DOMException('A later choice took its place', 'AbortError');
  }

  /** The same design at another scale; what is in sight stays when that does not work. */
  #rescale(scale: Scale): void {
    if (!this.#design) return;
    this.#bring(this.#plan.stack(this.#design, scale), this.#turn).catch(() => undefined);
  }

  #takeDownPoster(): void {
    this.#poster?.element.remove();
    this.#poster = null;
  }

  #wantedScale(density: number): Scale {
    const wanted = this.#plan.scaleAt(density, this.#stage.maxTexture);
    return wanted > this.#finest ? wanted : this.#finest;
  }

  #stageEvents() {
    return {
      looked: (): void => {
        if (this.#stack) this.#takeDownPoster();
      },
      rested: (density: number): void => {
        const stack = this.#stack;
        if (!this.#design || !stack || this.#stage.image?.soft !== false) return;
        const scale = this.#wantedScale(density);
        if (scale < stack.scale) this.#rescale(scale);
      },
      full: (): void => {
        if (!this.#stack || !this.#design || this.#stack.scale === 4) return;
        this.#finest = this.#stack.scale === 1 ? 2 : 4;
        this.#rescale(this.#finest);
      },
      lost: (): void => {
        this.#stack = null;
        this.#lostTimer = setTimeout(
          () => this.#given.events.trouble(new this.#given.atHand.Failure('lost')),
          LOST_PATIENCE,
        );
      },
      restored: (): void => {
        clearTimeout(this.#lostTimer);
        this.#given.events.trouble(null);
        this.#finest = this.#finest === 1 ? 2 : 4;
        if (this.#design) this.show(this.#design).catch(() => undefined);
      },
    };
  }
}
