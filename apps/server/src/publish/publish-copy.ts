import path from 'node:path';
import type {
  Asset,
  AssetIndex,
  AssetVariant,
  DeploymentFile,
  LatestFile,
  OpeningViews,
  ViewerPreset,
} from '@vitrine/contract/latest-file';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { GrantRecord } from '@vitrine/store/resellers/queries';
import { contentPaths, copyFolder } from '../hosting/paths.ts';
import { shareRobeImages } from '../images/robe-images.ts';
import type { Services } from '../services.ts';
import { visitorHosts } from '../visitor-origin.ts';
import { buildLatest, type LiveTexts, liveTexts, type ReadTexts } from './latest.ts';
import { writePresets } from './presets.ts';
import { publishedWords, writeWords } from './published-words.ts';

type Dependencies = Pick<Services, 'secrets' | 'content' | 'addresses' | 'config' | 'clock' | 'db' | 'versionFiles'>;

interface Tenants {
  organisation: OrganisationRecord;
  reseller: OrganisationRecord;
}

/**
 * Writes a reseller's copy of one version: what the viewer reads, under the reseller's name, for the websites of the
 * reseller and its organisation. Data files and images stay where they are. Writing is idempotent, so an interrupted
 * run is repeated.
 */
export async function publishCopy(
  services: Dependencies,
  record: ConfiguratorRecord,
  tenants: Tenants,
  version: number,
): Promise<void> {
  const { content, clock } = services;
  const { organisation, reseller } = tenants;
  const folder = copyFolder(reseller, record);
  const to = contentPaths(folder);
  const shown = { ...organisation, name: reseller.name };
  const words = await publishedWords(services, { record, organisation, reseller, version });
  const built = await buildLatest(services, record, shown, version, reseller);
  const latest = await shareRobeImages(content, record, built);
  const way = path.posix.relative(folder, record.dataUrl);
  const copy = {
    ...latest,
    assets: assetsSeenFrom(way, latest.assets),
    ...(latest.openings && { openings: openingsSeenFrom(way, latest.openings) }),
    ...copiedTexts(services, record, tenants, {
      prices: latest.prices,
      popups: latest.customisation.popups ?? {},
      words,
    }),
  };
  await writeWords(services, folder, words);
  await writePresets(services, record, folder);
  await content.write(to.latest, JSON.stringify(copy));
  const pointer: DeploymentFile = {
    version: fromThousandths(version),
    deployed_at: clock().toISOString(),
  };
  await content.write(to.deployment, JSON.stringify(pointer));
}

/** The parts of a copy's latest.json beside the version: the reseller's, for its websites and its organisation's. */
export function copiedTexts(
  services: Pick<Dependencies, 'addresses' | 'config' | 'secrets'>,
  record: ConfiguratorRecord,
  { organisation, reseller }: Tenants,
  read: ReadTexts,
): LiveTexts {
  const texts = liveTexts(
    services,
    record,
    { ...organisation, name: reseller.name },
    { reseller: [reseller.id], ...read },
  );
  const way = path.posix.relative(copyFolder(reseller, record), record.dataUrl);
  const logos = Object.entries(texts.customisation.logos).map(([slot, file]) => [slot, path.posix.join(way, file)]);
  return {
    ...texts,
    ...extensionsSeenFrom(way, texts),
    customisation: { ...texts.customisation, logos: Object.fromEntries(logos) },
    ...(texts.presets && { presets: presetsSeenFrom(way, texts.presets) }),
    authorisedDomains: visitorHosts(services.config, reseller, organisation),
  };
}

/** The copy's texts and presets when it has any, else the organisation's. */
export const asGranted = (record: ConfiguratorRecord, grant: GrantRecord): ConfiguratorRecord => ({
  ...record,
  customisation: grant.customisation ?? record.customisation,
  presets: grant.presets ?? record.presets,
});

const variantsSeenFrom = <Of extends { variants: AssetVariant[] }>(way: string, one: Of): Of => ({
  ...one,
  variants: one.variants.map((variant) => ({ ...variant, file: path.posix.join(way, variant.file) })),
});

const assetsSeenFrom = (way: string, assets: AssetIndex): AssetIndex =>
  Object.fromEntries(Object.entries(assets).map(([name, asset]) => [name, assetSeenFrom(way, asset)]));

const assetSeenFrom = (way: string, { tiles, ...asset }: Asset): Asset => ({
  ...variantsSeenFrom(way, asset),
  ...(tiles && { tiles: { ...tiles, name: path.posix.join(way, tiles.name) } }),
});

const openingsSeenFrom = (way: string, openings: OpeningViews): OpeningViews =>
  Object.fromEntries(
    Object.entries(openings).map(([name, views]) => [name, views.map((view) => variantsSeenFrom(way, view))]),
  );

const presetsSeenFrom = (way: string, presets: ViewerPreset[]): ViewerPreset[] =>
  presets.map((preset) => ({ ...preset, image: preset.image && path.posix.join(way, preset.image) }));

function extensionsSeenFrom(way: string, { style, script }: Pick<LatestFile, 'style' | 'script'>) {
  return {
    ...(style !== undefined && { style: `${way}/${style}` }),
    ...(script !== undefined && { script: { ...script, file: `${way}/${script.file}` } }),
  };
}
