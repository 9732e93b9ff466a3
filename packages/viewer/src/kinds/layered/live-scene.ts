import type { Design } from '@vitrine/domain/design/design';
import type { Stack } from '@vitrine/domain/design/layered/stack';
import type { Scale } from '@vitrine/domain/design/view/choose-scale';
import { whenIdle } from '../../loading/when-idle.ts';
import type { Surface } from '../../stage/context.ts';
import { Stage, type StageEvents } from '../../stage/stage.ts';
import { waitUntilDrawn } from '../../stage/wait-until-drawn.ts';
import type { SceneOptions, SnapshotOptions } from '../kind.ts';
import { StageScene } from '../stage-scene.ts';
import type { Poster } from './opening.ts';
import type { LayeredPlan } from './plan.ts';
import type { LiveTiles } from './tiles/live-tiles.ts';

const CHOICE_FADE = 160;
const FULL_FADE = 120;
/** Milliseconds before the preview replaces a poster, which cannot be turned. */
const POSTER_TIMEOUT = 1000;

/** A layered configurator on a canvas: loads the images of a design and composites them on the graphics card. */
export class LiveScene extends StageScene {
  protected readonly stage: Stage;
  readonly #plan: LayeredPlan;
  /** The finest scale that is whole and that this machine can bear. */
  #finestScale: Scale;
  /** Only of a panorama in tiles. */
  #tiles: LiveTiles | null = null;
  #stack: Stack | null = null;
  /** Shows the layers over a base that shows the same design; null once they are there. */
  #showPendingLayers: (() => Promise<void>) | null = null;
  /** Shows the first design until the stage shows anything. */
  #poster: Poster | null;
  /** True while the poster is finer than what the stage shows. It stays until the view changes. */
  #keepsPoster = false;

