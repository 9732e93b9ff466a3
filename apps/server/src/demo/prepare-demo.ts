import { typeName } from '@vitrine/contract/configurators/limits';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { scopeOfOrganisation } from '@vitrine/store/scope';
import { findVersion } from '@vitrine/store/versions/queries';
import { grantConfigurator } from '../areas/resellers/grant-configurator.ts';
import { readAssetIndex } from '../hosting/asset-index.ts';
import { drawOpeningImage } from '../images/draw-opening-image.ts';
import { prepareImages } from '../intake/prepare-images.ts';
import { readStored } from '../publish/presets.ts';
import type { Services } from '../services.ts';
import { type ConfiguratorWithImages, prepareEnquiries } from './prepare-enquiries.ts';

/**
 * Prepares the demo's images, one configurator after the other, while people already use it: the images of its
 * catalogue, with which it goes live, then those of its presets, its copies at resellers and the designs of past
 * enquiries. Does only what is missing, so that an interrupted run continues where it stopped.
 */
export async function prepareDemo(
  services: Services,
  { configuratorIds }: { configuratorIds: number[] },
  attempt: { last: boolean },
): Promise<void> {
  for (const configuratorId of configuratorIds) {
    await prepareImages(services, { configuratorId }, attempt);
    const prepared = await loadPrepared(services, configuratorId);
    if (!prepared) continue;
    await drawPresets(services, prepared);
    await grantCopies(services, prepared);
    await prepareEnquiries(services, prepared);
  }
}

/** Null for a configurator that was deleted meanwhile, or that is not live because an image failed. */
async function loadPrepared(
  { db, content, versionFiles }: Services,
  configuratorId: number,
): Promise<ConfiguratorWithImages | null> {
  const record = await configuratorOf(db, { configuratorId });
  if (!record || record.deployedVersion === null) return null;
  const row = await findVersion(db, configuratorId, record.deployedVersion);
  if (!row) return null;
  const folder = { dataUrl: record.dataUrl, type: typeName(record.typeId) };
  const file = await versionFiles.read({ ...folder, ...row });
  return file && { ...folder, record, file, assets: await readAssetIndex(content, record, row.assetIndex) };
}

async function drawPresets({ content }: Services, prepared: ConfiguratorWithImages): Promise<void> {
  for (const { configuration, imageUrl } of readStored(prepared.record.presets)) {
    if (imageUrl === null || (await content.exists(imageUrl))) continue;
    const drawn = await drawOpeningImage(content, prepared, { design: configuration, format: 'jpeg' });
    if (drawn) await content.write(imageUrl, drawn);
  }
}

async function grantCopies(services: Services, { record }: ConfiguratorWithImages): Promise<void> {
  const resellers = await listResellers(services.db, scopeOfOrganisation(record.organisationId));
  const grants = await listGrants(
    services.db,
    resellers.map(({ id }) => id),
  );
  for (const { resellerId, configuratorId, status } of grants)
    if (configuratorId === record.id && status === 'pending')
      await grantConfigurator(services, { resellerId, configuratorId });
}
