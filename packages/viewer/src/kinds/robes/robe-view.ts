import type { Scene } from '../kind.ts';

/** A scene of a wardrobe, as the panel uses it. */
export interface RobeView extends Scene {
  /** The element for buttons over the image. */
  readonly container: HTMLElement;
  /** Whether any door can be opened: in the viewer's own image, where a door has another one to slide behind. */
  readonly canOpen: boolean;
  /** True while any door is open. Setting it opens as many doors as possible, or closes all. */
  isOpen: boolean;
  /** Whether the scene shows width and height. */
  showsDimensions: boolean;
  /** Calls back when doors, whether they can open, or dimensions change. Returns what stops it. */
  watch(changed: () => void): () => void;
}
