import { createHash } from 'node:crypto';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { isRobeFile } from '@vitrine/domain/catalogue/rows-of';
import { readDesign } from '@vitrine/domain/design/robes/robe-design';
import { paintsOf } from '@vitrine/domain/design/robes/robe-paint';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { findSharedDesign } from '@vitrine/store/designs/queries';
import { findVersion } from '@vitrine/store/versions/queries';
import { readAssetIndex } from '../../../hosting/asset-index.ts';
import type { ModelNotes } from '../../../images/tasks/model/model.ts';
import type { Services } from '../../../services.ts';
import { mainLanguage } from '../feeds/list-products.ts';
import { inLanguage } from '../in-language.ts';
import { findLiveOf } from '../live-configurator.ts';
import { addressOfShared } from '../open-shared.ts';

/** Goes up when the same wardrobe is written in another way. */
const WRITING = 2;

/** A shared wardrobe, with all that its model is made of. */
export interface FoundModel {
  record: ConfiguratorRecord;
  /** The same for the same model, without an ending. */
  name: string;
  notes: ModelNotes;
  file: SlidingRobeFile;
  /** Where the images of its materials are, by path. */
  imageFiles: ReadonlyMap<string, string>;
}

/**
 * The wardrobe of a short link, in its live version. Null for an unknown code and for designs of other kinds, and once
 * the page, the configurator or its reseller's copy is gone.
 */
export async function findModel(services: Services, code: string): Promise<FoundModel | null> {
  const page = await addressOfShared(services, code);
  const shared = page === null ? undefined : await findSharedDesign(services.db, code);
  if (page === null || !shared) return null;
  const live = await findLiveOf(services, shared);
  if (!live || !isRobeFile(live.file)) return null;
  const { record, version, file, model } = live;
  const row = await findVersion(services.db, record.id, version);
  if (!row) return null;
  const { title } = await inLanguage(services, live, mainLanguage(live));
  const { design } = model.restore(shared.design);
  const notes: ModelNotes = { title, seller: live.tenant.name, design: model.write(design), page };
  const assets = await readAssetIndex(services.content, record, row.assetIndex);
  const imageFiles = new Map<string, string>();
  for (const { texture } of paintsOf(file, readDesign(design)).values()) {
    const asset = texture !== null && Object.hasOwn(assets, texture) ? assets[texture] : undefined;
    const variant = asset?.variants.find(({ scale }) => scale === 1);
    if (texture !== null && variant) imageFiles.set(texture, `${record.dataUrl}/${variant.file}`);
  }
  const name = createHash('sha256')
    .update(JSON.stringify([WRITING, record.id, row.version, row.fileKey, [...imageFiles], notes]))
    .digest('hex')
    .slice(0, 40);
  return { record, name, notes, file, imageFiles };
}
