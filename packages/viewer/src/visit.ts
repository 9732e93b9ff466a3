import type { Language } from '@vitrine/contract/embed/limits';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { Designer } from './designer.ts';
import { announce } from './events.ts';
import type { Frame } from './frame.ts';
import { loadWords } from './i18n/load-words.ts';
import type { Words } from './i18n/words.ts';
import type { Product } from './kinds/kind.ts';
import { loadKind } from './kinds/kinds.ts';
import { flatCamera } from './kinds/stockset/camera.ts';
import { fetchStyle, loadScript } from './loading/extensions.ts';
import { asFailure, Failure, isAbort } from './loading/failure.ts';
import { fetchLatest, requireAllowedHost } from './loading/latest.ts';
import { Pictures } from './loading/pictures.ts';
import { openSurface, releaseSurface, type Surface } from './stage/context.ts';
import { painted } from './stage/painted.ts';
import { Stage } from './stage/stage.ts';
import { startingText } from './starting-text.ts';

const WORDLESS = 'The viewer did not load. Check the connection, then load the page again.';

export interface VisitGiven {
  element: HTMLElement;
  frame: Frame;
  /** Address of latest.json; '' when the page names none. */
  address: string;
  language: Language;
  /** The design that the page asks for, as text. */
  design: string | null;
  /** Query of the page's address, which may name a design. */
  search: string;
  /** Starts over, after a failure that may have passed. */
  restart(): void;
}

/** Everything between the element's arrival on a page and its leaving: one configurator, one visitor. */
export class Visit {
  readonly #given: VisitGiven;
  readonly #end = new AbortController();
  #designer: Designer | null = null;
  #product: Product | null = null;
  #panel: Promise<() => void> | null = null;
  #surface: Surface | null = null;
  #hideMessage = (): void => undefined;

  constructor(given: VisitGiven) {
    this.#given = given;
    this.#start().catch((thrown) => this.#fail(asFailure(thrown, 'unreadable')));
  }

  /** Null until latest.json is there. */
  get designer(): Designer | null {
    return this.#designer;
  }

  dispose(): void {
    this.#end.abort();
    this.#panel?.then((dispose) => dispose());
    this.#designer?.scene?.dispose();
    releaseSurface(this.#surface);
    this.#hideMessage();
    this.#given.frame.rest();
  }

  async #start(): Promise<void> {
    const { address, element, frame } = this.#given;
    if (!address) throw new Failure('address');
    frame.progress(0.1);
    const asked = fetchLatest(address, this.#end.signal);
    this.#surface = openSurface(frame.stage);
    const latest = await asked;
    requireAllowedHost(latest, location.hostname);
    const { signal } = this.#end;
    const [kind, style] = await Promise.all([
      loadKind(latest.configurator.type),
      fetchStyle(latest, new URL(address, location.href).href, signal),
    ]);
    if (style !== null) frame.style(style);
    const product = kind.read(expandFile(latest.details));
    const text = startingText(product.model, latest.configurator.type, this.#given.search, this.#given.design);
    const designer = new Designer(element, latest, product.model, text);
    this.#product = product;
    this.#designer = designer;
    let starting = true;
    const rest = (): void => {
      starting = false;
      frame.rest();
    };
    const events = {
      touched: () => designer.store.send({ type: 'touched' }),
      progress: (share: number) => {
        if (starting) frame.progress(0.1 + 0.9 * share);
        if (share === 1) rest();
      },
      trouble: (failure: Failure | null) => (failure ? this.#fail(failure) : this.#hideMessage()),
    };
    const scene = await product.open({
      latest,
      address,
      surface: this.#surface,
      place: frame.stage,
      signal,
      events,
      atHand: { Stage, Pictures, Failure, flatCamera },
    });
    if (signal.aborted) return scene.dispose();
    if (!scene.live) announce(element, 'vitrine-error', { code: 'webgl', message: 'This browser has no WebGL2' });
    const otherwise = scene.live ? 'picture' : 'webgl';
    await designer
      .begin(scene, () => this.#ready(designer))
      .catch((thrown) => this.#fail(asFailure(thrown, otherwise)));
    rest();
    this.#ready(designer);
  }

  /** Once something is in sight: tells the page, and loads the panel beside the sharp picture. */
  #ready(designer: Designer): void {
    if (this.#panel || this.#end.signal.aborted) return;
    this.#panel = this.#mountPanel(designer);
    loadScript(designer.latest, new URL(this.#given.address, location.href).href);
    this.#report(designer);
    const { id, name, type } = designer.latest.configurator;
    const { version } = designer.latest;
    announce(this.#given.element, 'vitrine-ready', { ...designer.detail(), configurator: { id, name, type }, version });
  }

  /** Where the files lie there are only the back-office's previews, which nobody is to be counted for. */
  async #report(designer: Designer): Promise<void> {
    if (new URL(this.#given.address, location.href).origin === location.origin) return;
    const { element } = this.#given;
    const { latest } = designer;
    const { items } = designer.detail();
    const reporting = await import('./reporting/report-visit.ts').catch(() => null);
    reporting?.reportVisit({ element, latest, items, signal: this.#end.signal });
  }

  async #mountPanel(designer: Designer): Promise<() => void> {
    const nothing = (): void => undefined;
    try {
      await painted();
      const product = this.#product;
      const [{ mountPanel }, words, own] = await Promise.all([
        import('./panel/mount.tsx'),
        this.#words(),
        product?.sections?.(),
      ]);
      if (this.#end.signal.aborted) return nothing;
      if (!words) throw new Failure('unreachable', this.#given.language);
      const { address, language, frame } = this.#given;
      if (own?.css) frame.style(own.css);
      return mountPanel(designer, { words, language, address, layers: product?.layers ?? [] }, frame, own?.Sections);
    } catch (thrown) {
      this.#fail(asFailure(thrown, 'unreachable'));
      return nothing;
    }
  }

  /** Asked for only when something is said, so that the first picture does not wait for words. */
  #words(): Promise<Words | null> {
    return loadWords(this.#given.language).catch(() => null);
  }

  async #fail(failure: Failure): Promise<void> {
    const { signal } = this.#end;
    if (signal.aborted || isAbort(failure)) return;
    const { element, frame, restart } = this.#given;
    const say = await import('./stage/message.ts').then(
      ({ sayFailure }) => sayFailure,
      () => null,
    );
    const words = await this.#words();
    if (signal.aborted) return;
    this.#hideMessage();
    const said = say?.(frame, failure, words, restart);
    this.#hideMessage = said?.hide ?? sayPlainly(frame);
    frame.rest();
    if (!this.#designer) releaseSurface(this.#surface);
    frame.box.classList.toggle('alone', !this.#designer);
    announce(element, 'vitrine-error', { code: failure.code, message: said?.text ?? WORDLESS });
  }
}

/** Without even the message's own file: one sentence. */
function sayPlainly({ stage }: Frame): () => void {
  const text = new Text(WORDLESS);
  stage.append(text);
  return () => text.remove();
}
