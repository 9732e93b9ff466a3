import type { Design } from '@vitrine/domain/design/design';
import type { Scale } from '@vitrine/domain/design/view/choose-scale';
import type { Stage } from '../../../stage/stage.ts';
import { prefersReducedMotion } from '../../../stage/steering/reduced-motion.ts';
import { createTileLayer, type TileLayer } from '../../../stage/tiles/create-tile-layer.ts';
import { chooseTileMemory } from '../../../stage/tiles/tile-memory.ts';
import type { SceneOptions } from '../../kind.ts';
import type { LayeredPlan } from '../plan.ts';

interface DeviceNavigator {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** The visitor asked for less data. */
const savesData = (): boolean =>
  (navigator as DeviceNavigator).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;

/** Adds tiles to the image of a panorama. A separate download, because most configurators have none. */
export class LiveTiles {
  readonly #stage: Stage;
  readonly #plan: LayeredPlan;
  readonly #options: SceneOptions;
  #layer: TileLayer | null = null;
  /** After the card lost its context. */
  #isShort = false;
  #hasEnded = savesData();

  constructor(stage: Stage, plan: LayeredPlan, options: SceneOptions) {
    this.#stage = stage;
    this.#plan = plan;
    this.#options = options;
  }

  /** Shows this design from now on: tiles of another one disappear with the image under them. */
  show(design: Design): void {
    this.#layer?.setAssets(this.#plan.listAssets(design));
  }

  /** Loads the tiles of the view at a scale. */
  refine(design: Design, scale: Scale): void {
    // Others have no tiles.
    if (this.#hasEnded || scale > 2 || this.#stage.isLost || this.#options.signal.aborted) return;
    const layer = this.#layer ?? this.#createLayer(design);
    layer.refine(this.#stage.camera.lens(this.#stage.view, this.#stage.size), scale as 1 | 2);
  }

  /** Ends tiles for good, because the card has too little memory. Returns whether there were any. */
  giveUp(): boolean {
    const hadTiles = this.#layer !== null;
    this.dispose();
    if (hadTiles) this.#stage.redraw();
    return hadTiles;
  }

  /** The card lost everything. */
  lose(): void {
    this.#isShort = true;
    this.#remove();
  }

  dispose(): void {
    this.#hasEnded = true;
    this.#remove();
  }

  #remove(): void {
    this.#stage.overlay = null;
    this.#layer?.dispose();
    this.#layer = null;
  }

  #createLayer(design: Design): TileLayer {
    const { address, provided, signal } = this.#options;
    const maxBytes = chooseTileMemory((navigator as DeviceNavigator).deviceMemory, this.#isShort);
    const layer = createTileLayer({
      surface: this.#stage.surface,
      projection: this.#stage.camera,
      images: new provided.Images(address, maxBytes / 2, signal),
      maxBytes,
      isStill: prefersReducedMotion,
      changed: () => {
        this.#stage.isMemoryUnchecked = true;
        this.#stage.redraw();
      },
    });
    this.#layer = layer;
    this.#stage.overlay = layer;
    this.show(design);
    return layer;
  }
}
