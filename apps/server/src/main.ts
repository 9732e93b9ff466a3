import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import v8 from 'node:v8';
import { migrate } from '@vitrine/store/migrate';
import { isRowSecurityBypassed } from '@vitrine/store/row-security';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openStore } from './open-store.ts';
import { logLines } from './plugins/log-lines.ts';
import { keepFilesPrivate, makePrivate } from './private-files.ts';
import { assertFitForProduction } from './production-settings.ts';
import { say, welcome } from './welcome.ts';

const BACKUP_EVERY_MS = 3_600_000;
/**
 * How long a start waits for live files to be compared: ten milliseconds each, more with a bucket. Those of a large
 * installation that are left are compared while it answers; until then their visitors see what they saw before.
 */
const REPAIR_FIRST_MS = 5_000;
/** The longest shutdown, once the server accepts no more connections. */
const CLOSE_WITHIN_MS = 10_000;
/** Time for a proxy's health checks to notice the shutdown, before the server accepts no more connections. */
const LEAVE_MS = 5_000;

/**
 * Collects garbage once the heap is half as large again as what is in use, instead of several times as large. Lists are
 * about a tenth slower with it.
 */
const limitHeap = (): void => v8.setFlagsFromString('--heap-growing-percent=50');

/** Starts the product: configuration, database, live files, jobs, and the listener last. */
async function start(): Promise<void> {
  const began = performance.now();
  keepFilesPrivate();
  const config = readConfig(process.env);
  assertFitForProduction(config);
  await assertPortFree(config);
  assertWritable(config.dataDir);
  const left = makePrivate(config.dataDir);
  if (left) say(`${left} belongs to another user, and others may read it. Give the data folder to this user.`);
  say(config.databaseUrl ? 'Connecting to the database' : 'Opening the embedded database');
  limitHeap();
  const opening = openStore(config);
  // Awaited below; without this, an error meanwhile would end the process without its sentence.
  opening.catch(() => undefined);
  // Reading the rest of the code takes about as long as the database in its own thread: both happen at the same time.
  const { buildApp } = await import('./app.ts');
  const { servicesOn, startJobs } = await import('./open-services.ts');
  const { isEmpty, seedDemo } = await import('./demo/seed.ts');
  const { keepBuilds } = await import('./hosting/earlier-builds.ts');
  const { hideVersions, sweepVersions } = await import('./hosting/hide-versions.ts');
  const { repairCopies, repairLiveFiles } = await import('./publish/repair.ts');
  const store = await opening;
  const applied = await migrate(store, path.join(config.root, 'packages/store/migrations'));
  if (applied.length > 0) say(`Database brought up to date: ${applied.join(', ')}`);
  if (config.production) {
    const { assertNoDemoAccounts } = await import('./demo/demo-accounts.ts');
    await assertNoDemoAccounts(store.db);
  }
  if (config.databaseUrl && config.rowSecurity && (await isRowSecurityBypassed(store.db)))
    say(
      'Row-level security does not hold: the database is opened by a superuser. docs/operations.md says how to change that.',
    );
  const services = await servicesOn(config, store);
  const leaving = new AbortController();
  let repairs = Promise.resolve(0);
  const prepareData = async (): Promise<void> => {
    await services.jobs.start();
    if (config.demo && (await isEmpty(services.db))) await seedDemo(services, say);
    repairs = repairLiveFiles(services, say, leaving.signal).then(() => repairCopies(services, say, leaving.signal));
    await Promise.race([repairs, delay(REPAIR_FIRST_MS, undefined, { ref: false })]);
  };
  // One waits for the database while the other computes.
  const [app] = await Promise.all([
    buildApp(services, { level: config.production ? 'info' : 'warn', serializers: logLines }),
    prepareData(),
  ]);
  await startJobs(services, app.log);
  await app.listen({ port: config.port, host: process.env.HOST || (config.production ? '0.0.0.0' : 'localhost') });
  // Nobody waits for these: the files of this build are needed after the next release, and the other two are jobs of
  // every hour too, and move or remove only what older versions of the product left behind. On a database server an
  // older process may still read files at the old path: there the job removes them.
  const tidying = repairs
    .then(() => keepBuilds(services))
    .then(() => hideVersions(services, say))
    .then(() => (config.databaseUrl ? undefined : sweepVersions(services, say)));
  tidying.catch((error) => app.log.error(error));
  const backups = setInterval(() => void store.backup().catch((error) => app.log.error(error)), BACKUP_EVERY_MS);
  if (config.metricsAddress) await app.shared.metrics?.serve(config.metricsAddress);
  closeOnSignal(async () => {
    clearInterval(backups);
    leaving.abort();
    app.shared.readiness.isLeaving = true;
    if (config.production) await delay(LEAVE_MS);
    await app.close();
    await tidying.catch(() => undefined);
    await services.jobs.stop();
    await store.close();
  });
  welcome(config, services.addresses, (performance.now() - began) / 1000);
  if (config.demo && (await services.jobs.isPending('prepare-demo')))
    say('The images of the demo are being prepared: its rooms appear one after the other.\n');
}

/** Checked before anything is opened, so that a second start fails immediately, with the reason. */
function assertPortFree({ port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new ConfigError(
          `Port ${port} is taken by another program. Stop it, or start with another one: PORT=4100 npm start`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

function assertWritable(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new ConfigError(
      `The data folder ${folder} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
    );
  }
}

function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    say('Closing');
    setTimeout(() => process.exit(1), LEAVE_MS + CLOSE_WITHIN_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

start().catch((error: unknown) => {
  const known = error instanceof Error ? error.message : String(error);
  console.error(`\nVitrine could not start. ${known}`);
  if (process.env.DEBUG) console.error(error);
  process.exit(1);
});
