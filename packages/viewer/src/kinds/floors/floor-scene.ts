import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type Recipe, recipeOf } from '@vitrine/domain/design/floors/recipe';
import type { Images } from '../../loading/images.ts';
import type { Surface } from '../../stage/context.ts';
import type { Layer, SoftImage } from '../../stage/image.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Steering } from '../../stage/steering.ts';
import type { Scene, SceneGiven, SnapshotOptions, StageParts } from '../kind.ts';
import { type Flakes, makeFlakes } from './flakes.ts';
import { createFloorImage, type FloorImage } from './floor-image.ts';
import { type Room, type RoomImages, roomImages } from './room.ts';

const CHOICE_FADE = 180;
const FIRST_FADE = 240;
const LOST_PATIENCE = 3000;
/** Bytes of decoded images that are kept beside those in use. */
const KEPT_BYTES = 24 * 1024 * 1024;

/** A room with a flake floor on a canvas: strews the flakes, then lays them into the room's image. */
export class FloorScene implements Scene {
  readonly live = true;
  readonly turns = false;
  readonly #given: SceneGiven;
  readonly #more: StageParts;
  readonly #file: FloorsFile;
  readonly #room: Room;
  readonly #surface: Surface;
  readonly #stage: Stage;
  readonly #images: Images;
  #floor: FloorImage | null = null;
  #flakes: Flakes | null = null;
  #scale: 1 | 2 = 1;
  #design: Design | null = null;
  #steering: Promise<Steering> | null = null;
  #turn = 0;
  #pending: Promise<void> = Promise.resolve();
  #lostTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: SceneGiven, more: StageParts, file: FloorsFile, surface: Surface, room: Room) {
    this.#more = more;
    const { Images, flatCamera } = given.atHand;
    this.#given = given;
    this.#file = file;
    this.#room = room;
    this.#surface = surface;
    this.#images = new Images(given.address, KEPT_BYTES, given.signal);
    const sharpener = async () => (from: Surface, soft: SoftImage) => this.#sharpen(from, soft);
    const camera = flatCamera(room.frame);
    this.#stage = new more.Stage(surface, camera, room.frame[0], this.#stageEvents(), given.signal, sharpener);
    if (Math.max(...room.frame) > this.#stage.maxTexture) this.#scale = 2;
  }

  get movable(): boolean {
    return this.#stage.camera.movable(this.#stage.size);
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

  async prefetch(design: Design): Promise<unknown> {
    return Promise.all(this.#wanted(design).placed.map(({ file }) => this.#images.decoded(file, 'low')));
  }

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    await this.#pending;
    return this.#more.takeSnapshot(
      this.#stage.context,
      (width, height) => this.#stage.drawView(width, height),
      options,
    );
  }

  steering(): Promise<Steering> {
    this.#steering ??= Promise.resolve(this.#more.steer(this.#stage, this.#given.events.touched, this.#given.signal));
    return this.#steering;
  }

  dispose(): void {
    clearTimeout(this.#lostTimer);
    this.#turn += 1;
    this.#images.dispose();
    this.#stage.dispose();
  }

  #wanted(design: Design, scale: 1 | 2 | 4 = this.#scale): RoomImages {
    return roomImages(this.#room, this.#file, this.#given.latest.assets, design, scale);
  }

  #sharpen(surface: Surface, soft: SoftImage): FloorImage {
    this.#floor = createFloorImage(surface, soft, this.#room);
    return this.#floor;
  }

  async #showInTurn(design: Design, turn: number, soft?: () => void): Promise<void> {
    const isWanted = () => turn === this.#turn && !this.#given.signal.aborted;
    const stillWanted = () => {
      if (!isWanted()) throw new DOMException('A later choice took its place', 'AbortError');
    };
    const first = !this.#stage.image;
    if (first) {
      await this.#showBase(design);
      stillWanted();
      soft?.();
    }
    await this.#stage.sharpen();
    stillWanted();
    this.steering().catch(() => undefined);
    const painting = this.#flakesOf(recipeOf(this.#file, design), isWanted);
    const layers = await this.#load(this.#wanted(design)).catch(async (thrown) => {
      this.#free(await painting);
      throw thrown;
    });
    const flakes = await painting;
    if (!flakes || !isWanted()) this.#free(flakes);
    stillWanted();
    if (!flakes) return;
    this.#flakes = flakes;
    const { roles } = this.#wanted(design);
    const [width, height] = this.#room.frame;
    this.#floor?.next(flakes, roles);
    this.#stage.show(layers, { width, height, soft: false }, first ? FIRST_FADE : CHOICE_FADE);
    this.#images.use(layers.map(({ file }) => file));
  }

  /** The flakes in sight where they are the same, else new ones. */
  async #flakesOf(recipe: Recipe, isWanted: () => boolean): Promise<Flakes | null> {
    if (this.#flakes?.key === recipe.key) return this.#flakes;
    return makeFlakes(this.#surface.gl, recipe, isWanted);
  }

  #free(flakes: Flakes | null): void {
    if (flakes && flakes !== this.#flakes) this.#surface.gl.deleteTexture(flakes.texture);
  }

  /** The room alone, small and soft, while all else is under way. */
  async #showBase(design: Design): Promise<void> {
    const { placed, width, height } = this.#wanted(design, 4);
    const [base] = await this.#load({ placed: placed.slice(0, 1) }, 'high');
    if (base && !this.#stage.image) this.#stage.show([base], { width, height, soft: true }, 0);
  }

  #load({ placed }: Pick<RoomImages, 'placed'>, priority: RequestPriority = 'auto'): Promise<Layer[]> {
    let arrived = 0;
    this.#images.use(placed.map(({ file }) => file));
    return Promise.all(
      placed.map(async (one) => {
        const image = await this.#images.decoded(one.file, priority);
        if (priority === 'auto') this.#given.events.progress(++arrived / placed.length);
        return { ...one, image };
      }),
    );
  }

  #stageEvents() {
    return {
      rested: (): void => undefined,
      full: (): void => this.#makeDo(),
      lost: (): void => {
        this.#flakes = null;
        this.#lostTimer = setTimeout(
          () => this.#given.events.trouble(new this.#given.atHand.Failure('lost')),
          LOST_PATIENCE,
        );
      },
      restored: (): void => {
        clearTimeout(this.#lostTimer);
        this.#given.events.trouble(null);
        this.#makeDo();
      },
    };
  }

  /** Goes on with images of half the size, so that what ran out once does not run out again. */
  #makeDo(): void {
    this.#scale = 2;
    this.#flakes = null;
    if (this.#design) this.show(this.#design).catch(() => undefined);
  }
}
