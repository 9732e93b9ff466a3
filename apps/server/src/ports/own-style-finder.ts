import path from 'node:path';
import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { AppError } from '@vitrine/contract/errors';
import type { Asset, LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { visibleLayers } from '@vitrine/domain/design/choices';
import { writeConfigString } from '@vitrine/domain/design/config-string';
import { imageOf, matchDesign } from '@vitrine/domain/style-finder/match-design';
import {
  measurePhoto,
  measureSurface,
  PHOTO_SIDE,
  SURFACE_SIDE,
  type SurfaceLook,
} from '@vitrine/domain/style-finder/measure';
import { imageTaskOrNull } from '../image-worker/image-worker.ts';
import type { Services } from '../services.ts';
import type { StyleFinder } from './style-finder.ts';

/** The cache of measured images; they are named by their content, so an entry never becomes stale. */
const REMEMBERED = 5000;

/** The built-in service: matches the colours of the photo to the images of the items that can be chosen. */
export function ownStyleFinder({ content, addresses }: Pick<Services, 'content' | 'addresses'>): StyleFinder {
  const measured = new Map<string, SurfaceLook>();

  const lookOf = async (file: string): Promise<SurfaceLook | null> => {
    const known = measured.get(file);
    if (known) return known;
    const bytes = await content.read(file);
    const pixels = bytes && (await imageTaskOrNull('readPixels', bytes, SURFACE_SIDE));
    if (!pixels) return null;
    const look = measureSurface(pixels);
    const oldest = measured.keys().next();
    if (measured.size >= REMEMBERED && !oldest.done) measured.delete(oldest.value);
    measured.set(file, look);
    return look;
  };

  const pathOf = (address: string): string => {
    const below = address.startsWith(`${addresses.content}/`) ? new URL(address).pathname.slice(1) : '';
    if (below === '') throw new AppError('presets.not_generated');
    return below;
  };

  const looksOf = async (file: LayeredFile, latest: LatestFile, folder: string): Promise<Map<string, SurfaceLook>> => {
    const images = visibleLayers(file).flatMap(({ items }) => items.flatMap((item) => imageOf(item) ?? []));
    const looks = new Map<string, SurfaceLook>();
    const measure = async (image: string): Promise<void> => {
      const variant = smallest(latest.assets[image]);
      const look = variant && (await lookOf(path.posix.join(folder, variant.file)));
      if (look) looks.set(image, look);
    };
    await Promise.all([...new Set(images)].map(measure));
    return looks;
  };

  const find = async (image: Buffer, training: string): Promise<string> => {
    const trainingPath = pathOf(training);
    const bytes = await content.read(trainingPath);
    const pixels = await imageTaskOrNull('readPixels', image, PHOTO_SIDE);
    if (!bytes || !pixels) throw new AppError('presets.not_generated');
    const latest = JSON.parse(bytes.toString('utf8')) as LatestFile;
    if (!['panoramic', 'stockset'].includes(latest.configurator.type)) throw new AppError('presets.kind_unsupported');
    const file = expandFile(latest.details) as LayeredFile;
    const looks = await looksOf(file, latest, path.posix.dirname(trainingPath));
    return writeConfigString(file, matchDesign(file, measurePhoto(pixels), looks));
  };

  return {
    preset: ({ image, training }) => find(image, training),
    regenerate: async ({ imageUrl, training }) => {
      const image = await content.read(pathOf(imageUrl));
      if (!image) throw new AppError('presets.not_generated');
      return find(image, training);
    },
  };
}

const smallest = (asset: Asset | undefined) =>
  asset?.variants.reduce((least, variant) => (variant.scale > least.scale ? variant : least));
