import { typeName } from '@vitrine/contract/configurators/limits';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { listConfigurators } from '@vitrine/store/configurators/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { findVersion } from '@vitrine/store/versions/queries';
import { readAssetIndex } from '../hosting/asset-index.ts';
import { contentPaths } from '../hosting/paths.ts';
import { makeOpenings } from '../images/opening-views.ts';
import type { Services } from '../services.ts';

/**
 * Creates the missing opening views of a live panorama, and rewrites its live files with them. Until then visitors see
 * a blurred image first. It does not run during a deployment, because rendering a panorama takes a second or two.
 */
export async function renewOpenings({ db, content, jobs }: Services, configuratorId: number): Promise<void> {
  const record = await configuratorOf(db, { configuratorId });
  const version = record?.deployedVersion ?? null;
  if (!record || version === null || typeName(record.typeId) !== 'panoramic') return;
  const { id, dataUrl, organisationId } = record;
  const row = await findVersion(db, id, version);
  const data = row && (await content.read(contentPaths(dataUrl).minifiedData(row)));
  if (!data) return;
  const assets = await readAssetIndex(content, record, row.assetIndex);
  const made = await makeOpenings({ content, dataUrl }, JSON.parse(String(data)), assets);
  if (made) await jobs.enqueue(db, 'publish-organisation', { organisationId, configuratorId: id });
}

/**
 * The same for all live configurators: for files of earlier releases, and for versions with another opening direction.
 */
export async function renewAllOpenings(services: Services, say: (line: string) => void): Promise<void> {
  // A job has no caller, and renews the views of every tenant.
  for (const { id, name } of await listConfigurators(services.db, SYSTEM)) {
    await renewOpenings(services, id).catch((error: Error) =>
      say(`The first views of ${name} could not be made: ${error.message}`),
    );
  }
}
