import type { Design } from '@vitrine/domain/design/design';
import type { Images } from '../loading/images.ts';
import { takeSnapshot } from '../stage/snapshot/snapshot.ts';
import type { Stage, StageEvents } from '../stage/stage.ts';
import { attachSteering, type Steering } from '../stage/steering/attach-steering.ts';
import type { Scene, SceneOptions, SnapshotOptions } from './kind.ts';
import { SceneBase } from './scene-base.ts';

/** A scene on a stage: images that the graphics card puts together, and a view that the visitor moves. */
export abstract class StageScene extends SceneBase implements Scene {
  readonly isLive = true;
  protected abstract readonly stage: Stage;
  protected readonly images: Images;
  /** The design that is visible or becomes visible. */
  protected design: Design | null = null;
  #visibleDesign: Design | null = null;
  #steering: Promise<Steering> | null = null;

  constructor(options: SceneOptions, images: Images) {
    super(options);
    this.images = images;
  }

  get isMovable(): boolean {
    return this.stage.camera.movable(this.stage.size);
  }

  get isPanoramic(): boolean {
    return this.stage.camera.wraps;
  }

  show(design: Design, onPreview?: () => void): Promise<void> {
    this.design = design;
    return this.startShow((run) =>
      this.showDesign(design, run, onPreview).catch((thrown) => {
        if (this.isLatest(run)) this.design = this.#visibleDesign;
        throw thrown;
      }),
    );
  }

  abstract prefetch(design: Design): Promise<unknown>;

  async snapshot(options: SnapshotOptions): Promise<Blob> {
    await this.lastShow;
    return takeSnapshot(this.stage.context, (width, height) => this.stage.drawView(width, height), options);
  }

  steering(): Promise<Steering> {
    this.#steering ??= Promise.resolve(attachSteering(this.stage, this.options.events.touched, this.options.signal));
    return this.#steering;
  }

  override dispose(): void {
    super.dispose();
    this.images.dispose();
    this.stage.dispose();
  }

  /** Shows an image of the design on the stage. */
  protected present(...image: Parameters<Stage['show']>): void {
    this.stage.show(...image);
    this.#visibleDesign = this.design;
  }

  /** As `show` of a scene. Another show may replace this one whenever it waits. */
  protected abstract showDesign(design: Design, run: number, onPreview?: () => void): Promise<void>;

  /** Shows the same design again, in an empty context or with smaller images. */
  protected showAgain(): void {
    if (this.design) this.show(this.design).catch(() => undefined);
  }

  /** Adds the report of a context that stays lost to the events of a stage. */
  protected withLostReport(events: StageEvents): StageEvents {
    return {
      ...events,
      lost: () => {
        events.lost();
        this.reportLost();
      },
      restored: () => {
        this.reportRestored();
        events.restored();
      },
    };
  }
}
