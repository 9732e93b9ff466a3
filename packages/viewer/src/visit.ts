import type { VitrineMethods } from '@vitrine/contract/embed/element';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { Designer } from './designer.ts';
import { announce } from './events.ts';
import type { Frame } from './frame.ts';
import type { Spoken } from './i18n/load-words.ts';
import type { Product } from './kinds/kind.ts';
import { loadKind } from './kinds/kinds.ts';
import { flatCamera } from './kinds/stockset/camera.ts';
import { asFailure, Failure, isAbort } from './loading/failure.ts';
import { fetchLatest, requireAllowedHost } from './loading/latest.ts';
import { Pictures } from './loading/pictures.ts';
import { openSurface, releaseSurface, type Surface } from './stage/context.ts';
import { painted } from './stage/painted.ts';
import { Stage } from './stage/stage.ts';
import { startingText } from './starting-text.ts';

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
    const asked = Promise.all([fetchLatest(address, this.#end.signal), loadBeside()]);
    this.#surface = openSurface(frame.stage);
    const [latest, { alignIds, hostAllowed, openFile }] = await asked;
    requireAllowedHost(latest, location.hostname, hostAllowed, () => tellRefusal(latest));
    const { signal } = this.#end;
    const [kind, style] = await Promise.all([
      loadKind(latest.configurator.type),
      latest.style &&
        import('./loading/extensions.ts').then(
          ({ fetchStyle }) => fetchStyle(latest, address, signal),
          () => null,
        ),
    ]);
    if (style) frame.style(style);
    const { file, scenes } = openFile(latest.details, this.#given);
    const product = kind.read(file, alignIds);
    const text = startingText({
      ...this.#given,
      name: element.getAttribute('name'),
      model: product.model,
      type: latest.configurator.type,
    });
    const designer = new Designer(element, latest, product.model, text);
    designer.scenes = scenes;
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
    if (designer.latest.script)
      import('./loading/extensions.ts')
        .then(({ loadScript }) => loadScript(designer.latest, this.#given.address))
        .catch(() => undefined);
    this.#report(designer);
    const { id, name, type } = designer.latest.configurator;
    const { version } = designer.latest;
    announce(this.#given.element, 'vitrine-ready', { ...designer.detail(), configurator: { id, name, type }, version });
  }

  /** Where the files lie there are only the back-office's previews, which nobody is to be counted for. */
  async #report(designer: Designer): Promise<void> {
    if (new URL(this.#given.address).origin === location.origin) return;
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
      const [{ mountPanel }, spoken, own] = await Promise.all([
        import('./panel/mount.tsx'),
        this.#spoken(),
        product?.sections?.(),
      ]);
      if (this.#end.signal.aborted) return nothing;
      if (!spoken) throw new Failure('unreachable', this.#given.lang ?? '');
      const { address, element, frame } = this.#given;
      if (own?.css) frame.style(own.css);
      return mountPanel(
        designer,
        { ...spoken, style: frame.style, element, address, layers: product?.layers ?? [] },
        frame,
        own?.Sections,
      );
    } catch (thrown) {
      this.#fail(asFailure(thrown, 'unreachable'));
      return nothing;
    }
  }

  /** Asked for only when something is said, so that the first picture does not wait for words. */
  #spoken(): Promise<Spoken | null> {
    const { lang } = this.#given;
    return import('./i18n/load-words.ts').then(({ speak }) => speak(lang)).catch(() => null);
  }

  async #fail(failure: Failure): Promise<void> {
    const { signal } = this.#end;
    if (signal.aborted || isAbort(failure)) return;
    const { element, frame, restart } = this.#given;
    const say = await import('./stage/message.ts').then(
      ({ sayFailure }) => sayFailure,
      () => null,
    );
    const spoken = await this.#spoken();
    if (signal.aborted) return;
    this.#hideMessage();
    const said = say?.(frame, failure, spoken?.words ?? null, restart);
    this.#hideMessage = said?.hide ?? sayPlainly(frame);
    frame.rest();
    if (!this.#designer) releaseSurface(this.#surface);
    frame.box.classList.toggle('alone', !this.#designer);
    announce(element, 'vitrine-error', { code: failure.code, message: said?.text ?? WORDLESS });
  }
}

const tellRefusal = (latest: LatestFile): Promise<void> =>
  import('./reporting/report-refusal.ts').then(
    ({ reportRefusal }) => reportRefusal(latest),
    () => undefined,
  );

const loadBeside = () =>
  import('./loading/beside.ts').catch(() => {
    throw new Failure('unreachable');
  });

/** Without even the message's own file: one sentence. */
function sayPlainly({ stage }: Frame): () => void {
  const text = new Text(WORDLESS);
  stage.append(text);
  return () => text.remove();
}
