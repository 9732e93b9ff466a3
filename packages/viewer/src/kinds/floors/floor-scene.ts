import type { FloorsFile } from '@vitrine/contract/configurator-file';
import type { Design } from '@vitrine/domain/design/design';
import { type Recipe, recipeOf } from '@vitrine/domain/design/floors/recipe';
import { listRoomImages, type Room, type RoomImages, readRoom } from '@vitrine/domain/design/floors/room';
import { Stage, StageScene } from '../../interactive.ts';
import type { Surface } from '../../stage/context.ts';
import type { Layer, PreviewImage } from '../../stage/image.ts';
import type { StageEvents } from '../../stage/stage.ts';
import type { SceneOptions } from '../kind.ts';
import { createFlakeTexture, type FlakeTexture } from './flake-texture.ts';
import { createFloorImage, type FloorImage } from './floor-image.ts';

const CHOICE_FADE = 180;
/** Bytes of decoded images to keep beside those in use. */
const MAX_IDLE_BYTES = 24 * 1024 * 1024;

/** A room with a flake floor on a canvas: scatters the flakes, then lays them into the room's image. */
export class FloorScene extends StageScene {
  protected readonly stage: Stage;
  readonly #file: FloorsFile;
  readonly #room: Room;
  #floor: FloorImage | null = null;
  #flakes: FlakeTexture | null = null;
  #scale: 1 | 2 = 1;

  constructor(options: SceneOptions, file: FloorsFile, surface: Surface, room: Room) {
    const { Images, createFlatCamera } = options.provided;
    super(options, new Images(options.address, MAX_IDLE_BYTES, options.signal));
    this.#file = file;
    this.#room = room;
    const createFull = (from: Surface, preview: PreviewImage): FloorImage => {
      this.#floor = createFloorImage(from, preview, room);
      return this.#floor;
    };
    const camera = createFlatCamera(room.frame);
    this.stage = new Stage(surface, camera, room.frame[0], this.#createStageEvents(), options.signal, createFull);
    if (Math.max(...room.frame) > this.stage.maxTexture) this.#scale = 2;
  }

  async prefetch(design: Design): Promise<unknown> {
    return Promise.all(this.#listImages(design).placed.map(({ file }) => this.images.decode(file, 'low')));
  }

  /** In a preview of changes, corners and images of the room can be others than before. The frame stays. */
  #readRoomAgain(): void {
    const room = readRoom(this.#file, this.options.latest.assets);
    if (room) Object.assign(this.#room, { toFloor: room.toFloor, paths: room.paths });
  }

  #listImages(design: Design, scale: 1 | 2 | 4 = this.#scale): RoomImages {
    return listRoomImages(this.#room, this.#file, this.options.latest.assets, design, scale);
  }

  protected override async showDesign(design: Design, run: number, onPreview?: () => void): Promise<void> {
    const isLatest = () => this.isLatest(run);
    this.#readRoomAgain();
    if (!this.stage.image) {
      await this.#showBase(design);
      this.assertLatest(run);
      onPreview?.();
    }
    this.stage.useFullImage();
    this.steering().catch(() => undefined);
    const painting = this.#getFlakes(recipeOf(this.#file, design), isLatest);
    const layers = await this.#load(this.#listImages(design)).catch(async (thrown) => {
      this.#free(await painting);
      throw thrown;
    });
    const flakes = await painting;
    if (!flakes || !isLatest()) this.#free(flakes);
    this.assertLatest(run);
    if (!flakes) return;
    this.#flakes = flakes;
    const { roles } = this.#listImages(design);
    const [width, height] = this.#room.frame;
    this.#floor?.prepare(flakes, roles);
    this.present(layers, { width, height, isPreview: false }, CHOICE_FADE);
    this.images.use(layers.map(({ file }) => file));
  }

  /** Returns the visible flakes when they are the same, else new ones. */
  async #getFlakes(recipe: Recipe, isLatest: () => boolean): Promise<FlakeTexture | null> {
    if (this.#flakes?.key === recipe.key) return this.#flakes;
    return createFlakeTexture(this.stage.context, recipe, isLatest);
  }

  #free(flakes: FlakeTexture | null): void {
    if (flakes && flakes !== this.#flakes) this.stage.context.deleteTexture(flakes.texture);
  }

  /** Shows a preview of the room alone while everything else loads. */
  async #showBase(design: Design): Promise<void> {
    const { placed, width, height } = this.#listImages(design, 4);
    const [base] = await this.#load({ placed: placed.slice(0, 1) }, 'high');
    if (base && !this.stage.image) this.stage.show([base], { width, height, isPreview: true }, 0);
  }

  #load({ placed }: Pick<RoomImages, 'placed'>, priority: RequestPriority = 'auto'): Promise<Layer[]> {
    let arrived = 0;
    this.images.use(placed.map(({ file }) => file));
    return Promise.all(
      placed.map(async (one) => {
        const image = await this.images.decode(one.file, priority);
        if (priority === 'auto') this.options.events.progress(++arrived / placed.length);
        return { ...one, image };
      }),
    );
  }

  #createStageEvents(): StageEvents {
    return this.withLostReport({
      rested: (): void => undefined,
      outOfMemory: (): void => {
        // There is nothing smaller than half the size.
        if (this.#scale === 1) this.#useSmallerImages();
      },
      lost: (): void => {
        this.#flakes = null;
      },
      restored: (): void => this.#useSmallerImages(),
    });
  }

  /** Shows images of half the size, so that the memory does not run out again. */
  #useSmallerImages(): void {
    this.#scale = 2;
    this.#flakes = null;
    this.showAgain();
  }
}
