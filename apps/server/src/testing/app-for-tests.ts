import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '@vitrine/store/migrate';
import type { Store } from '@vitrine/store/open';
import { openFromImage } from '@vitrine/store/testing/database-image';
import { openFreshPostgres } from '@vitrine/store/testing/fresh-postgres';
import { addressesOf } from '../addresses.ts';
import { type App, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { DrawingQueue } from '../design-images/drawing-queue.ts';
import { StoredImages } from '../design-images/stored-images.ts';
import { versionFiles } from '../hosting/version-files.ts';
import { directQueue } from '../jobs/direct-queue.ts';
import { handleJobs } from '../open-services.ts';
import { contentFolder } from '../ports/content-folder.ts';
import type { OutgoingEmail } from '../ports/mailer.ts';
import { openStyleFinder } from '../ports/open-style-finder.ts';
import { secretsWith } from '../ports/secrets.ts';
import { airtable } from '../ports/spreadsheets.ts';
import { webhookClient } from '../ports/webhook-client.ts';
import type { Services } from '../services.ts';

export interface TestApp {
  app: App;
  services: Services;
  store: Store;
  /** Email that was sent, oldest first; `deliver` runs the waiting jobs. */
  sent: OutgoingEmail[];
  deliver(): Promise<void>;
  /** The TXT records of the test DNS, by name. */
  domainRecords: Map<string, string[]>;
  /** Moves the server's clock. */
  setNow(now: Date): void;
  close(): Promise<void>;
}

/** Adds a record name for which no name server answers. */
export const NAME_SERVERS_SILENT = 'silent';

/** The day of all tests. */
export const TEST_DAY = new Date('2026-06-15T12:00:00Z');

/** The real server on a real, empty Postgres in memory (or one of `serverUrl`), with files in a temporary folder. */
export async function appForTests(
  env: Record<string, string> = {},
  serverUrl = process.env.TEST_DATABASE_URL,
): Promise<TestApp> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-test-'));
  const config = readConfig({ PORT: '4000', DATA_DIR: dataDir, VITRINE_DEMO: '1', ...env });
  const store = await (serverUrl ? openFreshPostgres(serverUrl) : openFromImage());
  await migrate(store, path.join(config.root, 'packages/store/migrations'));
  const jobs = directQueue();
  const sent: OutgoingEmail[] = [];
  const domainRecords = new Map<string, string[]>();
  let now = TEST_DAY;
  const addresses = addressesOf(config);
  const content = contentFolder(path.join(dataDir, 'content'));
  const services: Services = {
    config,
    addresses,
    db: store.db,
    listen: store.listen,
    content,
    versionFiles: versionFiles(content),
    drawings: new DrawingQueue(),
    storedImages: new StoredImages({ content, db: store.db, clock: () => now }, { onError: console.error }),
    mailer: { send: async (email) => void sent.push(email) },
    jobs,
    secrets: secretsWith('a key for tests only, of forty characters'),
    domainProofs: {
      find: async ({ recordName }) => ({
        texts: domainRecords.get(recordName) ?? [],
        isClear: !domainRecords.has(NAME_SERVERS_SILENT),
      }),
    },
    spreadsheets: airtable(config.airtableUrl),
    styleFinder: openStyleFinder(config.styleFinderUrl, { content, addresses }),
    webhookClient: webhookClient({ anywhere: true, timeoutMs: 2_000 }),
    clock: () => now,
  };
  await handleJobs(services);
  const app = await buildApp(services);
  return {
    app,
    services,
    store,
    sent,
    domainRecords,
    deliver: () => jobs.drain(),
    setNow: (moment) => {
      now = moment;
    },
    close: async () => {
      await app.close();
      await store.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
