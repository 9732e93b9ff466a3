import type { VitrineMethods } from '@vitrine/contract/embed/element';
import type { Language } from '@vitrine/contract/embed/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import type { ChoiceLayer } from './choice-layer.ts';
import type { Words } from './i18n/words.ts';
import type { Scene } from './kinds/kind.ts';
import type { Scenes } from './scenes/open-scenes.ts';
import type { Store } from './session.ts';

export type { Choice, ChoiceLayer } from './choice-layer.ts';

/** What the panel sees of the viewer. Passed to it, so that its chunk never imports the first one. */
export interface Viewer {
  /** The element on the page, which names the viewer and says whether there is a cart. */
  readonly element: HTMLElement & Pick<VitrineMethods, 'addToCart'>;
  /** Adds styles that come with a later part. */
  style(text: string): void;
  readonly latest: LatestFile;
  readonly words: Words;
  readonly language: Language;
  readonly layers: readonly ChoiceLayer[];
  readonly store: Store;
  /** The image. */
  readonly scene: Scene | null;
  /** What the image can be of; null where there is but one. */
  readonly scenes: Scenes | null;
  choose(layer: string, choice: string): void;
  prefetch(layer: string, choice: string): void;
  reset(): void;
  undo(): void;
  /** Shows the design that a text describes, as the visitor’s choice. */
  restore(design: string): void;
  /** Draws the design anew, as after a change of scene; false when its image did not load. */
  show(): Promise<boolean>;
  items(): ChosenItem[];
  /** The design as text. */
  config(): string;
  /** Address of an image of the data file, at least so many pixels wide; null when there is none. */
  image(path: string | null, pixels: number): string | null;
  /** Address of a file beside latest.json. */
  file(path: string): string;
  /** Tells the page that the visitor wants to save; false when the page takes over. */
  startSaving(): boolean;
  /** Tells the page that the enquiry was accepted. */
  enquirySent(): void;
}
