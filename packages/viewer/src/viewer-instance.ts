import type { VitrineMethods } from '@vitrine/contract/embed/element';
import type { Language } from '@vitrine/contract/languages/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { readConfigParameter } from '@vitrine/domain/design/config-string';
import type { Design } from '@vitrine/domain/design/design';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { Designer } from './designer.ts';
import { createDispatch, type DispatchViewerEvent } from './events.ts';
import { findStartingDesign } from './find-starting-design.ts';
import type { Frame } from './frame.ts';
import type { Kind, Product, Scene } from './kinds/kind.ts';
import { loadKind } from './kinds/kinds.ts';
import { createFlatCamera } from './kinds/stockset/camera.ts';
import { loadInteractive } from './load-interactive.ts';
import { fetchStyle, loadScript } from './loading/extensions.ts';
import { Images } from './loading/images.ts';
import { fetchLatest, requireAllowedHost } from './loading/latest.ts';
import { isAbortError, toViewerError, ViewerError } from './loading/viewer-error.ts';
import type { MountedPanel, ShownProduct } from './panel/mount.tsx';
import { type DesignMemory, isReturning } from './remember/design-memory.ts';
import { reportBlockedHost } from './reporting/report-blocked-host.ts';
import { openDataFile, reopenScenes } from './scenes/open-scenes.ts';
import { showFirstDesign } from './show-first-design.ts';
import { waitForPaint } from './stage/wait-for-paint.ts';
import { showPlainText, WORDLESS } from './stage/wordless.ts';
import { openWords, type TranslatePanel } from './words/open-words.ts';

/** An address that may name a design. Whether it does depends on the configurator's type. */
const NAMES_DESIGN = /config=/i;
/** Milliseconds that the panel leaves the machine to the full image. */
const PANEL_DELAY_MS = 700;

export interface ViewerOptions {
  element: HTMLElement & Pick<VitrineMethods, 'addToCart'>;
  frame: Frame;
  /** Address of latest.json; '' when the page names none. */
  address: string;
  /** The design that the page's script asked for, or that was visible before a restart: nothing else replaces it. */
  requestedDesign: string | null;
  /** Remembers the visitor's design; null where the page has switched it off. */
  memory: DesignMemory | null;
  /** The page has no other viewer, so a design in its address is for this one. */
  isOnlyViewer: boolean;
  /** Reads the design that the page has set in the meantime. */
  readRequestedDesign(): string | null;
  /** Starts again, after an error that may be gone. */
  restart(): void;
}

/** One configurator for one visitor, from the element's arrival on a page until it leaves. */
export class ViewerInstance {
  readonly #options: ViewerOptions;
  readonly #abort = new AbortController();
  readonly #dispatch: DispatchViewerEvent;
  #designer: Designer | null = null;
  #kind: Kind | null = null;
  #product: Product | null = null;
  /** The data file in its full form, which scene and product read at each show. */
  #file: object = {};
  #scene: Scene | null = null;
  /** Settles once the first full image is visible, or has failed. */
  #fullShown: Promise<void> | null = null;
  /** True until a full image is visible. */
  #isStarting = true;
  #panel: Promise<MountedPanel | null> | null = null;
  /** Null until latest.json is there. */
  #translatePanel: TranslatePanel | null = null;
  #removeMessage = (): void => undefined;
  /** Changes whenever what a message says is over, also while that message loads. */
  #recoveries = 0;

  constructor(options: ViewerOptions) {
    this.#options = options;
    this.#dispatch = createDispatch(options.element);
    this.#load().catch((thrown) => this.#fail(toViewerError(thrown, 'unreadable')));
  }

  /** Null until vitrine-ready. */
  get designer(): Designer | null {
    return this.#panel && this.#designer;
  }

  dispose(): void {
    this.#abort.abort();
    this.#panel?.then((panel) => panel?.remove());
    this.#scene?.dispose();
    this.#hideMessage();
    this.#options.frame.hideProgress();
  }

