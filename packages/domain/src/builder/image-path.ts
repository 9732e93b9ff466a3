import { safeName } from '../organisations/safe-name.ts';
import type { ImageFacts } from './image-facts.ts';

/** Letters of the content's hash in a path: enough that two images of one name never meet. */
const HASH_LETTERS = 8;

/**
 * Where an image is in the data file: its layer, its name, and a part of its hash, so that another image of the same
 * name never replaces it.
 */
export const imagePath = (
  folder: string,
  name: string,
  { hash, format }: Pick<ImageFacts, 'hash' | 'format'>,
): string => `${folder}/${safeName(name) || 'image'}-${hash.slice(0, HASH_LETTERS)}.${format}`;
