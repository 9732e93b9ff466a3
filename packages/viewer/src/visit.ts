import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { Designer } from './designer.ts';
import { announce } from './events.ts';
import type { Frame } from './frame.ts';
import { type Language, loadWords } from './i18n/load-words.ts';
import type { Words } from './i18n/words.ts';
import { loadKind } from './kinds/kinds.ts';
import { asFailure, Failure, isAbort } from './loading/failure.ts';
import { fetchLatest, requireAllowedHost } from './loading/latest.ts';
import { fileForWidth } from './loading/variants.ts';
import { offerOf } from './offer.ts';
import { openSurface, releaseSurface, type Surface } from './stage/context.ts';
import type { Message } from './stage/message.ts';
import { startingText } from './starting-text.ts';
import type { Viewer } from './viewer.ts';

/** Only if the files with the words and the message did not load either. */
const WORDLESS = { title: '', text: 'The viewer did not load. Check the connection, then', action: 'try again' };
/** Failures that trying again may cure. */
const PASSING = new Set(['unreachable', 'unreadable', 'lost', 'picture']);

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
    const kind = await loadKind(latest.configurator.type);
    const file = expandFile(latest.details) as LayeredFile;
    if (!Array.isArray(file.layers) || !file.base) throw new Failure('unreadable', 'layers, base');
    const text = startingText(file, latest.configurator.type, this.#given.search, this.#given.design);
    const designer = new Designer(element, latest, file, text);
    this.#designer = designer;
    const { signal } = this.#end;
    let starting = true;
    const events = {
      touched: () => designer.store.send({ type: 'touched' }),
      progress: (share: number) => starting && frame.progress(0.1 + 0.9 * share),
      trouble: (failure: Failure | null) => (failure ? this.#fail(failure) : this.#hideMessage()),
    };
    const scene = await kind.open({
      latest,
      file,
      address,
      surface: this.#surface,
      place: frame.stage,
      signal,
      events,
    });
    if (signal.aborted) return scene.dispose();
    if (!scene.live) announce(element, 'vitrine-error', { code: 'webgl', message: 'This browser has no WebGL2' });
    const otherwise = scene.live ? 'picture' : 'webgl';
    await designer
      .begin(scene, () => this.#ready(designer))
      .catch((thrown) => this.#fail(asFailure(thrown, otherwise)));
    starting = false;
    frame.rest();
    this.#ready(designer);
  }

  /** Once something is in sight: tells the page, and loads the panel beside the sharp picture. */
  #ready(designer: Designer): void {
    if (this.#panel || this.#end.signal.aborted) return;
    this.#panel = this.#mountPanel(designer);
    const { id, name, type } = designer.latest.configurator;
    const { version } = designer.latest;
    announce(this.#given.element, 'vitrine-ready', { ...designer.detail(), configurator: { id, name, type }, version });
  }

  async #mountPanel(designer: Designer): Promise<() => void> {
    const nothing = (): void => undefined;
    try {
      const [{ mountPanel }, words] = await Promise.all([import('./panel/mount.tsx'), this.#words()]);
      if (this.#end.signal.aborted) return nothing;
      if (!words) throw new Failure('unreachable', this.#given.language);
      return mountPanel(viewerOf(designer, words, this.#given), this.#given.frame);
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
    if (this.#end.signal.aborted || isAbort(failure)) return;
    const { element, frame, restart } = this.#given;
    const [words, show] = await Promise.all([
      this.#words(),
      import('./stage/message.ts').then(({ showMessage }) => showMessage).catch(() => showPlainly),
    ]);
    if (this.#end.signal.aborted) return;
    const said = words?.failures[failure.code](failure.about) ?? WORDLESS;
    const action = PASSING.has(failure.code) ? { label: words?.tryAgain ?? WORDLESS.action, act: restart } : undefined;
    frame.rest();
    this.#hideMessage();
    this.#hideMessage = show(frame, { ...said, ...(action && { action }) });
    frame.box.classList.toggle('alone', !this.#designer);
    announce(element, 'vitrine-error', { code: failure.code, message: said.text });
  }
}

/** A message without its chunk. */
function showPlainly(frame: Frame, { text, action }: Message): () => void {
  const box = document.createElement('p');
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.textContent = action?.label ?? '';
  button.hidden = !action;
  button.onclick = () => action?.act();
  box.append(text, ' ', button);
  frame.stage.append(box);
  return () => box.remove();
}

function viewerOf(designer: Designer, words: Words, { address, language }: VisitGiven): Viewer {
  const { latest } = designer;
  const file = (path: string) => new URL(path, address).href;
  return {
    latest,
    words,
    language,
    layers: offerOf(designer.file),
    store: designer.store,
    get scene() {
      return designer.scene;
    },
    choose: (layer, choice) => designer.choose(layer, choice),
    prefetch: (layer, choice) => designer.prefetch(layer, choice),
    reset: () => designer.reset(),
    undo: () => designer.undo(),
    items: () => designer.items(),
    config: () => designer.config(),
    picture: (path, pixels) => pictureAddress(latest, path, pixels, file),
    file,
    startSaving: () => designer.startSaving(),
    enquirySent: () => designer.enquirySent(),
  };
}

function pictureAddress(
  { assets }: LatestFile,
  path: string | null,
  pixels: number,
  address: (file: string) => string,
): string | null {
  const asset = path !== null && Object.hasOwn(assets, path) ? assets[path] : undefined;
  const file = asset && fileForWidth(asset, pixels);
  return file ? address(file) : null;
}
