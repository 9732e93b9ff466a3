import type { Scene } from '../kind.ts';

/** A scene of a wardrobe, as the panel uses it. */
export interface RobeView extends Scene {
  /** The element for buttons over the image. */
  readonly container: HTMLElement;
  /** True while any door is open. Setting it opens as many doors as possible, or closes all. */
  isOpen: boolean;
  /** Whether the scene shows width and height. */
  showsDimensions: boolean;
  /** Calls back when doors or dimensions change. Returns what stops it. */
  watch(changed: () => void): () => void;
}
