import type { Store } from '@vitrine/store/open';
import type { Addresses } from './addresses.ts';
import type { Config } from './config.ts';
import type { DrawingQueue } from './design-images/drawing-queue.ts';
import type { StoredImages } from './design-images/stored-images.ts';
import type { VersionFiles } from './hosting/version-files.ts';
import type { DrawnView } from './images/tasks/draw-view.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ContentFiles } from './ports/content-files.ts';
import type { DomainProofs } from './ports/domain-proofs.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Secrets } from './ports/secrets.ts';
import type { Spreadsheets } from './ports/spreadsheets.ts';
import type { StyleFinder } from './ports/style-finder.ts';
import type { WebhookClient } from './ports/webhook-client.ts';

/** The dependencies of services: the database, the ports, the clock. Nothing is reached by import. */
export interface Services {
  config: Config;
  addresses: Addresses;
  db: Store['db'];
  /** Receives messages that any server process of this database sends (live/publish.ts). */
  listen: Store['listen'];
  content: ContentFiles;
  versionFiles: VersionFiles;
  /** All images of designs that this process has drawn wait here, for every use. */
  drawings: DrawingQueue<DrawnView>;
  /** Images and models of designs that were made for an address or a file. */
  storedImages: StoredImages;
  mailer: Mailer;
  jobs: JobQueue;
  secrets: Secrets;
  domainProofs: DomainProofs;
  spreadsheets: Spreadsheets;
  styleFinder: StyleFinder;
  webhookClient: WebhookClient;
  clock: () => Date;
}
