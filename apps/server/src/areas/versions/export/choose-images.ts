import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { TypedOriginal } from '@vitrine/store/configurators/originals';
import { originalPath } from '../../../hosting/paths.ts';
import { assetKey } from '../../../intake/originals.ts';

export interface ExportedImage {
  /** Its name in the ZIP: the path in the data file, with the ending of its type. */
  name: string;
  source: { original: string } | { prepared: Asset };
}

export interface ChosenImages {
  images: ExportedImage[];
  /** Paths whose original is not stored. */
  prepared: string[];
  /** Paths without an image. */
  missing: string[];
}

const ENDING = /\.[a-z]+$/i;
const SAME_TYPE: Readonly<Record<string, string>> = { jpeg: 'jpg' };
const typeOf = (path: string): string => {
  const ending = (ENDING.exec(path)?.[0] ?? '').slice(1).toLowerCase();
  return SAME_TYPE[ending] ?? ending;
};
/** An upload finds images of another type by this. */
const bareName = (path: string): string => path.replace(ENDING, '').toLowerCase();

/**
 * The images of a version as they can be uploaded again: each original, or else the largest prepared image. A PNG that
 * was uploaded for a path ending in `.webp` is exported as a PNG, because an upload rejects wrong endings.
 * @param stored the paths of the originals that are stored
 */
export function chooseImages(
  paths: readonly string[],
  index: AssetIndex,
  originals: ReadonlyMap<string, TypedOriginal>,
  stored: ReadonlySet<string>,
): ChosenImages {
  const chosen: ChosenImages = { images: [], prepared: [], missing: [] };
  const sources = paths.flatMap((path) => {
    const asset = Object.hasOwn(index, path) ? index[path] : undefined;
    if (!asset) {
      chosen.missing.push(path);
      return [];
    }
    const original = originals.get(assetKey(asset));
    const file = original && originalPath(original);
    const isStored = file !== undefined && stored.has(file);
    const type = isStored ? original?.ending : 'webp';
    const source = isStored ? { original: file } : { prepared: asset };
    return [{ path, asset, type, source, isRenamed: typeOf(path) !== type }];
  });
  // By bare name: what an upload would find there. Images with their own ending are found first.
  const taken = new Map<string, string>();
  const inOrder = [...sources.filter(({ isRenamed }) => !isRenamed), ...sources.filter(({ isRenamed }) => isRenamed)];
  for (const { path, asset, type, source, isRenamed } of inOrder) {
    const bare = bareName(path);
    const content = 'original' in source ? source.original : (asset.variants[0]?.file ?? '');
    const other = taken.get(bare);
    if (isRenamed && other === content) continue;
    const isAmbiguous = isRenamed && other !== undefined;
    if (isAmbiguous && typeOf(path) !== 'webp') {
      chosen.missing.push(path);
      continue;
    }
    if (isAmbiguous || 'prepared' in source) chosen.prepared.push(path);
    taken.set(bare, content);
    chosen.images.push(
      isAmbiguous
        ? { name: path, source: { prepared: asset } }
        : { name: isRenamed ? path.replace(ENDING, `.${type}`) : path, source },
    );
  }
  return chosen;
}
