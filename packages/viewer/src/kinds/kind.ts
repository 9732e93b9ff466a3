import type { SnapshotOptions } from '@vitrine/contract/embed/element';
import type { LatestFile } from '@vitrine/contract/latest-file';
import type { AlignIds } from '@vitrine/domain/design/align-ids';
import type { Design } from '@vitrine/domain/design/design';
import type { DesignModel } from '@vitrine/domain/design/design-model';
import type { ComponentType } from 'react';
import type { ChoiceLayer } from '../choice-layer.ts';
import type { Images } from '../loading/images.ts';
import type { ViewerError } from '../loading/viewer-error.ts';
import type { Steering } from '../stage/steering/attach-steering.ts';
import type { ProductParts } from './product-parts.ts';
import type { createFlatCamera } from './stockset/camera.ts';

export type { SnapshotOptions } from '@vitrine/contract/embed/element';

export interface SceneEvents {
  /** The visitor moved the image. */
  touched(): void;
  /** The loaded part of the full image, 0 to 1. */
  progress(share: number): void;
  /** The image cannot be shown (context lost), or can again (null). */
  failed(error: ViewerError | null): void;
}

/** The image of a configurator of any kind: shows designs and lets the visitor look at them. */
export interface Scene {
  /** False when this is only a still image, because the browser has no WebGL. */
  readonly isLive: boolean;
  /** True when the visitor can see more by dragging. */
  readonly isMovable: boolean;
  /** True when the image is all around, so that the device's movement can turn it. */
  readonly isPanoramic: boolean;
  /** Names of the choices that have no image; the scene shows the rest. */
  missing?: readonly string[];
  /** Leaves out the image that an error names; false when no choice has it. */
  leaveOut?(error: unknown): boolean;
  /**
   * Shows a design: a preview first when no full image is visible. Resolves when the full image is visible. A
   * later call replaces an earlier one, which then rejects with an AbortError.
   * @param onPreview called when the preview is visible
   * @throws ViewerError `image` when a file does not load: what was visible stays
   */
  show(design: Design, onPreview?: () => void): Promise<void>;
  /**
   * Loads what the shown design lacks outside the view, once the page is idle: the next choice is quicker then.
   * @throws as show does
   */
  complete?(): Promise<void>;
  /** Fetches what the design needs beyond the visible one. @throws as show does */
  prefetch(design: Design): Promise<unknown>;
  /** The current view in any size. */
  snapshot(options: SnapshotOptions): Promise<Blob>;
  /** Turns and zooms the image; null for a still one. Loads after the first image. */
  steering(): Promise<Steering> | null;
  dispose(): void;
}

/**
 * Modules of the first download that kinds need. A kind in a later download gets them here, because it must not import
 * the first one.
 */
interface ProvidedModules {
  Images: typeof Images;
  ViewerError: typeof ViewerError;
  createFlatCamera: typeof createFlatCamera;
}

export interface SceneOptions {
  latest: LatestFile;
  /** Address of latest.json, which files are relative to. */
  address: string;
  /** The element that gets the image. */
  container: HTMLElement;
  events: SceneEvents;
  /** Aborted when the viewer leaves the page. */
  signal: AbortSignal;
  provided: ProvidedModules;
}

/** A data file: the design that a visitor can change, and the scene that shows it. */
export interface Product {
  /** The default design. */
  startDesign(): Design;
  /** @param align matches the ids of saved designs to layers: loaded after the first image, or for a saved design */
  model(align: AlignIds): DesignModel;
  /** The layers of the panel, a row or a tab each. */
  readonly layers: readonly ChoiceLayer[];
  /** @param first the first design, which may be visible when this resolves */
  open(options: SceneOptions, first: Design): Promise<Scene>;
  /** Loads what prices need. */
  loadParts(): Promise<ProductParts>;
  /** Loads what replaces the panel's rows and tabs, for a kind that has its own. */
  loadSections?(): Promise<KindSections>;
}

/** The panel of a kind. */
export interface KindSections {
  Sections: ComponentType<SectionsProps>;
  css: string;
}

export interface SectionsProps {
  /** True when the panel is beside the image, false when it is under it. */
  wide: boolean;
}

/** One kind of configurator. Large kinds are separate downloads, loaded when a page needs them. */
export interface Kind {
  /**
   * @param file the data file in its full form, unchecked
   * @throws Error that names what the file lacks
   */
  read(file: unknown): Product;
}
