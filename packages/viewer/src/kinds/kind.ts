import type { SnapshotOptions } from '@vitrine/contract/embed/element';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { AlignIds } from '@vitrine/domain/design/align-ids';
import type { Design } from '@vitrine/domain/design/design';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import type { ComponentType } from 'react';
import type { ChoiceLayer } from '../choice-layer.ts';
import type { KindWords } from '../i18n/words.ts';
import type { Failure } from '../loading/failure.ts';
import type { Images } from '../loading/images.ts';
import type { openSurface } from '../stage/context.ts';
import type { takeSnapshot } from '../stage/snapshot.ts';
import type { Stage } from '../stage/stage.ts';
import type { Steering, steer } from '../stage/steering.ts';
import type { flatCamera } from './stockset/camera.ts';

export type { SnapshotOptions } from '@vitrine/contract/embed/element';

export interface SceneEvents {
  /** The visitor moved the image. */
  touched(): void;
  /** So much of the sharp image, 0 to 1, has arrived. */
  progress(share: number): void;
  /** The image cannot be shown for now (context lost), or can again (null). */
  trouble(failure: Failure | null): void;
}

/** The image of a configurator, whatever its kind: shows designs and lets the visitor look at them. */
export interface Scene {
  /** False when this is only a still image, because the browser has no WebGL. */
  readonly live: boolean;
  /** True when the visitor can see more by dragging. */
  readonly movable: boolean;
  /** True when the image is all around, so that the device's own movement can turn it. */
  readonly turns: boolean;
  /** Names of the choices whose images are not there; what is shown goes without them. */
  missing?: readonly string[];
  /** Leaves out the image that a failure is about; false when that is none of a choice's. */
  leaveOut?(failure: unknown): Promise<boolean>;
  /**
   * Shows a design, small and soft at first when nothing sharp is in sight yet; resolves when it is sharp.
   * A later call takes the place of an earlier one, which then rejects with an AbortError.
   * @param soft called when the soft image is in sight
   * @throws Failure `image` when a file does not load: what was in sight stays
   */
  show(design: Design, soft?: () => void): Promise<void>;
  /**
   * What a shown design still lacks but nobody sees the lack of, when there is nothing else to do: the next choice is
   * quicker then. @throws as show does
   */
  complete?(): Promise<void>;
  /** Fetches what the design needs beyond the one in sight. @throws as show does */
  prefetch(design: Design): Promise<unknown>;
  /** The current view in any size. */
  snapshot(options: SnapshotOptions): Promise<Blob>;
  /** What turns and zooms the image; null for a still one. Loaded after the first image. */
  steering(): Promise<Steering> | null;
  dispose(): void;
}

/** What draws on the graphics card and turns what it drew: comes after the first image. */
export interface StageParts {
  Stage: typeof Stage;
  openSurface: typeof openSurface;
  steer: typeof steer;
  takeSnapshot: typeof takeSnapshot;
}

/** What the first download holds already: a kind in a module of its own is given it, for it may not import it back. */
interface AtHand {
  Images: typeof Images;
  Failure: typeof Failure;
  flatCamera: typeof flatCamera;
  /** @throws Failure `unreachable` */
  loadMore(): Promise<StageParts>;
}

export interface SceneGiven {
  latest: LatestFile;
  /** Address of latest.json, which files are relative to. */
  address: string;
  /** The image's place. */
  place: HTMLElement;
  events: SceneEvents;
  /** Aborted when the viewer leaves the page. */
  signal: AbortSignal;
  atHand: AtHand;
}

/** What one data file lets a visitor design, and how that is shown. */
export interface Product {
  /** The design before anybody chose. */
  start(): Design;
  /** @param align matches the ids of saved designs to layers: loaded after the first image, or for a saved design */
  model(align: AlignIds): DesignModel;
  /** What the panel offers, a row or a tab each. */
  readonly layers: readonly ChoiceLayer[];
  /** @param first the design to begin with, which may be in sight when this resolves */
  open(given: SceneGiven, first: Design): Promise<Scene>;
  /** In place of the panel's rows and tabs, for a kind that is chosen otherwise. Loaded with the panel. */
  sections?(lang: string | null): Promise<Sections>;
}

/** A panel of a kind's own, with what it says in the visitor's language. */
interface Sections {
  Sections: ComponentType<SectionsGiven>;
  css: string;
  words: KindWords;
}

export interface SectionsGiven {
  /** The panel lies beside the image; otherwise under it. */
  wide: boolean;
}

/** One kind of configurator. Kinds that carry much are modules of their own, loaded when a page needs them. */
export interface Kind {
  /**
   * @param file the data file in its full form, unchecked
   * @throws Error that names what the file lacks
   */
  read(file: unknown): Product;
}
