import type { Scene } from '../kind.ts';

/** What the panel asks of a wardrobe's image beside showing designs. */
export interface RobeView extends Scene {
  /** The image's place, for buttons over it. */
  readonly place: HTMLElement;
  /** Whether any door stands open. Setting it opens as many as can be, or closes all. */
  open: boolean;
  /** Whether width and height are written beside it. */
  dimensions: boolean;
  /** Calls back when doors or dimensions changed, until the answer is called. */
  watch(changed: () => void): () => void;
}
