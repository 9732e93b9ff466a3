import type { versionRoutes } from '@vitrine/contract/versions/routes';
import type { Edits } from '@vitrine/domain/catalogue/edits';
import { call } from '../../calls/call.ts';

export interface MinorSave {
  configurator: { id: number; name: string; sku: string | null };
  edits: Edits;
  basedOn: number;
  newVersion: number;
}

/** Edits travel as JSON text beside the version that they were made on (decision A22). */
export const saveMinorVersion = ({ configurator, edits, basedOn, newVersion }: MinorSave) =>
  call<typeof versionRoutes.saveMinorVersion>('PATCH', '/configurators/:configuratorId/version/minor', {
    params: { configuratorId: configurator.id },
    body: {
      id: configurator.id,
      name: configurator.name,
      sku: configurator.sku,
      data: JSON.stringify(edits),
      version: basedOn,
      new_version: newVersion,
    },
  });

export interface Deployment {
  configuratorId: number;
  version: number;
  /** The live version that the caller saw. */
  basedOn: number | null;
  /** The reseller whose copy is meant; null means the configurator itself. */
  resellerId: number | null;
}

export const deployVersion = ({ configuratorId, version, basedOn, resellerId }: Deployment) =>
  call<typeof versionRoutes.deployVersion>('POST', '/configurators/:configuratorId/deploy', {
    params: { configuratorId },
    body: { version: String(version), based_on: basedOn, ...(resellerId !== null && { reseller: resellerId }) },
  });
