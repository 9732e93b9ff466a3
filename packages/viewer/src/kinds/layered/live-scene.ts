import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { chooseScale, pictureMemory, type Scale } from '../../loading/choose-scale.ts';
import { Failure } from '../../loading/failure.ts';
import { Pictures } from '../../loading/pictures.ts';
import type { Camera } from '../../stage/camera.ts';
import type { Surface } from '../../stage/context.ts';
import { leisure, painted } from '../../stage/painted.ts';
import { Stage } from '../../stage/stage.ts';
import type { Steering } from '../../stage/steering.ts';
import type { Scene, SceneGiven, SnapshotOptions } from '../kind.ts';
import { isBaseDesign, type Stack, stackOf } from './stack.ts';

const CHOICE_FADE = 160;
const SHARPER_FADE = 120;
/** A lost context that does not come back within so many milliseconds is said in words. */
const LOST_PATIENCE = 3000;

/** A layered configurator on a canvas: loads the pictures of a design and composites them on the graphics card. */
export class LiveScene implements Scene {
  readonly live = true;
  readonly #given: SceneGiven;
  readonly #file: LayeredFile;
  readonly #stage: Stage;
  readonly #pictures: Pictures;
  readonly #memory: number;
  /** The finest scale that this machine has shown to bear. */
  #finest: Scale = 1;
  #design: Design | null = null;
  #stack: Stack | null = null;
  #steering: Promise<Steering> | null = null;
  #turn = 0;
  #pending: Promise<void> = Promise.resolve();
  /** Lays the layers over a base that shows the design by itself; none once they lie there. */
  #layers: (() => Promise<void>) | null = null;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: SceneGiven, file: LayeredFile, surface: Surface, camera: Camera) {
    this.#given = given;
    this.#file = file;
    this.#memory = pictureMemory((navigator as { deviceMemory?: number }).deviceMemory);
    this.#pictures = new Pictures(given.address, this.#memory / 4, given.signal);
    this.#stage = new Stage(surface, camera, file.base.width, this.#stageEvents(), given.signal);
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
    const stack = stackOf(this.#file, this.#given.latest.assets, design, this.#stack.scale);
    return Promise.all(stack.placed.map(({ file }) => this.#pictures.decoded(file, 'low')));
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    await this.#pending;
    await this.#layLayers();
    const { takeSnapshot } = await import('../../stage/snapshot.ts');
    return takeSnapshot(this.#stage.context, (width, height) => this.#stage.drawView(width, height), options);
  }

  steering(): Promise<Steering> {
    this.#steering ??= import('../../second-download.ts').then(({ steer }) =>
      steer(this.#stage, this.#given.events.touched, this.#given.signal),
    );
    return this.#steering;
  }

  dispose(): void {
    clearTimeout(this.#lostTimer);
    this.#turn += 1;
    this.#layers = null;
    this.#pictures.dispose();
    this.#stage.dispose();
  }

  async #showInTurn(design: Design, turn: number, soft?: () => void): Promise<void> {
    const { latest } = this.#given;
    const file = this.#file;
    const stack = (scale: Scale, baseAlone = false) => stackOf(file, latest.assets, design, scale, baseAlone);
    const sharp = (baseAlone = false) => stack(this.#wantedScale(this.#stage.density), baseAlone);
    // The base picture alone shows the design that it was made with.
    const bare = isBaseDesign(file, design);
    const nothingSharp = this.#stage.picture?.soft !== false;
    this.#layers = null;
    if (nothingSharp) {
      if (!bare) await this.#stage.sharpen();
      await this.#bring(stack(4, bare), turn, sharp(bare));
      soft?.();
    }
    // What comes next is fetched at once, but its scripts wait until this picture is on the screen.
    const ready = () => Promise.all([this.#stage.sharpen(), this.steering()]);
    painted()
      .then(ready)
      .catch(() => undefined);
    await this.#bring(sharp(nothingSharp && bare), turn);
    if (nothingSharp && bare) this.#layers = () => this.#bring(sharp(), turn);
  }

  async #layLayers(): Promise<void> {
    const lay = this.#layers;
    this.#layers = null;
    await lay?.();
  }

  /**
   * Loads a stack and brings it into sight, unless another show has begun meanwhile. With a `next` one it is the soft
   * picture, and the files of the next are on their way before it is drawn.
   */
  async #bring(stack: Stack, turn: number, next?: Stack): Promise<void> {
    const soft = next !== undefined;
    const files = stack.placed.map(({ file }) => file);
    this.#pictures.use([...files, ...(this.#stack?.placed.map(({ file }) => file) ?? [])]);
    const priority = soft ? 'high' : 'auto';
    let arrived = 0;
    const load = async (file: string) => {
      const picture = await this.#pictures.decoded(file, priority);
      if (!soft && turn === this.#turn) this.#given.events.progress(++arrived / files.length);
      return picture;
    };
    const decoded = await Promise.all(files.map(load));
    for (const { file } of next?.placed ?? []) this.#pictures.decoded(file).catch(() => undefined);
    if (!soft) await this.#stage.sharpen();
    if (turn !== this.#turn) throw new DOMException('A later choice took its place', 'AbortError');
    const layers = stack.placed.flatMap((placed, index) => {
      const picture = decoded[index];
      return picture ? [{ ...placed, picture }] : [];
    });
    const fade = this.#stage.picture?.soft === false ? CHOICE_FADE : this.#stage.picture ? SHARPER_FADE : 0;
    this.#stage.show(layers, { width: stack.width, height: stack.height, soft }, fade);
    this.#stack = stack;
    this.#pictures.use(files);
  }

  /** The same design at another scale; what is in sight stays when that does not work. */
  #rescale(scale: Scale): void {
    if (!this.#design) return;
    this.#bring(stackOf(this.#file, this.#given.latest.assets, this.#design, scale), this.#turn).catch(() => undefined);
  }

  #wantedScale(density: number): Scale {
    const { width, height } = this.#file.base;
    const wanted = chooseScale({
      frame: [width, height],
      density,
      maxTexture: this.#stage.maxTexture,
      memory: this.#memory,
    });
    return wanted > this.#finest ? wanted : this.#finest;
  }

  #stageEvents() {
    return {
      rested: (density: number): void => {
        const stack = this.#stack;
        if (!this.#design || !stack || this.#stage.picture?.soft !== false) return;
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
        this.#lostTimer = setTimeout(() => this.#given.events.trouble(new Failure('lost')), LOST_PATIENCE);
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
