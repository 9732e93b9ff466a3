import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { MEGABYTE } from '@vitrine/contract/upload-limits';
import type { LocalImage, UnusableImage } from '../measure/local-image.ts';
import { measureImages, type NamedFile } from '../measure/measure-images.ts';

const MILLION = 1_000_000;

const sentenceOf = (name: string, unusable: UnusableImage): string => {
  switch (unusable.reason) {
    case 'type':
      return /\.hei[cf]$/i.test(name) ? messages.heic(name) : messages.notAnImage(name);
    case 'broken':
      return messages.broken(name);
    case 'bytes':
      return messages.tooManyBytes(name, unusable.limit / MEGABYTE);
    case 'pixels':
      return messages.tooManyPixels(name, unusable.width, unusable.height, limits.imagePixels / MILLION);
  }
};

/** The usable images of a folder, and a sentence about each of the others. */
export interface ReadImages {
  images: LocalImage[];
  issues: string[];
}

/** Measures the files, in their order. */
export async function readImages(
  files: readonly NamedFile[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ReadImages> {
  const found: (LocalImage | undefined)[] = [];
  const issues: (string | undefined)[] = [];
  let done = 0;
  await measureImages(
    files,
    (index, measured) => {
      if ('image' in measured) found[index] = measured.image;
      else issues[index] = sentenceOf(files[index]?.name ?? '', measured.unusable);
      onProgress(++done);
    },
    signal,
  );
  return { images: found.flatMap((image) => image ?? []), issues: issues.flatMap((issue) => issue ?? []) };
}
