import type { versionRoutes } from '@vitrine/contract/versions/routes';
import type { Edits } from '@vitrine/domain/catalogue/edits/edits';
import { call } from '../../calls/call.ts';

export interface MinorSave {
  configurator: { id: number; name: string; sku: string | null };
  edits: Edits;
  basedOn: number;
  newVersion: number;
  /** The newest version that is known here; a newer one by somebody else refuses the save. */
  newestSeen: number | null;
  note: string;
}

/** Edits are sent as JSON text, with the version that they were made on. */
export const saveMinorVersion = ({ configurator, edits, basedOn, newVersion, newestSeen, note }: MinorSave) =>
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
    },
  });

/** A dry run only tells what would change. */
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
  /** The reseller whose copy is meant; null means the configurator itself. */
  resellerId: number | null;
  /** File path of the scene whose stock visualisers follow; '' for none. */
  propagateScene: string;
  /** The style finder makes presets again afterwards. */
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