  constructor(options: SceneOptions, plan: LayeredPlan, surface: Surface, poster: Poster | null) {
    super(options, plan.images);
    this.#plan = plan;
    this.#finestScale = plan.finest;
    this.#poster = poster;
    this.stage = new Stage(surface, plan.camera, plan.width, this.#createStageEvents(), options.signal);
  }

  async complete(): Promise<void> {
    await whenIdle(this.options.signal);
    await this.#finishLayers();
  }

  async prefetch(design: Design): Promise<unknown> {
    if (!this.#stack || this.#isSmallest(this.#stack)) return;
    const { placed } = this.#plan.buildStack(design, this.#stack.scale);
    return Promise.all(placed.map(({ file }) => this.images.decode(file, 'low')));
  }

  override async snapshot(options: SnapshotOptions): Promise<Blob> {
    await this.lastShow;
    await this.#finishLayers();
    return super.snapshot(options);
  }

  override dispose(): void {
    this.#showPendingLayers = null;
    this.#removePoster();
    this.#tiles?.dispose();
    super.dispose();
  }

  protected override async showDesign(design: Design, run: number, onPreview?: () => void): Promise<void> {
    const { isBaseDesign, buildStack, buildPreview } = this.#plan;
    const buildFull = (baseAlone = false) => buildStack(design, this.#chooseScale(this.stage.density), baseAlone);
    const isFirst = this.stage.image?.isPreview !== false;
    // The base image alone shows one design.
    const isBaseAlone = isFirst && isBaseDesign(design);
    const stack = buildFull(isBaseAlone);
    this.#showPendingLayers = null;
    if (isFirst) {
      const poster = this.#poster;
      if (poster) onPreview?.();
      // The poster's full file comes first: it is a fifth of the stage's.
      const isFull = (await poster?.full) ?? false;
      this.assertLatest(run);
      if (!poster || !(await this.#arrivesSoon(stack))) {
        this.#keepsPoster = isFull && run === 1;
        if (!isBaseAlone) this.stage.useFullImage();
        await this.#showStack(buildPreview(design, isBaseAlone), run, stack);
        this.steering();
        onPreview?.();
      }
    }
    await this.#showStack(stack, run);
    this.steering();
    if (isBaseAlone) this.#showPendingLayers = () => this.#showStack(buildFull(), run);
    // Later work, first of all the panel, must not delay the image.
    if (isFirst) await waitUntilDrawn(this.stage.context);
  }

  /** Resolves to whether the images arrive while a poster may stay. */
  #arrivesSoon({ placed }: Stack): Promise<boolean> {
    const { images } = this;
    const files = placed.map(({ file }) => file);
    images.use(files);
    const all = files.map((file) => images.decode(file));
    const arrived = Promise.all(all).then(
      () => true,
      () => false,
    );
    return Promise.race([arrived, new Promise<boolean>((no) => setTimeout(no, POSTER_TIMEOUT, false))]);
  }

  async #finishLayers(): Promise<void> {
    const lay = this.#showPendingLayers;
    this.#showPendingLayers = null;
    await lay?.();
  }

  /**
   * Loads a stack and shows it, unless another show has started. With `next`, the stack is the preview, and
   * the files of `next` start loading before it is drawn.
   */
  async #showStack(stack: Stack, run: number, next?: Stack): Promise<void> {
    const isPreview = next !== undefined;
    const files = stack.placed.map(({ file }) => file);
    const { images } = this;
    this.assertLatest(run);
    images.use([...files, ...(this.#stack?.placed.map(({ file }) => file) ?? [])]);
    const priority = isPreview ? 'high' : 'auto';
    let arrived = 0;
    const load = async (file: string) => {
      const image = await images.decode(file, priority);
      if (!isPreview && this.isLatest(run)) this.options.events.progress(++arrived / files.length);
      return image;
    };
    const decoded = await Promise.all(files.map(load));
    for (const { file } of next?.placed ?? []) images.decode(file).catch(() => undefined);
    if (!isPreview) this.stage.useFullImage();
    this.assertLatest(run);
    const layers = stack.placed.flatMap((placed, index) => {
      const image = decoded[index];
      return image ? [{ ...placed, image }] : [];
    });
    const fade = this.stage.image?.isPreview === false ? CHOICE_FADE : this.stage.image ? FULL_FADE : 0;
    if (!isPreview || !this.#keepsPoster) this.#removePoster();
    if (this.design) this.#tiles?.show(this.design);
    this.present(layers, { width: stack.width, height: stack.height, isPreview }, fade);
    this.#stack = stack;
    images.use(files);
  }

  /** Shows the same design at another scale. After an error, what is visible stays. */
  #rescale(scale: Scale): void {
    if (!this.design) return;
    this.#showStack(this.#plan.buildStack(this.design, scale), this.run).catch(() => undefined);
  }

  #removePoster(): void {
    this.#poster?.element.remove();
    this.#poster = null;
  }

  /** Loads the tiles of the view where the whole image is too coarse for it. Without them, that stays. */
  #refine(density: number, shown: Scale): void {
    const needed = this.#plan.neededScale(density);
    if (!this.design || !this.#plan.isTiled || needed >= shown) return;
    if (this.#tiles) this.#tiles.refine(this.design, needed);
    else {
      const load = import('./tiles/live-tiles.ts').then(({ LiveTiles }) => {
        this.#tiles ??= new LiveTiles(this.stage, this.#plan, this.options);
        this.#refine(density, shown);
      });
      load.catch(() => undefined);
    }
  }

  #isSmallest({ scale }: Stack): boolean {
    return scale >= 4 * this.#plan.finest;
  }

  /** From now on shows images of half the size, at most twice. */
  #coarsen(scale: Scale): void {
    this.#finestScale = Math.min(2 * scale, 4 * this.#plan.finest) as Scale;
  }

  #chooseScale(density: number): Scale {
    return Math.max(this.#plan.chooseScale(density, this.stage.maxTexture), this.#finestScale) as Scale;
  }

  #createStageEvents(): StageEvents {
    return this.withLostReport({
      viewChanged: (): void => {
        if (this.#stack) this.#removePoster();
      },
      rested: (density: number): void => {
        const stack = this.#stack;
        if (!this.design || !stack || this.stage.image?.isPreview !== false) return;
        const scale = this.#chooseScale(density);
        if (scale < stack.scale) this.#rescale(scale);
        else this.#refine(density, stack.scale);
      },
      outOfMemory: (): void => {
        if (this.#tiles?.giveUp() || !this.#stack || !this.design || this.#isSmallest(this.#stack)) return;
        this.#coarsen(this.#stack.scale);
        this.#rescale(this.#finestScale);
      },
      lost: (): void => {
        this.#stack = null;
        this.#tiles?.lose();
      },
      restored: (): void => {
        this.#coarsen(this.#finestScale);
        this.showAgain();
      },
    });
  }
}
