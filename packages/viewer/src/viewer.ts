import type { VitrineMethods } from '@vitrine/contract/embed/element';
import type { Language } from '@vitrine/contract/languages/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { ChosenItem } from '@vitrine/domain/design/design-items';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import type { ViewerTexts } from '@vitrine/texts/viewer-texts';
import type { ChoiceLayer } from './choice-layer.ts';
import type { DispatchViewerEvent } from './events.ts';
import type { Scene } from './kinds/kind.ts';
import type { ProductParts } from './kinds/product-parts.ts';
import type { Scenes } from './scenes/open-scenes.ts';
import type { Store } from './session.ts';

export type { Choice, ChoiceLayer } from './choice-layer.ts';

/**
 * The viewer as the panel sees it. The panel gets it as a value, because its chunk must not import the first download.
 */
export interface Viewer {
  /** The element on the page: its attributes name the viewer and ask for a cart. */
  readonly element: HTMLElement & Pick<VitrineMethods, 'addToCart'>;
  /** Adds the styles of a later part. */
  addStyles(text: string): void;
  /** In the visitor's language, as far as the catalogue is translated. */
  readonly latest: LatestFile;
  /** In the language of now: the panel renders again when that changes. */
  readonly texts: ViewerTexts;
  readonly language: Language;
  readonly layers: readonly ChoiceLayer[];
  readonly store: Store;
  /** The image. */
  readonly scene: Scene | null;
  /** The scenes to choose from; null where there is only one. */
  readonly scenes: Scenes | null;
  /** Rules of designs, to price those that are not shown. */
  readonly model: Pick<DesignModel, 'start' | 'choose'>;
  /** Loads what designs need that has a price. */
  loadParts(): Promise<ProductParts>;
  choose(layer: string, choice: string): void;
  prefetch(layer: string, choice: string): void;
  reset(): void;
  undo(): void;
  /** Shows the design that a text describes, as the visitor’s choice. */
  restore(design: string): void;
  /** Draws the design again, as after a change of scene; false when its image did not load. */
  show(): Promise<boolean>;
  /** In the visitor's language. */
  items(): ChosenItem[];
  /** What enquiries store: names as the catalogue was written. */
  readonly source: { items(): ChosenItem[]; configuratorName: string };
  /** A name of the catalogue in the visitor's language: that of a place, else that of any place with this name. */
  nameOf(name: string, place?: string): string;
  /** The design as text. */
  config(): string;
  /** Finds the address of an image of the data file, at least `pixels` wide; null when there is none. */
  image(path: string | null, pixels: number): string | null;
  /** Address of a file beside latest.json. */
  file(path: string): string;
  /** Sends an event to the page. */
  readonly dispatch: DispatchViewerEvent;
  /** Tells the page that the visitor wants to save; false when the page takes over. */
  startSaving(): boolean;
  /** Tells the page that the enquiry was accepted. */
  enquirySent(): void;
}
