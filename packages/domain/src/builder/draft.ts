import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { ImageFacts } from './image-facts.ts';

/** A configurator that is being built: its data file as it would be saved, and the images that it names. */
interface DraftOf<T extends ConfiguratorType, F extends ConfiguratorFile> {
  type: T;
  file: F;
  /** Path in the data file -> the image. Also images that were removed, for as long as that can be undone. */
  images: Readonly<Record<string, ImageFacts>>;
}

export type LayeredDraft = DraftOf<'panoramic' | 'stockset', LayeredFile>;
export type FloorDraft = DraftOf<'floors', FloorsFile>;
export type RobeDraft = DraftOf<'slidingrobe', SlidingRobeFile>;
export type Draft = LayeredDraft | FloorDraft | RobeDraft;

export const isLayeredDraft = (draft: Draft): draft is LayeredDraft =>
  draft.type === 'panoramic' || draft.type === 'stockset';

/** What a folder of images becomes before a person has looked at it. */
export interface FirstDraft extends LayeredDraft {
  /** Names of images that nothing uses. */
  leftOut: string[];
}
