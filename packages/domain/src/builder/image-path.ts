import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { safeName } from '../organisations/safe-name.ts';
import type { ImageFacts } from './image-facts.ts';

/**
 * Where an image is in the data file: its layer, its name, and a part of its hash, so that another image of the same
 * name never replaces it.
 */
export const imagePath = (
  folder: string,
  name: string,
  { hash, format }: Pick<ImageFacts, 'hash' | 'format'>,
): string => `${folder}/${safeName(name) || 'image'}-${hash.slice(0, limits.hashLetters)}.${format}`;
