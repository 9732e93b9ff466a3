import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Draft } from './draft.ts';
import { drawnPaths } from './draft-of-version.ts';
import type { ImageFacts } from './image-facts.ts';
import { replaceTexts } from './replace-texts.ts';

const ENDING = /\.(webp|png|jpe?g)$/i;
const bare = (path: string): string => path.replace(ENDING, '').toLowerCase();

/**
 * Names the images of a template as its files are called: a PNG can be meant by a path that ends in '.webp'.
 * @param names the files of its images
 */
export function withImageNames<F extends ConfiguratorFile>(file: F, names: readonly string[]): F {
  const known = new Set(names);
  const byBareName = new Map(names.map((name) => [bare(name), name]));
  const texts = new Map<string, string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const name = ENDING.test(value) && !known.has(value) ? byBareName.get(bare(value)) : undefined;
      if (name !== undefined) texts.set(value, name);
    } else if (typeof value === 'object' && value !== null) for (const entry of Object.values(value)) look(entry);
  };
  look(file);
  return texts.size === 0 ? file : replaceTexts(file, texts);
}

/** Those files of a template that its draft needs: of one with layers no thumbnails, which are made from the images. */
export const neededImages = (file: ConfiguratorFile, names: readonly string[]): string[] => {
  const needed = new Set(drawnPaths(file, Object.fromEntries(names.map((name) => [name, true]))));
  return names.filter((name) => needed.has(name));
};

/**
 * A draft of a data file and its measured images, each by the path that the file names.
 * @param type the type of the file
 */
export const draftOfTemplate = (
  type: ConfiguratorType,
  file: ConfiguratorFile,
  images: Readonly<Record<string, ImageFacts>>,
): Draft => ({ type, file, images }) as Draft;
