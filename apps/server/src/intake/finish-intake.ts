import { typeName } from '@vitrine/contract/configurators/limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import {
  findIntake,
  type ImageIntakeRecord,
  listImages,
  updateIntake,
} from '@vitrine/store/configurators/image-intakes';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import {
  type ConfiguratorRecord,
  lockConfigurator,
  updateConfigurator,
  updateUploadsIndex,
} from '@vitrine/store/configurators/queries';
import type { Database } from '@vitrine/store/database';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import { findVersion, insertDeployment } from '@vitrine/store/versions/queries';
import { readAssetIndex, writeAssetIndex } from '../hosting/asset-index.ts';
import { contentPaths } from '../hosting/paths.ts';
import { drawTile } from '../images/tile.ts';
import { publishLive } from '../live/publish.ts';
import { publish } from '../publish/latest.ts';
import { renewOpenings } from '../publish/renew-openings.ts';
import type { Services } from '../services.ts';
import { readDataFile } from './data-file/read-data-file.ts';
import { imagePathsOf } from './image-paths.ts';
import { waitsToGoLive } from './present-intake.ts';

/**
 * Runs once no image is waiting: adds the prepared ones to the configurator's index, counts the missing ones again,
 * removes the uploads, and deploys a configurator that waits to go live.
 */
export async function finishIntake(services: Services, configuratorId: number): Promise<void> {
  const { db, content, clock } = services;
  const finished = await db.transaction().execute(async (transaction) => {
    await lockConfigurator(transaction, configuratorId);
    const record = await configuratorOf(transaction, { configuratorId });
    const intake = await findIntake(transaction, configuratorId);
    if (!record || !intake || intake.waiting > 0) return null;
    const index = await mergeIndex(services, transaction, record);
    const missing = await missingIn({ ...services, db: transaction as Services['db'] }, record, intake, index);
    const isWhole = missing.length === 0 && intake.failed.length === 0;
    const folders = intake.failed.length === 0 ? intake.folders : [];
    const left = intake.folders.filter((folder) => !folders.includes(folder));
    const waits = waitsToGoLive(intake, record);
    const publishes = waits && !isWhole;
    await updateIntake(transaction, configuratorId, { publishes, missing, folders: left }, clock());
    if (waits && isWhole) await goLive(services, transaction, record, intake.version);
    return { folders, record, version: intake.version, index, publishes };
  });
  if (!finished) return;
  if (!finished.publishes) await content.remove(contentPaths(finished.record.dataUrl).preparing);
  for (const folder of finished.folders) await content.removeFolder(folder);
  await renewTile(services, finished);
  await renewOpenings(services, configuratorId);
}

/** Outside the transaction, because drawing takes time. */
async function renewTile(
  { db, content }: Services,
  { record, version, index }: { record: ConfiguratorRecord; version: number; index: AssetIndex },
): Promise<void> {
  const row = await findVersion(db, record.id, version);
  const data = row && (await content.read(contentPaths(record.dataUrl).data(row)));
  if (!data) return;
  const type = typeName(record.typeId);
  const file = readDataFile(data.toString('utf8'), type);
  const image = await drawTile(content, { dataUrl: record.dataUrl, file, type, assets: index });
  if (image !== null) await updateConfigurator(db, record.id, { image });
}

/** From then on the row names the list. */
async function mergeIndex({ content }: Services, db: Database, record: ConfiguratorRecord): Promise<AssetIndex> {
  const made = await listImages(db, record.id, 'done');
  const index: AssetIndex = {
    ...(await readAssetIndex(content, record, null)),
    ...Object.fromEntries(made.map(({ path, asset }) => [path, asset as Asset])),
  };
  record.uploadsIndex = await writeAssetIndex(content, record.dataUrl, index);
  await updateUploadsIndex(db, record.id, record.uploadsIndex);
  return index;
}

async function missingIn(
  { content, db }: Services,
  { id, dataUrl }: ConfiguratorRecord,
  { version, failed }: ImageIntakeRecord,
  index: AssetIndex,
): Promise<string[]> {
  const row = await findVersion(db, id, version);
  const data = row && (await content.read(contentPaths(dataUrl).data(row)));
  if (!data) return [];
  const known = new Set([...Object.keys(index), ...failed.map(({ path }) => path)]);
  return [...imagePathsOf(JSON.parse(data.toString('utf8'))).keys()].filter((path) => !known.has(path));
}

/** Deploys the first version. */
export async function goLive(
  services: Services,
  transaction: Database,
  record: ConfiguratorRecord,
  version: number,
): Promise<void> {
  const organisation = await organisationOf(transaction, record);
  if (!organisation) return;
  await updateConfigurator(transaction, record.id, { deployedVersion: version });
  await insertDeployment(transaction, { configuratorId: record.id, version, userId: null });
  const data = { configurator_id: record.id, version: fromThousandths(version) };
  await publishLive(transaction, { event: 'configurator deployed', data }, { organisationId: record.organisationId });
  await publish({ ...services, db: transaction }, { ...record, deployedVersion: version }, organisation, version);
}
