import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { Configurator, ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { highestOfMajors } from '@vitrine/domain/versions/next-minor-version';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';
import { contentPaths, copyFolder, UPLOADS_INDEX } from '../hosting/paths.ts';
import { ROBES_FOLDER } from '../images/robe-images.ts';
import { presentIntake } from '../intake/present-intake.ts';
import type { LoadedConfigurator } from './load-configurator.ts';

/** A configurator on the wire. */
export function presentConfigurator({ record, versions, preparing }: LoadedConfigurator): Configurator {
  const paths = contentPaths(record.dataUrl);
  const deployedVersion = record.copyVersion ?? record.deployedVersion;
  const liveUrl = record.copyBase ? copyFolder({ dataUrl: record.copyBase }, record) : record.dataUrl;
  const live = contentPaths(liveUrl);
  const liveRow = versions.find(({ version }) => version === deployedVersion);
  const addresses = record.copyVersion === undefined ? record.contactEmail : (record.copyContacts ?? null);
  return {
    id: record.id,
    name: record.name,
    safe_name: record.safeName,
    sku: record.sku,
    configurator_type_id: record.typeId,
    layout: record.layout,
    organisation_id: record.organisationId,
    group: { id: record.groupId, name: record.groupName, safe_name: record.groupSafeName },
    group_id: record.groupId,
    group_name: record.groupName,
    deployed: deployedVersion !== null,
    deployed_version: deployedVersion === null ? null : fromThousandths(deployedVersion),
    versions: versions.map((row) => fromThousandths(row.version)),
    scenes: record.scenes,
    supports_presets: record.supportsPresets,
    supports_save_design: record.supportsSaveDesign,
    supports_style_finder: record.supportsStyleFinder,
    contact_email: addresses && JSON.stringify(addresses),
    currency: record.currency,
    data_url: record.dataUrl,
    live_url: liveUrl,
    assets_path: record.typeId === CONFIGURATOR_TYPE.slidingrobe ? `${ROBES_FOLDER}/assets` : paths.assets,
    metadata_path: live.latest,
    file_paths: {
      metadata: live.latest,
      assets: `${record.dataUrl}/${record.uploadsIndex ?? UPLOADS_INDEX}`,
      deployment: live.deployment,
      style: record.styleFile && `${record.dataUrl}/${record.styleFile}`,
      script: record.scriptFile && `${record.dataUrl}/${record.scriptFile}`,
    },
    image: record.image,
    updated_at: record.updatedAt.toISOString(),
    preparing: preparing ? { done: preparing.done, total: preparing.total } : null,
    linked: record.copyVersion !== undefined,
    details: liveRow ? paths.minifiedData(liveRow) : null,
    json_file: versions[0] ? paths.data(versions[0]) : null,
  };
}

export const presentConfiguratorWithVersions = (loaded: LoadedConfigurator): ConfiguratorWithVersions => ({
  ...presentConfigurator(loaded),
  manufacturer_version: manufacturerVersion(loaded.record),
  highest_versions: highestOfMajors(loaded.taken ?? []).map(fromThousandths),
  version_rows: loaded.versions.map((row) => ({
    version: fromThousandths(row.version),
    created_at: row.createdAt.toISOString(),
    author: row.author,
    author_id: row.authorId,
    changes: row.changes,
    based_on: row.basedOn === null ? null : fromThousandths(row.basedOn),
    note: row.note,
    reseller_id: row.resellerId,
    asset_index: row.assetIndex ?? loaded.record.uploadsIndex,
    json_file: contentPaths(loaded.record.dataUrl).data(row),
  })),
  images: presentIntake(loaded.intake, loaded.record),
});

const manufacturerVersion = ({ copyVersion, deployedVersion }: ConfiguratorRecord): number | null =>
  copyVersion === undefined || deployedVersion === null ? null : fromThousandths(deployedVersion);
