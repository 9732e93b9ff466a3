import type { VitrineMethods } from '@vitrine/contract/embed/element';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { Designer } from './designer.ts';
import { announce } from './events.ts';
import type { Frame } from './frame.ts';
import type { Spoken } from './i18n/load-words.ts';
import type { Product, Scene } from './kinds/kind.ts';
import { loadKind } from './kinds/kinds.ts';
import { flatCamera } from './kinds/stockset/camera.ts';
import { loadMore } from './load-more.ts';
import { asFailure, Failure, isAbort } from './loading/failure.ts';
import { Images } from './loading/images.ts';
import { fetchLatest, requireAllowedHost } from './loading/latest.ts';
import type { loadParts } from './panel/parts.ts';
import { openFile } from './scenes/open-scenes.ts';
import { showFirst } from './show-first.ts';
import { painted } from './stage/painted.ts';

type More = typeof import('./second-download.ts');

/** An address that may name a design: whether it does follows from the configurator's type. */
const NAMES_DESIGN = /config=/i;
/** So long the panel leaves the machine to the sharp image. */
const IMAGE_FIRST_MS = 700;
const WORDLESS = 'The viewer did not load. Check the connection, then load the page again.';

export interface VisitGiven {
  element: HTMLElement & Pick<VitrineMethods, 'addToCart'>;
  frame: Frame;
  /** Address of latest.json; '' when the page names none. */
  address: string;
  /** The language that the page asks for. */
  lang: string | null;
  /** The design that the page asks for, as text. */
  design: string | null;
  /** Query of the page's address, which may name a design. */
  search: string;
  /** The page has no other viewer: a design in its address is meant for this one. */
  alone: boolean;
  /** The design that the page asks for by now. */
  wanted(): string | null;
  /** Starts over, after a failure that may have passed. */
  restart(): void;
}

/** Everything between the element's arrival on a page and its leaving: one configurator, one visitor. */
export class Visit {
  readonly #given: VisitGiven;
  readonly #end = new AbortController();
  #designer: Designer | null = null;
  #product: Product | null = null;
  #scene: Scene | null = null;
  /** Settles once the first sharp image is in sight, or will not come. */
  #sharp: Promise<void> | null = null;
  /** Nothing sharp was in sight yet. */
  #starting = true;
  #panel: Promise<() => void> | null = null;
  #hideMessage = (): void => undefined;

  constructor(given: VisitGiven) {
    this.#given = given;
    this.#start().catch((thrown) => this.#fail(asFailure(thrown, 'unreadable')));
  }

  /** Null until vitrine-ready. */
  get designer(): Designer | null {
    return this.#panel && this.#designer;
  }

  dispose(): void {
    this.#end.abort();
    this.#panel?.then((dispose) => dispose());
    this.#scene?.dispose();
    this.#hideMessage();
    this.#given.frame.rest();
  }

