import path from 'node:path';
import { AppError } from '@vitrine/contract/errors';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Caller } from '../../accounts/caller.ts';
import { contentPaths } from '../../hosting/paths.ts';
import { imageTask, ofSentImage } from '../../image-worker/image-worker.ts';
import { type CustomisationTarget, findCustomisationTarget } from '../../publish/customisation-target.ts';
import type { Services } from '../../services.ts';

const ORDINARY = /^[\w./-]+$/;

/** The design for an uploaded photo. */
export async function findStyle(
  services: Services,
  caller: Caller,
  input: { image: Buffer; training: string },
): Promise<string> {
  const image = await ofSentImage(imageTask('redrawPhoto', input.image), { image: [messages.photoType] });
  const target = await trainingTarget(services, caller, input.training);
  return services.styleFinder.preset({ image, training: trainingAddress(services, target) });
}

/** The design for a photo among the presets' files. */
export async function findStyleAgain(
  services: Services,
  caller: Caller,
  input: { imageUrl: string; training: string },
): Promise<string> {
  const target = await trainingTarget(services, caller, input.training);
  const image = pathOf(services, input.imageUrl);
  const folders = [target.folder, target.record.dataUrl].map((folder) => contentPaths(folder).presetsFolder);
  if (image === null || !folders.includes(path.posix.dirname(image))) throw new AppError('resource.missing');
  const imageUrl = `${services.addresses.content}/${image}`;
  return services.styleFinder.regenerate({ imageUrl, training: trainingAddress(services, target) });
}

const trainingAddress = ({ addresses }: Services, { folder }: CustomisationTarget): string =>
  `${addresses.content}/${contentPaths(folder).latest}`;

/** Path below the content host; null for any other address. */
function pathOf({ addresses }: Services, address: string): string | null {
  if (!address.startsWith(`${addresses.content}/`)) return null;
  const below = new URL(address).pathname.slice(1);
  return ORDINARY.test(below) ? below : null;
}

/**
 * The configurator whose latest.json an address names. Rejects as missing what the caller may not see or was never
 * deployed.
 */
async function trainingTarget(services: Services, caller: Caller, training: string): Promise<CustomisationTarget> {
  const file = pathOf(services, training);
  const bytes = file !== null && path.posix.basename(file) === 'latest.json' && (await services.content.read(file));
  if (!bytes) throw new AppError('resource.missing');
  const { configurator, reseller } = JSON.parse(bytes.toString('utf8')) as LatestFile;
  const target = await findCustomisationTarget(services.db, caller, configurator.id, reseller[0]);
  if (contentPaths(target.folder).latest !== file) throw new AppError('resource.missing');
  return target;
}
