import path from 'node:path';
import { refuse } from '@vitrine/contract/errors';
import type { AssetIndex, DeploymentFile } from '@vitrine/contract/latest-file';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Services } from '../services.ts';
import { buildLatest } from './latest.ts';
import { contentPaths, copyFolder } from './paths.ts';

type Given = Pick<Services, 'content' | 'addresses' | 'config' | 'clock'>;

/**
 * Writes a reseller's copy of one version (decisions B5, A56): its data files and what the viewer reads, under the
 * reseller's name, on its websites and its organisation's. Pictures stay where they are, named by their content. Written
 * anew it is the same, so that a run that was cut short is simply run again.
 */
export async function publishCopy(
  given: Given,
  record: ConfiguratorRecord,
  houses: { organisation: OrganisationRecord; reseller: OrganisationRecord },
  version: number,
): Promise<void> {
  const { content, clock } = given;
  const { organisation, reseller } = houses;
  const from = contentPaths(record.dataUrl);
  const folder = copyFolder(reseller, record);
  const to = contentPaths(folder);
  for (const kind of ['data', 'minifiedData'] as const) {
    const bytes = await content.read(from[kind](version));
    if (!bytes) throw refuse('versions.missing');
    await content.write(to[kind](version), bytes);
  }
  const latest = await buildLatest(given, record, { ...organisation, name: reseller.name }, version, [reseller.id]);
  const domains = [reseller.authorisedDomain, reseller.accessDomain].filter((domain) => domain !== null);
  const copy = {
    ...latest,
    assets: assetsSeenFrom(folder, record.dataUrl, latest.assets),
    authorisedDomains: [...new Set([...domains, ...latest.authorisedDomains])],
  };
  await content.write(to.assetIndex, JSON.stringify(copy.assets));
  await content.write(to.latest, JSON.stringify(copy));
  const pointer: DeploymentFile = {
    version: fromThousandths(version),
    deployed_at: clock().toISOString(),
    data: to.data(version),
    data_min: to.minifiedData(version),
  };
  await content.write(to.deployment, JSON.stringify(pointer));
}

function assetsSeenFrom(folder: string, origin: string, assets: AssetIndex): AssetIndex {
  const way = path.posix.relative(folder, origin);
  return Object.fromEntries(
    Object.entries(assets).map(([name, asset]) => [
      name,
      { ...asset, variants: asset.variants.map((variant) => ({ ...variant, file: `${way}/${variant.file}` })) },
    ]),
  );
}
