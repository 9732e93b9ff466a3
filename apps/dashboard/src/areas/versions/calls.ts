import type { versionRoutes } from '@vitrine/contract/versions/routes';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { call } from '../../calls/call.ts';

export interface MinorSave {
  configurator: { id: number; name: string; sku: string | null };
  edits: Edits;
  basedOn: number;
  newVersion: number;
  /** The newest version that the user has seen. The server rejects the save if somebody else saved a newer one. */
  newestSeen: number | null;
  note: string;
  /** The reseller whose copy is edited; null for the configurator itself. */
  resellerId: number | null;
}

/** Sends the edits as JSON text, with the version that was edited. */
export const saveMinorVersion = ({
  configurator,
  edits,
  basedOn,
  newVersion,
  newestSeen,
  note,
  resellerId,
}: MinorSave) =>
  call<typeof versionRoutes.saveMinorVersion>('PATCH', '/configurators/:configuratorId/version/minor', {
    params: { configuratorId: configurator.id },
    body: {
      id: configurator.id,
      name: configurator.name,
      sku: configurator.sku,
      data: JSON.stringify(edits),
      version: basedOn,
      new_version: newVersion,
      newest_seen: newestSeen,
      note,
      ...(resellerId !== null && { reseller: resellerId }),
    },
  });

/** A dry run changes nothing; it returns the changes. */
export const syncAirtable = (organisationId: number, configuratorId: number, dryRun: boolean) =>
  call<typeof versionRoutes.syncAirtable>(
    'POST',
    '/organisations/:organisationId/configurators/:configuratorId/airtable/sync',
    { params: { organisationId, configuratorId }, body: { dry_run: dryRun } },
  );

export interface Deployment {
  configuratorId: number;
  version: number;
  /** The live version that the caller saw. */
  basedOn: number | null;
  /** The reseller who has the copy; null for the configurator itself. */
  resellerId: number | null;
  /** File path of the scene whose stock visualisers get the new version; '' for none. */
  propagateScene: string;
  /** Whether the style finder generates presets afterwards. */
  auto: boolean;
}

export const deployVersion = ({ configuratorId, version, basedOn, resellerId, propagateScene, auto }: Deployment) =>
  call<typeof versionRoutes.deployVersion>('POST', '/configurators/:configuratorId/deploy', {
    params: { configuratorId },
    body: {
      version: String(version),
      based_on: basedOn,
      propagate_scene: propagateScene,
      auto,
      ...(resellerId !== null && { reseller: resellerId }),
    },
  });

export const readPropagation = (configuratorId: number, propagationId: number) =>
  call<typeof versionRoutes.readPropagation>('GET', '/configurators/:configuratorId/propagations/:propagationId', {
    params: { configuratorId, propagationId },
  });

/** The download of a version as data file and images. */
export const exportAddress = (configuratorId: number, version: number, resellerId: number | null): string =>
  `/api/configurators/${configuratorId}/versions/${version}/export${resellerId === null ? '' : `?reseller=${resellerId}`}`;
