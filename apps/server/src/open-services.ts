import path from 'node:path';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { webhookLimits } from '@vitrine/contract/webhooks/limits';
import type { Store } from '@vitrine/store/open';
import { addressesOf } from './addresses.ts';
import { forgetVisitorsBefore } from './areas/analytics/visitor-hash.ts';
import { noticeUsage } from './areas/billing/notice-usage.ts';
import { sendEmails } from './areas/emails/send-email.ts';
import { sweepEnquiryFolders } from './areas/enquiries/intake/enquiry-folders.ts';
import { deleteOldEnquiries } from './areas/enquiries/retention/retention.ts';
import { recheckDomains } from './areas/organisations/recheck-domains.ts';
import { grantConfigurator } from './areas/resellers/grant-configurator.ts';
import { sendRecoveryEmail } from './areas/session/links/recovery.ts';
import { sweepImageUploads } from './areas/uploads/sweep-uploads.ts';
import { propagateScene } from './areas/versions/propagate-scene.ts';
import { deliverWebhooks } from './areas/webhooks/deliver.ts';
import type { Config } from './config.ts';
import { prepareDemo } from './demo/prepare-demo.ts';
import { DrawingQueue } from './design-images/drawing-queue.ts';
import { StoredImages, sweepDesignImages } from './design-images/stored-images.ts';
import { keepBuilds } from './hosting/earlier-builds.ts';
import { hideVersions, sweepVersions } from './hosting/hide-versions.ts';
import { removeContent, sweepFolders } from './hosting/remove-folders.ts';
import { versionFiles } from './hosting/version-files.ts';
import { sweepPresetImages } from './images/sweep-preset-images.ts';
import { sweepOriginals } from './intake/originals.ts';
import { prepareForAWhile } from './intake/prepare-images.ts';
import { sweepUploads } from './intake/staging.ts';
import { type JobLog, loggedJobs } from './jobs/logged-jobs.ts';
import { pgBossQueue } from './jobs/pg-boss-queue.ts';
import { publicDomainProofs } from './ports/domain-proofs.ts';
import { mailboxMailer, smtpMailer } from './ports/mailer.ts';
import { openContentFiles } from './ports/open-content-files.ts';
import { openStyleFinder } from './ports/open-style-finder.ts';
import { openSecrets } from './ports/secrets.ts';
import { airtable } from './ports/spreadsheets.ts';
import { webhookClient } from './ports/webhook-client.ts';
import { publishOrganisation } from './publish/publish-organisation.ts';
import { renewAllOpenings } from './publish/renew-openings.ts';
import { repairCopies, repairLiveFiles } from './publish/repair.ts';
import { sweepCopies } from './publish/sweep-copies.ts';
import { sweepWords } from './publish/sweep-words.ts';
import type { Services } from './services.ts';
import { say } from './welcome.ts';

/** The real services for a configuration, on an open store. Jobs are bound to their handlers but not started. */
export async function servicesOn(config: Config, store: Store): Promise<Services> {
  const addresses = addressesOf(config);
  const clock = () => new Date();
  const content = await openContentFiles(config.contentUrl, path.join(config.dataDir, 'content'));
  return {
    config,
    addresses,
    db: store.db,
    listen: store.listen,
    content,
    versionFiles: versionFiles(content),
    drawings: new DrawingQueue(),
    storedImages: new StoredImages(
      { content, db: store.db, clock },
      { onError: (error) => console.error('Images of designs:', error) },
    ),
    mailer: config.smtpUrl
      ? smtpMailer(config.smtpUrl, `no-reply@${config.baseDomain}`, { requireTls: config.smtpRequiresTls })
      : mailboxMailer,
    jobs: pgBossQueue(store, {
      alone: config.databaseUrl === null,
      onError: (error) => console.error('Job queue:', error instanceof Error ? error.message : error),
    }),
    secrets: await openSecrets(config.secretKey, config.dataDir),
    domainProofs: publicDomainProofs(),
    spreadsheets: airtable(config.airtableUrl),
    styleFinder: openStyleFinder(config.styleFinderUrl, { content, addresses }),
    webhookClient: webhookClient({ anywhere: config.demo, timeoutMs: webhookLimits.answerSeconds * 1000 }),
    clock,
  };
}

