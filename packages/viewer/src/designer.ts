import type { LatestFile } from '@vitrine/contract/latest-file';
import type { Replaced } from '@vitrine/domain/design/config-string';
import type { Design } from '@vitrine/domain/design/design';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import { announce, type DesignDetail, type VitrineEvents } from './events.ts';
import type { Scene } from './kinds/kind.ts';
import { isAbort } from './loading/failure.ts';
import type { Scenes } from './scenes/open-scenes.ts';
import { createStore, type SessionAction, type Store, startSession } from './session.ts';

/** Milliseconds before the viewer says that an image takes its time. */
const PATIENCE = 300;

/** The first show of a scene, under way before there was a designer; `soft`: its soft image is in sight. */
export interface Begun {
  shown: Promise<void>;
  soft: boolean;
}

/** The visitor's design: every change of it goes through here, to the image and to the page. */
export class Designer {
  readonly latest: LatestFile;
  readonly model: DesignModel;
  readonly store: Store;
  /** Null where there is but one. */
  scenes: Scenes | null = null;
  readonly #element: HTMLElement;
  #scene: Scene | null = null;
  #inSight: Design | null = null;

  /** `text`: the design to start with; null for the default one. */
  constructor(element: HTMLElement, latest: LatestFile, model: DesignModel, text: string | null) {
    this.#element = element;
    this.latest = latest;
    this.model = model;
    const first = text === null ? { design: model.start(), replaced: [] } : model.restore(text);
    this.store = createStore(startSession(first.design, first.replaced));
  }

  get scene(): Scene | null {
    return this.#scene;
  }
  get design(): Design {
    return this.store.get().design;
  }

  config(): string {
    return this.model.write(this.design);
  }

  items(): ChosenItem[] {
    return this.model.items(this.design);
  }

  detail(): DesignDetail {
    const items = this.items().map(({ thumbnail: _, ...item }) => item);
    return { design: this.config(), items, ...(this.scenes && { scene: this.scenes.current.id }) };
  }

  /**
   * Shows the first image of a scene, or takes over from who has begun to.
   * @param soft called when a small, soft one is in sight
   * @throws whatever the scene throws while nothing is in sight at all
   */
  async begin(scene: Scene, soft: () => void, begun?: Begun): Promise<void> {
    this.#scene = scene;
    const { design } = this;
    const seen = (): void => {
      this.#inSight = design;
      soft();
    };
    if (begun?.soft) seen();
    try {
      await (begun?.shown ?? scene.show(design, seen));
      this.#inSight = design;
      if (scene.missing) this.store.send({ type: 'image-failed', name: null, kept: this.design });
      await scene.complete?.();
    } catch (thrown) {
      if (isAbort(thrown)) return;
      // At first, an image that is missing is left out: the visitor sees the rest.
      if (await scene.leaveOut?.(thrown)) return this.begin(scene, soft);
      if (!this.#inSight) throw thrown;
      this.store.send({ type: 'image-failed', name: null, kept: this.design });
    }
  }

  choose(layer: string, choice: string): void {
    const design = this.model.choose(this.design, layer, choice);
    if (design !== this.design) this.#change({ type: 'chosen', design }, 'visitor');
  }

  prefetch(layer: string, choice: string): void {
    this.#scene?.prefetch(this.model.choose(this.design, layer, choice)).catch(() => undefined);
  }

  reset(): void {
    this.#change({ type: 'reset', design: this.model.start() }, 'reset');
  }

  undo(): void {
    this.#change({ type: 'undone' }, 'reset');
  }

  /** Shows the design that a text describes, and lists what this version had to replace. */
  restore(text: string, by: 'host' | 'visitor' = 'host'): Replaced[] {
    const { design, replaced } = this.model.restore(text);
    this.#change({ type: 'restored', design, replaced }, by);
    return replaced;
  }

  startSaving(): boolean {
    return announce(this.#element, 'vitrine-save', this.detail());
  }

  enquirySent(): void {
    announce(this.#element, 'vitrine-enquiry', this.detail());
  }

  #change(action: SessionAction, by: VitrineEvents['vitrine-change']['by']): void {
    this.store.send(action);
    announce(this.#element, 'vitrine-change', { ...this.detail(), by });
    this.show();
  }

  /** Brings the design into sight; false when its image did not load. */
  async show(): Promise<boolean> {
    const { design } = this;
    const isLatest = () => this.design === design;
    const timer = setTimeout(() => isLatest() && this.store.send({ type: 'waiting', waiting: true }), PATIENCE);
    try {
      await this.#scene?.show(design);
      this.#inSight = design;
    } catch (thrown) {
      if (!isAbort(thrown) && isLatest()) {
        this.#keepFormer(design);
        return false;
      }
    } finally {
      clearTimeout(timer);
      if (isLatest()) this.store.send({ type: 'waiting', waiting: false });
    }
    return true;
  }

  /** An image that does not load leaves the choice as it was, so that the design is always what is seen. */
  #keepFormer(wanted: Design): void {
    const kept = this.#inSight ?? wanted;
    const before = this.model.items(kept);
    const changed = this.model.items(wanted).find(({ id }, index) => id !== before[index]?.id);
    this.store.send({ type: 'image-failed', name: changed?.name ?? null, kept });
    announce(this.#element, 'vitrine-error', { code: 'image', message: changed?.name ?? '' });
    if (kept !== wanted) announce(this.#element, 'vitrine-change', { ...this.detail(), by: 'failure' });
  }
}
