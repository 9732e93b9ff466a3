import { ATTRIBUTES, type AttributeName } from '@vitrine/contract/embed/attributes';
import type { CartDetail, VitrineMethods } from '@vitrine/contract/embed/element';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { Replacement } from '@vitrine/domain/design/config-string';
import { buildFrame } from './frame.ts';
import type { SnapshotOptions } from './kinds/kind.ts';
import { openDesignMemory } from './remember/design-memory.ts';
import { ViewerInstance } from './viewer-instance.ts';

/** Distance below the window at which an element starts, in heights of the window. */
const START_AHEAD = 1;

/**
 * `<vitrine-configurator src="…/latest.json" lang="en-gb">`: the configurator on a manufacturer's page. It fills the
 * size that the page sets, and has a default size otherwise. It starts when it comes near the window.
 */
export class VitrineConfigurator extends HTMLElement implements VitrineMethods {
  static readonly observedAttributes: readonly AttributeName[] = ATTRIBUTES;

  readonly #frame = buildFrame(this);
  #instance: ViewerInstance | null = null;
  #nearbyObserver: IntersectionObserver | null = null;
  /** The design that was asked for before the configurator started, or that survives a restart. */
  #requestedDesign: string | null = null;
  /** It was visible when the configurator stopped, and no script has asked for another one since. */
  #isDesignKept = false;
  /** The visitor or the page's script chose it. */
  #isDesignChosen = false;

  connectedCallback(): void {
    if (this.#instance) return;
    const box = this.getBoundingClientRect();
    const margin = window.innerHeight * START_AHEAD;
    if (box.top < window.innerHeight + margin && box.bottom > -margin) this.#start();
    else this.#startWhenNear();
  }

  #startWhenNear(): void {
    this.#nearbyObserver = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.#start(),
      { rootMargin: `${START_AHEAD * 100}% 0%` },
    );
    this.#nearbyObserver.observe(this);
  }

  disconnectedCallback(): void {
    // An element that the page only moves disconnects and connects within one task: it keeps running.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !(this.#instance || this.#isDesignKept)) return;
    if (name === 'design') this.setDesign(after);
    else this.#restart(name);
  }

  /** The design as the short text that setDesign and the page's address take; '' before vitrine-ready. */
  getDesign(): string {
    return this.#instance?.designer?.config() ?? this.#requestedDesign ?? '';
  }

  /**
   * Shows a design. Before vitrine-ready it becomes the design to start with. Scripts also pass on null, which storage
   * and addresses return for none.
   * @returns the choices that this version no longer offers, with their replacements
   */
  setDesign(design: string | null): Replacement[] {
    const text = `${design ?? ''}`;
    const designer = this.#instance?.designer;
    if (designer) return designer.restore(text);
    this.#requestedDesign = text;
    this.#isDesignKept = false;
    this.#isDesignChosen = true;
    return [];
  }

  /**
   * Takes an image of the current view: size in pixels (1280 x 800 by default), type 'image/png', 'image/jpeg' or
   * 'image/webp'.
   * @throws Error before vitrine-ready
   */
  async snapshot(options: Partial<SnapshotOptions> = {}): Promise<Blob> {
    const scene = this.#instance?.designer?.scene;
    if (!scene) throw new Error('The viewer shows no image yet');
    return scene.snapshot({ width: 1280, height: 800, type: 'image/png', ...options });
  }

  /**
   * Asks the server for the price of the design, sends it to the page in vitrine-cart and returns it.
   * @throws Error before vitrine-ready
   */
  async addToCart(): Promise<CartDetail> {
    const { addToCart } = await import('./designs/add-to-cart.ts');
    return addToCart(this, this.#instance?.designer);
  }

  /** Shows changed data in place, for the back-office's preview of what is not saved yet. */
  async update(latest: Pick<LatestFile, 'details' | 'assets'>, scene: string | null = null): Promise<void> {
    await this.#instance?.update(latest, scene);
  }

  /** Where the visitor looks, in degrees to the right of a panorama's centre; null while there is no panorama. */
  async readYaw(): Promise<number | null> {
    const scene = this.#instance?.designer?.scene;
    const steering = scene?.isPanoramic ? await scene.steering() : null;
    return steering ? (steering.view.x * 180) / Math.PI : null;
  }

  #start(): void {
    this.#nearbyObserver?.disconnect();
    if (this.#instance) return;
    const src = this.getAttribute('src') ?? '';
    const address = src && new URL(src, document.baseURI).href;
    this.#frame.box.classList.remove('alone');
    this.#instance = new ViewerInstance({
      element: this,
      frame: this.#frame,
      address,
      requestedDesign: this.#requestedDesign,
      memory: this.getAttribute('remember') === 'off' ? null : openDesignMemory(this, address),
      isOnlyViewer: document.querySelectorAll(this.localName).length < 2,
      readRequestedDesign: () => this.#requestedDesign,
      restart: () => this.#restart(),
    });
  }

  #stop(): void {
    this.#nearbyObserver?.disconnect();
    if (!this.#instance) return;
    const { designer } = this.#instance;
    this.#requestedDesign = designer?.config() ?? this.#requestedDesign;
    this.#isDesignKept = true;
    this.#isDesignChosen ||= designer?.isChosen ?? false;
    this.#instance.dispose();
    this.#instance = null;
  }

  /** Starts again with the same design. Another configurator has none yet, and one that may remember has its own. */
  #restart(attribute?: string): void {
    const isRunning = this.#instance !== null;
    if (isRunning) this.#stop();
    const mayRemember = attribute === 'remember' && this.getAttribute(attribute) !== 'off';
    if (attribute === 'src' || (mayRemember && !this.#isDesignChosen)) {
      this.#requestedDesign = null;
      this.#isDesignChosen = false;
    }
    if (isRunning && this.isConnected) this.#start();
  }
}