const EVERY_HOUR = '7 * * * *';
const EVERY_NIGHT = `0 ${enquiryLimits.deletedAtHour} * * *`;
const BEFORE_DAWN = `20 ${organisationLimits.domainsCheckedAtHour} * * *`;
const EVERY_MINUTE = '* * * * *';

/** Runs and repeats jobs. The queue has been started. */
export async function startJobs(services: Services, log: JobLog): Promise<void> {
  await handleJobs(services, log);
  await services.jobs.repeat('check-usage', EVERY_HOUR);
  await services.jobs.repeat('forget-visitors', EVERY_HOUR);
  await services.jobs.repeat('sweep-uploads', EVERY_HOUR);
  await services.jobs.repeat('sweep-versions', EVERY_HOUR);
  await services.jobs.repeat('deliver-webhooks', EVERY_MINUTE);
  await services.jobs.repeat('delete-old-enquiries', EVERY_NIGHT);
  await services.jobs.repeat('sweep-preset-images', EVERY_NIGHT);
  await services.jobs.repeat('sweep-design-images', EVERY_NIGHT);
  await services.jobs.repeat('sweep-words', EVERY_NIGHT);
  await services.jobs.repeat('sweep-folders', EVERY_NIGHT);
  await services.jobs.repeat('repair-live-files', EVERY_NIGHT);
  await services.jobs.repeat('keep-builds', EVERY_NIGHT);
  await services.jobs.repeat('recheck-domains', BEFORE_DAWN);
}

/** Binds every job to its handler. */
export async function handleJobs(services: Services, log?: JobLog): Promise<void> {
  const jobs = log ? loggedJobs(services.jobs, log) : services.jobs;
  await jobs.handle('send-email', (data, attempt) => sendEmails(services, data, attempt));
  await jobs.handle('request-recovery', (data) => sendRecoveryEmail(services, data));
  await jobs.handle('publish-organisation', (data) => publishOrganisation(services, data));
  await jobs.handle('grant-configurator', (data) => grantConfigurator(services, data));
  await jobs.handle('propagate-scene', (data, attempt) => propagateScene(services, data, attempt));
  await jobs.handle('prepare-images', (data, attempt) => prepareForAWhile(services, data, attempt));
  await jobs.handle('prepare-demo', async (data, attempt) => {
    await prepareDemo(services, data, attempt);
    say('All images of the demo are ready');
  });
  await jobs.handle('check-usage', () => noticeUsage(services));
  await jobs.handle('forget-visitors', () => forgetVisitorsBefore(services));
  await jobs.handle('sweep-uploads', async () => {
    await sweepUploads(services);
    await sweepImageUploads(services);
    await sweepOriginals(services);
  });
  await jobs.handle('sweep-versions', async () => {
    // In this order: files that an older server has just saved stay at its path until the next hour.
    await sweepVersions(services, console.error);
    await hideVersions(services, console.error);
  });
  await jobs.handle('sweep-preset-images', () => sweepPresetImages(services));
  await jobs.handle('sweep-design-images', () => sweepDesignImages(services));
  await jobs.handle('sweep-words', () => sweepWords(services));
  await jobs.handle('sweep-folders', () => sweepFolders(services));
  await jobs.handle('repair-live-files', async () => {
    await repairLiveFiles(services, console.error);
    await repairCopies(services, console.error);
    await sweepCopies(services);
    await renewAllOpenings(services, console.error);
  });
  await jobs.handle('keep-builds', () => keepBuilds(services));
  await jobs.handle('delete-old-enquiries', async () => {
    await deleteOldEnquiries(services);
    await sweepEnquiryFolders(services);
  });
  await jobs.handle('recheck-domains', () => recheckDomains(services));
  await jobs.handle('deliver-webhooks', () => deliverWebhooks(services));
  await jobs.handle('remove-content', ({ folders }) => removeContent(services, folders));
}
