import { ping } from '@vitrine/store/database';
import type { FastifyBaseLogger } from 'fastify';
import { type KnownCallers, knownCallers } from './accounts/known-callers.ts';
import { type VisitorEvents, visitorEvents } from './areas/analytics/visitor-events.ts';
import { type UploadWriters, uploadWriters } from './areas/uploads/upload-writers.ts';
import { type KnownImageVersions, knownImageVersions } from './design-images/known-versions.ts';
import type { Metrics } from './operations/metrics.ts';
import { newReadiness, type Readiness } from './operations/readiness.ts';
import { type SharedCounters, sharedCounters } from './plugins/shared-counters.ts';
import { type UploadSlots, uploadSlots } from './plugins/uploads/upload-slots.ts';
import type { Services } from './services.ts';

/** State that the sites of one process share: a limit or a queue applies to all of them. */
export interface SharedState {
  /** Request counts of public routes, of all servers. */
  requestCounts: SharedCounters;
  visitorEvents: VisitorEvents;
  callers: KnownCallers;
  imageVersions: KnownImageVersions;
  /** How many forms with files are being received. */
  uploadSlots: UploadSlots;
  /** Which uploads of single images are being received. */
  uploadWriters: UploadWriters;
  readiness: Readiness;
  /** Null unless the configuration names an address for them. */
  metrics: Metrics | null;
  /** Writes what is still buffered in memory. */
  close(): Promise<void>;
}

export async function openSharedState(services: Services, log: FastifyBaseLogger): Promise<SharedState> {
  const { config, db, content, clock, jobs, storedImages } = services;
  const requestCounts = sharedCounters({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'limits hold on each server by itself'),
  });
  const events = visitorEvents(services, log);
  const callers = await knownCallers(services);
  const imageVersions = await knownImageVersions(services);
  const metrics = config.metricsAddress ? (await import('./operations/metrics.ts')).newMetrics() : null;
  const readiness = newReadiness(async () => {
    await Promise.all([ping(db), content.check()]);
    readiness.isPreparing = readiness.isPreparing && (await jobs.isPending('prepare-demo'));
  });
  readiness.isPreparing = config.demo;
  return {
    requestCounts,
    visitorEvents: events,
    callers,
    imageVersions,
    uploadSlots: uploadSlots(),
    uploadWriters: uploadWriters(),
    readiness,
    metrics,
    close: async () => {
      await events.flush();
      await storedImages.flush();
      await requestCounts.close();
      await callers.close();
      await imageVersions.close();
      metrics?.close();
    },
  };
}
