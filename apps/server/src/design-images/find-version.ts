import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import type { DesignImageQuery } from '@vitrine/contract/designs/image-query';
import { AppError } from '@vitrine/contract/errors';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { findGrant } from '@vitrine/store/resellers/queries';
import { findVersion, type VersionRecord } from '@vitrine/store/versions/queries';
import type { Services } from '../services.ts';

/** The version of a configurator that an image shows. */
export interface ImageVersion {
  record: ConfiguratorRecord;
  version: Pick<VersionRecord, 'version' | 'fileKey' | 'assetIndex'>;
}

/**
 * The version that visitors see, or the one that a signed address names. Everything else is missing, so that nobody
 * learns which versions exist.
 */
export async function findImageVersion(
  { db }: Pick<Services, 'db'>,
  { configurator, reseller, version: named }: DesignImageQuery,
  isSigned: boolean,
): Promise<ImageVersion> {
  const record = await configuratorOf(db, { configuratorId: configurator });
  if (!record) throw missing();
  const live = reseller === undefined ? record.deployedVersion : await liveOnCopy(db, reseller, record.id);
  if (live === null || (named !== undefined && named !== live && !isSigned)) throw missing();
  const version = await findVersion(db, record.id, named ?? live);
  if (!version) throw missing();
  return { record, version };
}

async function liveOnCopy(db: Services['db'], resellerId: number, configuratorId: number): Promise<number | null> {
  const grant = await findGrant(db, resellerId, configuratorId);
  return grant?.status === 'ready' ? grant.version : null;
}

const missing = (): AppError => new AppError('resource.missing', { detail: messages.configuratorMissing });
