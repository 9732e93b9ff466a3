import type { SceneOptions } from './kind.ts';
import { SceneBase } from './scene-base.ts';

/** A scene without WebGL: an ordinary element, which cannot be turned. */
export abstract class StillScene extends SceneBase {
  readonly isLive = false;
  readonly isMovable = false;
  readonly isPanoramic = false;
  readonly #element: HTMLElement;
  readonly #observer: ResizeObserver;

  /** @param resized called whenever the element has another size */
  constructor(options: SceneOptions, element: HTMLElement, resized: () => void = () => undefined) {
    super(options);
    this.#element = element;
    element.className = 'still';
    element.setAttribute('part', 'still');
    element.setAttribute('role', 'img');
    options.container.prepend(element);
    this.#observer = new ResizeObserver(resized);
    this.#observer.observe(element);
  }

  async prefetch(): Promise<void> {}

  steering(): null {
    return null;
  }

  override dispose(): void {
    super.dispose();
    this.#observer.disconnect();
    this.#element.remove();
  }
}
