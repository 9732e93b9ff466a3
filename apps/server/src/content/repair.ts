import type { LatestFile } from '@vitrine/contract/latest-file';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { listConfigurators } from '@vitrine/store/configurators/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../services.ts';
import { publish } from './latest.ts';
import { contentPaths } from './paths.ts';

/**
 * Makes the live files say what the database says. A crash between a deploy's commit and its files, or a changed host
 * or port, leaves them behind; each start puts that right. Answers how many were written anew.
 */
export async function repairLiveFiles(services: Services): Promise<number> {
  const { db, content, addresses } = services;
  let repaired = 0;
  for (const record of await listConfigurators(db, SYSTEM)) {
    if (record.deployedVersion === null) continue;
    const live = await content.read(contentPaths(record.dataUrl).latest);
    const latest = live ? (JSON.parse(live.toString('utf8')) as LatestFile) : null;
    const fits =
      latest?.version === fromThousandths(record.deployedVersion) &&
      latest.endpoints.enquiry.startsWith(`${addresses.api}/`);
    if (fits) continue;
    const organisation = await findOrganisation(db, SYSTEM, record.organisationId);
    if (!organisation) continue;
    await publish(services, record, organisation, record.deployedVersion);
    repaired++;
  }
  return repaired;
}
