import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { VitrineConfigurator } from '../element.ts';
import { canUpdate } from './can-update.ts';

/** What a request for a scene depends on: one that gets its first image later is entered then. */
const sceneRequest = ({ details }: LatestFile, scene: string | null): string => {
  const scenes = (details as Partial<LayeredFile>).project_info?.scene_selector.scenes ?? [];
  return JSON.stringify([scene, scenes.map(({ id, images }) => [id, images?.length ? 1 : 0])]);
};

/**
 * The one viewer of a preview. Where data changes it is updated in place, also while it still starts; data that it
 * cannot show in place gets a new viewer, which starts with the design of the former one, behind it until it is ready.
 */
export class ViewerOfPreview {
  readonly #create: (scene: string | null) => VitrineConfigurator;
  #element: VitrineConfigurator | null = null;
  /** The newest viewer once it is ready; the promise of one that is replaced before follows the next one's. */
  #ready: Promise<VitrineConfigurator>;
  #resolveReady: (viewer: VitrineConfigurator | Promise<VitrineConfigurator>) => void = () => undefined;
  /** It shows an error in place of the product. */
  #hasFailed = false;
  /** The last change that was shown in place: a design can have parts that it brings. */
  #updated: Promise<unknown> = Promise.resolve();
  #latest: LatestFile | null = null;
  #request: string | null = null;

  /** @param create makes an element that is not on the page yet; with the scene to start with, null for the first */
  constructor(create: (scene: string | null) => VitrineConfigurator) {
    this.#create = create;
    this.#ready = this.#promiseReady();
  }

  /**
   * Shows data.
   * @param scene the scene that the parent page shows; null for the visitor's choice
   */
  showLatest(latest: LatestFile, scene: string | null): void {
    const before = this.#latest;
    this.#latest = latest;
    // The person may have chosen another scene in the viewer since the last change of the parent page.
    const request = sceneRequest(latest, scene);
    const entered = request === this.#request ? null : scene;
    this.#request = request;
    if (this.#hasFailed || !canUpdate(before, latest)) this.show(scene);
    else {
      // By then there can be newer data, and a viewer that started with it.
      const update = (viewer: VitrineConfigurator) => viewer.update(this.#latest ?? latest, entered);
      this.#updated = this.#ready.then(update).catch(() => undefined);
    }
  }

  /** Shows a new viewer, which starts with a scene; null for the first one. */
  show(scene: string | null = null): void {
    const viewer = this.#create(scene);
    const design = this.#element?.getDesign();
    if (design) viewer.setDesign(design);
    this.#element = viewer;
    this.#hasFailed = false;
    const resolveBefore = this.#resolveReady;
    resolveBefore(this.#promiseReady());
    let isReady = false;
    // A viewer that is replaced while it starts must not remove the one that replaces it.
    const isReplaced = (): boolean => this.#element !== viewer;
    viewer.addEventListener('vitrine-ready', () => {
      if (isReady || isReplaced()) return;
      isReady = true;
      this.#hasFailed = false;
      this.#resolveReady(viewer);
      document.body.replaceChildren(viewer);
    });
    viewer.addEventListener('vitrine-error', () => {
      if (isReady || isReplaced()) return;
      this.#hasFailed = true;
      document.body.replaceChildren(viewer);
    });
    document.body.prepend(viewer);
  }

  /** The viewer once one is ready. */
  ready(): Promise<VitrineConfigurator> {
    return this.#ready;
  }

  /** Shows a design, with the data of all changes before it. */
  async showDesign(design: string): Promise<void> {
    await this.#ready;
    await this.#updated;
    (await this.#ready).setDesign(design);
  }

  #promiseReady(): Promise<VitrineConfigurator> {
    this.#ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    return this.#ready;
  }
}