  async #start(): Promise<void> {
    const { address, design, frame, search } = this.#given;
    if (!address) throw new Failure('address');
    frame.progress(0.1);
    // A design that is asked for has to be read before anything can be shown.
    const asked = (design !== null || NAMES_DESIGN.test(search)) && loadMore();
    const [latest, early] = await Promise.all([fetchLatest(address, this.#end.signal), asked]);
    requireAllowedHost(latest, location.hostname, hostAllowed, () => tellRefusal(latest));
    const [kind, style] = await Promise.all([loadKind(latest.configurator.type), this.#style(latest)]);
    if (style) frame.style(style);
    const { file, scenes } = openFile(latest.details, this.#given);
    const product = kind.read(file);
    const text = early ? this.#startingText(early, latest, product) : null;
    const first = early && text !== null ? product.model(early.alignIds).restore(text).design : product.start();
    this.#product = product;
    const scene = await this.#openScene(latest, product, first);
    if (this.#end.signal.aborted) return scene.dispose();
    this.#scene = scene;
    const begun = await showFirst(scene, first);
    this.#sharp = begun.shown.catch(() => undefined);
    const { alignIds, Designer } = early || (await loadMore());
    if (this.#end.signal.aborted) return;
    const designer = new Designer(this.#given.element, latest, product.model(alignIds), text);
    designer.scenes = scenes;
    this.#designer = designer;
    const otherwise = scene.live ? 'image' : 'webgl';
    await designer
      .begin(scene, () => this.#ready(designer), begun)
      .catch((thrown) => this.#fail(asFailure(thrown, otherwise)));
    this.#rest();
    this.#ready(designer);
  }

  /** The organisation's own styles, where it has any. */
  async #style(latest: LatestFile): Promise<string | null> {
    if (!latest.style) return null;
    const extensions = await import('./loading/extensions.ts').catch(() => null);
    return (await extensions?.fetchStyle(latest, this.#given.address, this.#end.signal)) ?? null;
  }

  #startingText({ alignIds, startingText }: More, latest: LatestFile, product: Product): string | null {
    return startingText({
      ...this.#given,
      name: this.#given.element.getAttribute('name'),
      model: product.model(alignIds),
      type: latest.configurator.type,
    });
  }

  async #openScene(latest: LatestFile, product: Product, first: Design): Promise<Scene> {
    const { address, element, frame } = this.#given;
    const events = {
      touched: () => this.#designer?.store.send({ type: 'touched' }),
      progress: (share: number) => {
        if (this.#starting) frame.progress(0.1 + 0.9 * share);
        if (share === 1) this.#rest();
      },
      trouble: (failure: Failure | null) => (failure ? this.#fail(failure) : this.#hideMessage()),
    };
    const given = {
      latest,
      address,
      place: frame.stage,
      signal: this.#end.signal,
      events,
      atHand: { Images, Failure, flatCamera, loadMore },
    };
    const scene = await product.open(given, first);
    if (!scene.live) announce(element, 'vitrine-error', { code: 'webgl', message: 'This browser has no WebGL2' });
    return scene;
  }

  #rest(): void {
    this.#starting = false;
    this.#given.frame.rest();
  }

  /** Once something is in sight: tells the page, and loads the panel beside the sharp image. */
  #ready(designer: Designer): void {
    if (this.#panel || this.#end.signal.aborted) return;
    this.#panel = this.#mountPanel(designer);
    if (designer.latest.script)
      import('./loading/extensions.ts')
        .then(({ loadScript }) => loadScript(designer.latest, this.#given.address))
        .catch(() => undefined);
    this.#report(designer);
    const { id, name, type } = designer.latest.configurator;
    const { version } = designer.latest;
    announce(this.#given.element, 'vitrine-ready', { ...designer.detail(), configurator: { id, name, type }, version });
    const wanted = this.#given.wanted();
    if (wanted !== null && wanted !== this.#given.design) designer.restore(wanted);
  }

  /** Where the files lie there are only the back-office's previews, which nobody is to be counted for. */
  async #report(designer: Designer): Promise<void> {
    if (new URL(this.#given.address).origin === location.origin) return;
    const { element } = this.#given;
    const { latest } = designer;
    const { items } = designer.detail();
    const more = await loadMore().catch(() => null);
    more?.reportVisit({ element, latest, items, signal: this.#end.signal });
  }

  async #mountPanel(designer: Designer): Promise<() => void> {
    const nothing = (): void => undefined;
    try {
      await painted();
      const product = this.#product;
      const { address, element, frame, lang } = this.#given;
      const [{ mountPanel, parts }, spoken, own] = await Promise.all([
        loadPanel({ element, latest: designer.latest, scene: designer.scene }),
        this.#spoken(),
        product?.sections?.(lang),
        Promise.race([this.#sharp?.then(painted), new Promise((resolve) => setTimeout(resolve, IMAGE_FIRST_MS))]),
      ]);
      if (this.#end.signal.aborted) return nothing;
      if (!spoken) throw new Failure('unreachable', lang ?? '');
      if (own) frame.style(own.css);
      const words = { ...spoken.words, ...own?.words };
      return mountPanel(
        designer,
        { ...spoken, words, style: frame.style, element, address, layers: product?.layers ?? [] },
        frame,
        parts,
        own?.Sections,
      );
    } catch (thrown) {
      this.#fail(asFailure(thrown, 'unreachable'));
      return nothing;
    }
  }

  /** Asked for only when something is said, so that the first image does not wait for words. */
  #spoken(): Promise<Spoken | null> {
    const { lang } = this.#given;
    return import('./i18n/load-words.ts').then(({ speak }) => speak(lang)).catch(() => null);
  }

  async #fail(failure: Failure): Promise<void> {
    const { signal } = this.#end;
    if (signal.aborted || isAbort(failure)) return;
    const { element, frame, lang, restart } = this.#given;
    const say = await import('./stage/message.ts').then(
      ({ loadSaying }) => loadSaying(lang),
      () => null,
    );
    if (signal.aborted) return;
    this.#hideMessage();
    const said = say?.(frame, failure, restart);
    this.#hideMessage = said?.hide ?? sayPlainly(frame);
    frame.rest();
    frame.box.classList.toggle('alone', !this.#scene);
    announce(element, 'vitrine-error', { code: failure.code, message: said?.text ?? WORDLESS });
  }
}

const tellRefusal = (latest: LatestFile): Promise<void> =>
  import('./reporting/report-refusal.ts').then(
    ({ reportRefusal }) => reportRefusal(latest),
    () => undefined,
  );

async function loadPanel(viewer: Parameters<typeof loadParts>[0]) {
  const { loadParts, mountPanel } = await import('./panel/mount.tsx');
  return { mountPanel, parts: await loadParts(viewer) };
}

/** Without even the message's own file: one sentence. */
function sayPlainly({ stage }: Frame): () => void {
  const text = new Text(WORDLESS);
  stage.append(text);
  return () => text.remove();
}
