import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import { AppError } from '@vitrine/contract/errors';
import type { ImageVersionRecord } from '@vitrine/store/designs/image-version';
import type { DesignImageParameters } from './address.ts';
import type { FindImageVersion } from './known-versions.ts';

/** The version of a configurator that an image shows. */
export type ImageVersion = ImageVersionRecord;

/**
 * The version that visitors see, or the one that a signed address names. Everything else is missing, so that nobody
 * learns which versions exist.
 */
export async function readImageVersion(
  find: FindImageVersion,
  { configurator, reseller, version: named }: Pick<DesignImageParameters, 'configurator' | 'reseller' | 'version'>,
  isSigned: boolean,
): Promise<ImageVersion> {
  const found = await find({ configuratorId: configurator, resellerId: reseller ?? null, version: named ?? null });
  if (!found || (named !== undefined && named !== found.live && !isSigned))
    throw new AppError('resource.missing', { detail: messages.configuratorMissing });
  return found;
}
