import type { LatestFile } from '@vitrine/contract/latest-file';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { listConfigurators } from '@vitrine/store/configurators/queries';
import { findOrganisation } from '@vitrine/store/organisations/queries';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import type { Services } from '../services.ts';
import { publish } from './latest.ts';
import { contentPaths, copyFolder } from './paths.ts';
import { asGranted, publishCopy } from './publish-copy.ts';

/** Files of before know fewer of them. */
const hasEndpoints = ({ endpoints }: LatestFile, api: string): boolean =>
  endpoints.enquiry.startsWith(`${api}/`) && endpoints.designs !== undefined;

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
    const fits = latest?.version === fromThousandths(record.deployedVersion) && hasEndpoints(latest, addresses.api);
    if (fits) continue;
    const organisation = await findOrganisation(db, SYSTEM, record.organisationId);
    if (!organisation) continue;
    await publish(services, record, organisation, record.deployedVersion);
    repaired++;
  }
  return repaired;
}

/**
 * The same for resellers' copies. One that cannot be written is left for the next start: a missing file of one copy must
 * not keep the whole product down. Answers how many were written anew.
 */
export async function repairCopies(services: Services, say: (line: string) => void): Promise<number> {
  const { db, content, addresses } = services;
  const records = new Map((await listConfigurators(db, SYSTEM)).map((record) => [record.id, record]));
  const resellers = new Map((await listResellers(db, SYSTEM)).map((reseller) => [reseller.id, reseller]));
  let repaired = 0;
  for (const grant of await listGrants(db, [...resellers.keys()])) {
    const [record, reseller] = [records.get(grant.configuratorId), resellers.get(grant.resellerId)];
    const organisation = record && (await findOrganisation(db, SYSTEM, record.organisationId));
    if (grant.status !== 'ready' || !record || !reseller || !organisation) continue;
    const live = await content.read(contentPaths(copyFolder(reseller, record)).latest);
    const latest = live ? (JSON.parse(live.toString('utf8')) as LatestFile) : null;
    const fits = latest?.version === fromThousandths(grant.version) && hasEndpoints(latest, addresses.api);
    if (fits) continue;
    try {
      await publishCopy(services, asGranted(record, grant), { organisation, reseller }, grant.version);
      repaired++;
    } catch (error) {
      say(`The copy of ${record.name} for ${reseller.name} could not be written: ${(error as Error).message}`);
    }
  }
  return repaired;
}
