import type { ConfiguratorFile, LayeredFile } from '@vitrine/contract/configurator-file';
import { type ConfiguratorType, configuratorLimits, typeName } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import type { AssetIndex, DeploymentFile, LatestFile, PublishedPrices } from '@vitrine/contract/latest-file';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { missingLayerImages } from '@vitrine/domain/catalogue/missing-images';
import { baseImagePath, withBase } from '@vitrine/domain/design/layered/with-base';
import { withoutPrices } from '@vitrine/domain/prices/without-prices';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findVersion } from '@vitrine/store/versions/queries';
import { readAssetIndex } from '../hosting/asset-index.ts';
import { contentPaths } from '../hosting/paths.ts';
import { readOpenings } from '../images/opening-views.ts';
import { shareRobeImages } from '../images/robe-images.ts';
import type { Services } from '../services.ts';
import { visitorHosts } from '../visitor-origin.ts';
import { viewerPresets, writePresets } from './presets.ts';
import { type PublishedPopups, publishedPopups } from './published-popups.ts';
import { publishedPrices, showsPrices } from './published-prices.ts';
import { type PublishedWords, publishedWords, writeWords } from './published-words.ts';
import { viewerCustomisation } from './viewer-customisation.ts';

type Dependencies = Pick<Services, 'secrets' | 'content' | 'addresses' | 'config' | 'clock' | 'db' | 'versionFiles'>;

/** What the live files say of the tenant whose configurator it is. */
export type PublishedTenant = Pick<
  OrganisationRecord,
  | 'id'
  | 'name'
  | 'authorisedDomain'
  | 'accessDomain'
  | 'accessDomainVerifiedAt'
  | 'language'
  | 'catalogueLanguage'
  | 'priceSettings'
>;

/**
 * Puts a version live for visitors: writes latest.json, the one file that the viewer reads, then deployment.json, the
 * pointer. Each is replaced as a whole. Rejects when an image that a visitor can choose is missing, and names it.
 */
export async function publish(
  services: Dependencies,
  record: ConfiguratorRecord,
  organisation: PublishedTenant,
  version: number,
): Promise<void> {
  const { content, clock } = services;
  const paths = contentPaths(record.dataUrl);
  const words = await publishedWords(services, { record, organisation, reseller: null, version });
  const built = await buildLatest(services, record, organisation, version);
  const latest = { ...(await shareRobeImages(content, record, built)), ...words?.named };
  await writeWords(services, record.dataUrl, words);
  await writePresets(services, record, record.dataUrl);
  await content.write(paths.latest, JSON.stringify(latest));
  const pointer: DeploymentFile = {
    version: fromThousandths(version),
    deployed_at: clock().toISOString(),
  };
  await content.write(paths.deployment, JSON.stringify(pointer));
}

/** The latest.json of a version; with `reseller` that of the reseller's copy. */
export async function buildLatest(
  services: Dependencies,
  record: ConfiguratorRecord,
  organisation: PublishedTenant,
  version: number,
  reseller: OrganisationRecord | null = null,
): Promise<LatestFile> {
  const { content, db } = services;
  const row = await findVersion(db, record.id, version);
  const details = row && (await content.read(contentPaths(record.dataUrl).minifiedData(row)));
  if (!details) throw new AppError('versions.missing');
  const type = typeName(record.typeId);
  const stored = JSON.parse(details.toString('utf8')) as Pick<ConfiguratorFile, 'currency'> & Record<string, unknown>;
  const index = await readAssetIndex(content, record, row.assetIndex);
  assertImages(type, stored, index);
  const parsed = withBase(stored, type, index) ?? stored;
  const prices = await publishedPrices(services, { organisation, reseller });
  const popups = await publishedPopups(db, { configuratorId: record.id, resellerId: reseller?.id ?? null });
  const openings = await readOpenings({ content, dataUrl: record.dataUrl }, parsed, index);
  return {
    format: 1,
    version: fromThousandths(version),
    details: showsPrices(prices) ? parsed : withoutPrices(parsed),
    currency: currencyOf(parsed),
    assets: index,
    ...(openings && { openings }),
    ...liveTexts(services, record, organisation, { reseller: reseller ? [reseller.id] : [], prices, popups }),
  };
}

/** The parts of latest.json beside the version with its data and images: everything that comes from rows alone. */
export type LiveTexts = Omit<LatestFile, 'format' | 'version' | 'currency' | 'details' | 'assets' | 'openings'>;

/** What live files say beside the configurator's row. */
export interface ReadTexts {
  prices: PublishedPrices | undefined;
  popups: PublishedPopups;
  /** The words in other languages; previews have none. */
  words?: PublishedWords | undefined;
}

export const liveTexts = (
  { addresses, config, secrets }: Pick<Dependencies, 'addresses' | 'config' | 'secrets'>,
  record: ConfiguratorRecord,
  organisation: PublishedTenant,
  { reseller, prices, popups, words }: { reseller: number[] } & ReadTexts,
): LiveTexts => ({
  configurator: {
    id: record.id,
    name: record.name,
    type: typeName(record.typeId),
    organisation: organisation.name,
    group: record.groupName,
  },
  reseller,
  ...extensionsOf(record),
  supports: { saveDesign: record.supportsSaveDesign, presets: record.supportsPresets },
  ...(record.supportsPresets && { presets: viewerPresets({ secrets }, record, reseller[0]) }),
  customisation: { ...viewerCustomisation(record), ...(Object.keys(popups).length > 0 && { popups }) },
  ...(prices && { prices }),
  ...words?.named,
  authorisedDomains: visitorHosts(config, organisation),
  endpoints: {
    enquiry: `${addresses.api}/viewer/contact/request`,
    privacy: `${addresses.root}/privacy`,
    events: `${addresses.api}/viewer/events`,
    designs: `${addresses.api}/viewer/designs`,
  },
});

const extensionsOf = ({ styleFile, scriptFile, scriptIntegrity }: ConfiguratorRecord) => ({
  ...(styleFile !== null && { style: styleFile }),
  ...(scriptFile !== null && scriptIntegrity !== null && { script: { file: scriptFile, integrity: scriptIntegrity } }),
});

function assertImages(type: ConfiguratorType, details: Record<string, unknown>, index: AssetIndex): void {
  if (type !== 'panoramic' && type !== 'stockset') return;
  const file = details as Partial<LayeredFile>;
  const missing = missingLayerImages(file, index);
  if (missing.length > 0) throw new AppError('versions.missing_images', { errors: { images: missing.slice(0, 20) } });
  const unfit = unfitImages({ base: file.base ?? null, layers: file.layers ?? [] }, index);
  if (unfit.length > 0) throw new AppError('versions.images_unfit', { errors: { images: unfit.slice(0, 20) } });
}

/** Images of layers that have another size than the image under them all; placeholders are not compared. */
function unfitImages(file: Pick<LayeredFile, 'base' | 'layers'>, index: AssetIndex): string[] {
  const frame = index[baseImagePath(file) ?? '']?.frame;
  const paths = file.layers.flatMap(({ items }) => (items ?? []).flatMap(({ image_path }) => image_path || []));
  return [...new Set(paths)].filter((path) => {
    const own = index[path]?.frame;
    const isRender = own !== undefined && own[0] >= configuratorLimits.renderWidthMinimum;
    return frame && isRender && (own[0] !== frame[0] || own[1] !== frame[1]);
  });
}
