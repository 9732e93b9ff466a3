import { listConfigurators } from '@vitrine/store/configurators/queries';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM, scopeOfOrganisation } from '@vitrine/store/scope';
import { copyFolder } from '../hosting/paths.ts';
import type { Services } from '../services.ts';

/**
 * Every night: queues the removal of copies that their resellers no longer have, where the job of the withdrawal did not succeed.
 * Until then the viewer goes on showing them.
 */
export async function sweepCopies({ db, content, jobs }: Pick<Services, 'db' | 'content' | 'jobs'>): Promise<void> {
  // A job has no caller, and looks at the copies of every reseller.
  for (const reseller of await listResellers(db, SYSTEM)) {
    const granted = new Set((await listGrants(db, [reseller.id])).map(({ configuratorId }) => configuratorId));
    for (const record of await listConfigurators(db, scopeOfOrganisation(reseller.parentId ?? 0))) {
      if (granted.has(record.id) || (await content.list(copyFolder(reseller, record))).length === 0) continue;
      await jobs.enqueue(db, 'grant-configurator', { resellerId: reseller.id, configuratorId: record.id });
    }
  }
  jobs.wake('grant-configurator');
}
