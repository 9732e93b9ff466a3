import type { LatestFile } from '@vitrine/contract/latest-file';
import type { Replacement } from '@vitrine/domain/design/config-string';
import type { Design } from '@vitrine/domain/design/design';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import type { DesignDetail, DispatchViewerEvent, VitrineEvents } from './events.ts';
import type { Scene } from './kinds/kind.ts';
import { isSuperseded } from './kinds/scene-base.ts';
import type { Scenes } from './scenes/open-scenes.ts';
import { createStore, type SessionAction, type Store, startSession } from './session.ts';

/** Milliseconds after which the viewer shows that an image is still loading. */
const WAITING_MS = 300;

/** The first show of a scene, which starts before there is a designer. `isPreviewShown`: its preview is visible. */
export interface FirstShow {
  shown: Promise<void>;
  isPreviewShown: boolean;
}

/** Holds the visitor's design. Every change goes through here, to the scene and to the page. */
export class Designer {
  readonly latest: LatestFile;
  readonly model: DesignModel;
  readonly store: Store;
  /** Null where there is only one. */
  scenes: Scenes | null = null;
  /** The visitor or the page's script has changed the design. */
  isChosen = false;
  /** Called once a design is visible after the first show failed. */
  onVisible = (): void => undefined;
  readonly dispatch: DispatchViewerEvent;
  #scene: Scene | null = null;
  #shownDesign: Design | null = null;

  /** @param text the design to start with; null for the default one */
  constructor(dispatch: DispatchViewerEvent, latest: LatestFile, model: DesignModel, text: string | null) {
    this.dispatch = dispatch;
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
    const isPriced = this.latest.prices?.display !== 'none';
    const items = this.items().map(({ thumbnail: _, price, ...item }) => ({ ...item, price: isPriced ? price : null }));
    return { design: this.config(), items, ...(this.scenes && { scene: this.scenes.current.id }) };
  }

  /**
   * Shows the first design of a scene, or takes over a show that has started.
   * @param onPreview called when the preview is visible
   * @throws the scene's error while nothing is visible
   */
  async showFirst(scene: Scene, onPreview: () => void, firstShow?: FirstShow): Promise<void> {
    this.#scene = scene;
    const { design } = this;
    const onPreviewShown = (): void => {
      this.#shownDesign = design;
      onPreview();
    };
    if (firstShow?.isPreviewShown) onPreviewShown();
    try {
      await (firstShow?.shown ?? scene.show(design, onPreviewShown));
      this.#shownDesign = design;
      if (scene.missing) this.store.send({ type: 'image-failed', name: null, design: this.design });
      await scene.complete?.();
    } catch (thrown) {
      if (isSuperseded(thrown)) return;
      // At first a missing image is left out, so that the visitor sees the rest.
      if (scene.leaveOut?.(thrown)) return this.showFirst(scene, onPreview);
      if (!this.#shownDesign) throw thrown;
      this.store.send({ type: 'image-failed', name: null, design: this.design });
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

  /** Shows the design that a text describes; returns the choices that this version replaces. */
  restore(text: string, by: 'host' | 'visitor' = 'host'): Replacement[] {
    const { design, replaced } = this.model.restore(text);
    this.#change({ type: 'restored', design, replaced }, by);
    return replaced;
  }

  startSaving(): boolean {
    return this.dispatch('vitrine-save', this.detail());
  }

  enquirySent(): void {
    this.dispatch('vitrine-enquiry', this.detail());
  }

  #change(action: SessionAction, by: VitrineEvents['vitrine-change']['by']): void {
    this.isChosen = true;
    this.store.send(action);
    this.dispatch('vitrine-change', { ...this.detail(), by });
    this.show();
  }

  /** Shows the design; false when its image did not load. */
  async show(): Promise<boolean> {
    const { design } = this;
    const isLatest = () => this.design === design;
    const timer = setTimeout(() => isLatest() && this.store.send({ type: 'waiting', waiting: true }), WAITING_MS);
    try {
      await this.#scene?.show(design);
      if (!this.#shownDesign) this.onVisible();
      this.#shownDesign = design;
    } catch (thrown) {
      if (!isSuperseded(thrown) && isLatest()) {
        this.#keepShownDesign(design);
        return false;
      }
    } finally {
      clearTimeout(timer);
      if (isLatest()) this.store.send({ type: 'waiting', waiting: false });
    }
    return true;
  }

  /**
   * Goes back to the visible design when an image does not load, so that the design is always what the visitor sees.
   */
  #keepShownDesign(requested: Design): void {
    const shown = this.#shownDesign ?? requested;
    const before = this.model.items(shown);
    const changed = this.model.items(requested).find(({ id }, index) => id !== before[index]?.id);
    this.store.send({ type: 'image-failed', name: changed?.name ?? null, design: shown });
    this.dispatch('vitrine-error', { code: 'image', message: changed?.name ?? '' });
    if (shown !== requested) this.dispatch('vitrine-change', { ...this.detail(), by: 'error' });
  }
}
