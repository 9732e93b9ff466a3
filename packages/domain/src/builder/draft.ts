import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { ImageFacts } from './image-facts.ts';

/** A configurator with layers that is being built: its data file as it would be saved, and the images that it names. */
export interface Draft {
  type: 'panoramic' | 'stockset';
  file: LayeredFile;
  /** Path in the data file -> the image. Also images that were removed, for as long as that can be undone. */
  images: Readonly<Record<string, ImageFacts>>;
  /** Designs that become presets with the first version. */
  presets?: readonly DraftPreset[];
}

/** A design that visitors can start from, as text. */
export interface DraftPreset {
  name: string;
  configuration: string;
}

/** A draft of a room or a still. */
export type LayeredDraft = Draft;

/** What a folder of images becomes before a person has looked at it. */
export interface FirstDraft extends Draft {
  /** Names of images that nothing uses. */
  leftOut: string[];
  /** Names of smaller copies of images that are used. */
  smaller: string[];
}