  /**
   * Shows changed data in place: the design, the direction and the open parts of the panel stay. For images of the same
   * size and projection.
   * @param sceneId the scene to show; null for the one that is visible
   */
  async update({ details, assets }: Pick<LatestFile, 'details' | 'assets'>, sceneId: string | null): Promise<void> {
    const panel = await this.#panel;
    const { alignIds, Designer } = await loadInteractive();
    // From here to the new designer nothing waits: a design that is set in between would be lost.
    const { designer } = this;
    const scene = this.#scene;
    if (!designer || !scene || !panel || !this.#kind) return;
    const text = designer.config();
    const { latest } = designer;
    replaceContent(this.#file, expandFile(details));
    replaceContent(latest.assets, assets);
    const scenes = reopenScenes(this.#file, this.#options.element, sceneId);
    const product = this.#kind.read(this.#file);
    const updated = new Designer(this.#dispatch, latest, product.model(alignIds), text);
    updated.scenes = scenes;
    this.#product = product;
    this.#designer = updated;
    panel.update(updated, product.layers);
    await updated.showFirst(scene, () => undefined);
    this.#hideMessage();
    if (sceneId === null || !scenes || !scene.isPanoramic) return;
    const { lookAtFirstView } = await import('./scenes/change-scene.ts');
    await lookAtFirstView(updated, scenes.current, scenes.getYaw(scenes.current));
  }

  async #load(): Promise<void> {
    const { address, element, frame, memory, requestedDesign } = this.#options;
    const search = requestedDesign === null ? location.search : '';
    const remembered = requestedDesign === null ? (memory?.read() ?? null) : null;
    const design = requestedDesign ?? element.getAttribute('design');
    if (!address) throw new ViewerError('address');
    frame.showProgress(0.1);
    // A design in the address, the attribute or the memory has to be read before anything can be shown.
    const interactiveNow = (design !== null || remembered || NAMES_DESIGN.test(search)) && loadInteractive();
    const [latest, interactive] = await Promise.all([fetchLatest(address, this.#abort.signal), interactiveNow]);
    requireAllowedHost(latest, location.hostname, hostAllowed, () => reportBlockedHost(latest));
    this.#translatePanel = openWords({ address, element, latest, signal: this.#abort.signal });
    const [kind, style] = await Promise.all([
      loadKind(latest.configurator.type),
      fetchStyle(latest, address, this.#abort.signal),
    ]);
    if (style) frame.addStyles(style);
    const { file, scenes } = openDataFile(latest.details, { ...this.#options, search });
    const product = kind.read(file);
    this.#kind = kind;
    this.#file = file as object;
    const model = interactive ? product.model(interactive.alignIds) : null;
    const text =
      model &&
      findStartingDesign({
        ...this.#options,
        search,
        design,
        remembered,
        isReturning: isReturning(),
        name: element.getAttribute('name'),
        model,
        type: latest.configurator.type,
      });
    const first = model && text !== null ? model.restore(text).design : product.startDesign();
    this.#product = product;
    const scene = await this.#openScene(latest, product, first);
    if (this.#abort.signal.aborted) return scene.dispose();
    this.#scene = scene;
    const firstShow = await showFirstDesign(scene, first);
    this.#fullShown = firstShow.shown.catch(() => undefined);
    const { alignIds, Designer, rememberDesign } = interactive || (await loadInteractive());
    if (this.#abort.signal.aborted) return;
    const designer = new Designer(this.#dispatch, latest, product.model(alignIds), text);
    designer.scenes = scenes;
    designer.onVisible = () => this.#hideMessage();
    this.#designer = designer;
    const link = readConfigParameter(location.search, latest.configurator.type);
    if (memory) rememberDesign({ element, designer, memory, link, signal: this.#abort.signal });
    const fallbackCode = scene.isLive ? 'image' : 'webgl';
    await designer
      .showFirst(scene, () => this.#announceReady(designer), firstShow)
      .catch((thrown) => this.#fail(toViewerError(thrown, fallbackCode)));
    this.#hideProgress();
    this.#announceReady(designer);
  }

  async #openScene(latest: LatestFile, product: Product, first: Design): Promise<Scene> {
    const { address, frame } = this.#options;
    const events = {
      touched: () => this.#designer?.store.send({ type: 'touched' }),
      progress: (progress: number) => {
        if (this.#isStarting) frame.showProgress(0.1 + 0.9 * progress);
        if (progress === 1) this.#hideProgress();
      },
      failed: (error: ViewerError | null) => (error ? this.#fail(error) : this.#hideMessage()),
    };
    const options = {
      latest,
      address,
      container: frame.stage,
      signal: this.#abort.signal,
      events,
      provided: { Images, ViewerError, createFlatCamera },
    };
    const scene = await product.open(options, first);
    if (!scene.isLive) this.#dispatch('vitrine-error', { code: 'webgl', message: 'This browser has no WebGL2' });
    return scene;
  }

  #hideMessage(): void {
    this.#recoveries += 1;
    this.#removeMessage();
  }

  #hideProgress(): void {
    this.#isStarting = false;
    this.#options.frame.hideProgress();
  }

  /** Once something is visible: notifies the page, and loads the panel beside the full image. */
  #announceReady(designer: Designer): void {
    if (this.#panel || this.#abort.signal.aborted) return;
    this.#panel = this.#mountPanel(designer);
    loadScript(designer.latest, this.#options.address);
    this.#report(designer);
    const { id, name, type } = designer.latest.configurator;
    const { version } = designer.latest;
    this.#dispatch('vitrine-ready', {
      ...designer.detail(),
      configurator: { id, name, type },
      version,
    });
    const { readRequestedDesign, requestedDesign } = this.#options;
    const requestedNow = readRequestedDesign();
    if (requestedNow !== null && requestedNow !== requestedDesign) designer.restore(requestedNow);
  }

  /** Previews of the back-office have the origin of the files. They are not counted. */
  async #report(designer: Designer): Promise<void> {
    if (new URL(this.#options.address).origin === location.origin) return;
    const { element } = this.#options;
    const { latest } = designer;
    const { items } = designer.detail();
    const more = await loadInteractive().catch(() => null);
    more?.reportVisit({ element, latest, items, signal: this.#abort.signal });
  }

  /** What the panel shows of the product in a language: names in it where the catalogue has them. */
  async #showProduct(language: Language): Promise<ShownProduct> {
    const translation = (this.#kind && (await this.#translatePanel?.(this.#kind, this.#file, language))) ?? null;
    const product = translation?.product ?? this.#product;
    if (!product) throw new ViewerError('unreachable');
    return { layers: product.layers, loadParts: product.loadParts, translation, kind: await product.loadSections?.() };
  }

  async #mountPanel(designer: Designer): Promise<MountedPanel | null> {
    try {
      await waitForPaint();
      const { address, element, frame } = this.#options;
      const { signal } = this.#abort;
      const show = (language: Language): Promise<ShownProduct> => this.#showProduct(language);
      // The first image does not wait for the texts.
      const speaking = import('./i18n/speech.ts').then(({ openSpeech }) =>
        openSpeech(element, Boolean(this.#product?.loadSections), signal),
      );
      const [{ mountPanel }, speech, shown] = await Promise.all([
        import('./panel/mount.tsx'),
        speaking,
        speaking.then(({ spoken }) => show(spoken.language)),
        Promise.race([
          this.#fullShown?.then(waitForPaint),
          new Promise((resolve) => setTimeout(resolve, PANEL_DELAY_MS)),
        ]),
      ]);
      if (signal.aborted) return null;
      return mountPanel(designer, { speech, addStyles: frame.addStyles, element, address, shown, show }, frame);
    } catch (thrown) {
      this.#fail(toViewerError(thrown, 'unreachable'));
      return null;
    }
  }

  async #fail(error: ViewerError): Promise<void> {
    const { signal } = this.#abort;
    if (signal.aborted || isAbortError(error)) return;
    const { address, element, frame, restart } = this.#options;
    const recoveries = this.#recoveries;
    const showError = await import('./stage/message.ts').then(
      ({ loadErrorMessage }) => loadErrorMessage(element, error, { address, signal }),
      () => null,
    );
    if (signal.aborted || recoveries !== this.#recoveries) return;
    this.#removeMessage();
    const shown = showError?.(frame, restart);
    this.#removeMessage = shown?.hide ?? showPlainText(frame);
    frame.hideProgress();
    frame.box.classList.toggle('alone', !this.#scene);
    this.#dispatch('vitrine-error', { code: shown?.code ?? error.code, message: shown?.text ?? WORDLESS });
  }
}

const replaceContent = (target: object, source: object): void => {
  for (const key of Object.keys(target)) delete (target as Record<string, unknown>)[key];
  Object.assign(target, source);
};
