import { type ConfiguratorRecord, listConfigurators } from '@vitrine/store/configurators/queries';
import { listGrants, listResellers } from '@vitrine/store/resellers/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { copyFolder } from '../hosting/paths.ts';
import type { Services } from '../services.ts';

/**
 * Every night: queues the removal of copies that their resellers no longer have, where the job of the withdrawal did not succeed.
 * Until then the viewer goes on showing them.
 */
export async function sweepCopies({ db, content, jobs }: Pick<Services, 'db' | 'content' | 'jobs'>): Promise<void> {
  // A job has no caller, and looks at the copies of every reseller.
  const configurators = new Map<number, ConfiguratorRecord[]>();
  for (const record of await listConfigurators(db, SYSTEM)) {
    const others = configurators.get(record.organisationId);
    if (others) others.push(record);
    else configurators.set(record.organisationId, [record]);
  }
  for (const reseller of await listResellers(db, SYSTEM)) {
    const folders = foldersOf(await content.list(reseller.dataUrl), reseller.dataUrl);
    if (folders.size === 0) continue;
    const granted = new Set((await listGrants(db, [reseller.id])).map(({ configuratorId }) => configuratorId));
    for (const record of configurators.get(reseller.parentId ?? 0) ?? []) {
      if (granted.has(record.id) || !folders.has(copyFolder(reseller, record))) continue;
      await jobs.enqueue(db, 'grant-configurator', { resellerId: reseller.id, configuratorId: record.id });
    }
  }
  jobs.wake('grant-configurator');
}

/** The folders directly below one, by the files in them. */
const foldersOf = (files: readonly string[], parent: string): Set<string> =>
  new Set(files.map((file) => `${parent}/${file.slice(parent.length + 1).split('/')[0]}`));
