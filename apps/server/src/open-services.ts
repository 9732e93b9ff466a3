import path from 'node:path';
import { openEmbedded, openPostgres, type Store } from '@vitrine/store/open';
import { addressesOf } from './addresses.ts';
import { sendMail } from './areas/mails/send-mail.ts';
import type { Config } from './config.ts';
import { pgBossQueue } from './jobs/pg-boss-queue.ts';
import { mailboxMailer, smtpMailer } from './ports/mailer.ts';
import { openContentFiles } from './ports/open-content-files.ts';
import type { Services } from './services.ts';

/** Opens the database that the configuration names. */
export const openStore = (config: Config): Promise<Store> =>
  config.databaseUrl ? Promise.resolve(openPostgres(config.databaseUrl)) : openEmbedded(config.dataDir);

/** The real ways out for a configuration, on an open store. Jobs are bound to their handlers but not started. */
export async function servicesOn(config: Config, store: Store): Promise<Services> {
  return {
    config,
    addresses: addressesOf(config),
    db: store.db,
    content: await openContentFiles(config.contentUrl, path.join(config.dataDir, 'content')),
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, `no-reply@${config.baseDomain}`) : mailboxMailer,
    jobs: pgBossQueue(store, (error) => console.error('Job queue:', error instanceof Error ? error.message : error)),
    clock: () => new Date(),
  };
}

export async function startJobs(services: Services): Promise<void> {
  await services.jobs.start();
  await services.jobs.handle('send-mail', (data, attempt) => sendMail(services, data, attempt));
}
