import { ATTRIBUTES, type AttributeName } from '@vitrine/contract/embed/attributes';
import type { CartDetail, VitrineMethods } from '@vitrine/contract/embed/element';
import type { Replaced } from '@vitrine/domain/design/config-string';
import { buildFrame } from './frame.ts';
import type { SnapshotOptions } from './kinds/kind.ts';
import { Visit } from './visit.ts';

/** How far below the window, in its heights, an element already starts. */
const AHEAD = 1;

/**
 * `<vitrine-configurator src="…/latest.json" lang="en-gb">`: the configurator on a manufacturer's page.
 * It fills the size that the page gives it, and has one of its own otherwise. It starts when it comes near the window.
 */
export class VitrineConfigurator extends HTMLElement implements VitrineMethods {
  static readonly observedAttributes: readonly AttributeName[] = ATTRIBUTES;

  readonly #frame = buildFrame(this);
  #visit: Visit | null = null;
  #nearby: IntersectionObserver | null = null;
  /** The design asked for before there was a configurator, or kept over a restart. */
  #wanted: string | null = null;

  connectedCallback(): void {
    if (this.#visit) return;
    const box = this.getBoundingClientRect();
    const margin = window.innerHeight * AHEAD;
    if (box.top < window.innerHeight + margin && box.bottom > -margin) this.#start();
    else this.#startWhenNear();
  }

  #startWhenNear(): void {
    this.#nearby = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.#start(),
      { rootMargin: `${AHEAD * 100}% 0%` },
    );
    this.#nearby.observe(this);
  }

  disconnectedCallback(): void {
    // An element that is only moved leaves and arrives within one task: it goes on as it was.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stop();
    });
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || !this.#visit) return;
    if (name === 'design') this.setDesign(after ?? '');
    else this.#restart(name !== 'src');
  }

  /** The design as the short text that setDesign and the page's address take; '' before vitrine-ready. */
  getDesign(): string {
    return this.#visit?.designer?.config() ?? this.#wanted ?? '';
  }

  /**
   * Shows a design. Before vitrine-ready it becomes the design to start with.
   * @returns the choices that this version no longer offers, with what took their place
   */
  setDesign(design: string): Replaced[] {
    const designer = this.#visit?.designer;
    if (designer) return designer.restore(design);
    this.#wanted = design;
    return [];
  }

  /**
   * An image of the current view: size in pixels (1280 x 800 by default), type 'image/png', 'image/jpeg' or 'image/webp'.
   * @throws Error before vitrine-ready
   */
  async snapshot(options: Partial<SnapshotOptions> = {}): Promise<Blob> {
    const scene = this.#visit?.designer?.scene;
    if (!scene) throw new Error('The viewer shows no image yet');
    return scene.snapshot({ width: 1280, height: 800, type: 'image/png', ...options });
  }

  /**
   * Has the design priced by the server, tells the page in vitrine-cart, and answers the same.
   * @throws Error before vitrine-ready
   */
  async addToCart(): Promise<CartDetail> {
    const { addToCart } = await import('./designs/add-to-cart.ts');
    return addToCart(this, this.#visit?.designer);
  }

  #start(): void {
    this.#nearby?.disconnect();
    this.#nearby = null;
    if (this.#visit) return;
    const src = this.getAttribute('src') ?? '';
    this.#frame.box.classList.remove('alone');
    this.#visit = new Visit({
      element: this,
      frame: this.#frame,
      address: src && new URL(src, document.baseURI).href,
      lang: this.getAttribute('lang'),
      design: this.#wanted ?? this.getAttribute('design'),
      search: this.#wanted === null ? location.search : '',
      alone: document.querySelectorAll(this.localName).length < 2,
      wanted: () => this.#wanted,
      restart: () => this.#restart(true),
    });
  }

  #stop(): void {
    this.#nearby?.disconnect();
    this.#nearby = null;
    this.#wanted = this.#visit?.designer?.config() ?? this.#wanted;
    this.#visit?.dispose();
    this.#visit = null;
  }

  #restart(keepDesign: boolean): void {
    this.#stop();
    if (!keepDesign) this.#wanted = null;
    if (this.isConnected) this.#start();
  }
}
