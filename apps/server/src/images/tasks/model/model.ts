import type { PaintedMesh } from '@vitrine/domain/design/robes/model-materials';

/** What a file says about the wardrobe that it shows, so that it can be found again. */
export interface ModelNotes {
  title: string;
  seller: string;
  /** The design's short text. */
  design: string;
  /** Address that opens the design in its viewer. */
  page: string;
}

/** A wardrobe to write into a file. */
export interface Model {
  notes: ModelNotes;
  meshes: readonly PaintedMesh[];
  /** JPEG images by the paths that materials name. */
  images: ReadonlyMap<string, Buffer>;
}
