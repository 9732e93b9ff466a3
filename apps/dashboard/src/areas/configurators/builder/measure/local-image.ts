import type { Asset } from '@vitrine/contract/latest-file';
import type { ImageFacts } from '@vitrine/domain/builder/image-facts';

/** An image on the person's device, as the builder uses it before it is uploaded. */
export interface LocalImage {
  facts: ImageFacts;
  /** What is uploaded. */
  file: Blob;
  /** What is visible of it, small enough for the screen: what the viewer shows until the image is prepared. */
  shown: Blob;
  /** Where that is in the image, as for prepared images. Its only file is named by the hash. */
  asset: Asset;
  thumbnail: Blob;
}

/** Why an image cannot be used. */
export type UnusableImage =
  | { reason: 'type' }
  | { reason: 'broken' }
  | { reason: 'bytes'; limit: number }
  | { reason: 'pixels'; width: number; height: number };

/** What became of one file. */
export type MeasureResult = { image: LocalImage } | { unusable: UnusableImage };
