import type { ImageFacts } from '../image-facts.ts';

/** One image of a layer, with its name as the file has it. */
export interface GroupedImage {
  image: ImageFacts;
  name: string;
  /** The folder within the layer's folder. */
  range: string | null;
}

/** The images that become one layer. */
export interface ImageGroup {
  /** As the files have it; '' when they do not say. */
  name: string;
  images: GroupedImage[];
}
