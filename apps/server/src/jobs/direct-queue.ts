import { inRequest, requestId } from '../request/request-id.ts';
import type { JobHandler, JobName, JobQueue, Jobs } from './job-queue.ts';

/** A queue in memory whose jobs run when `drain` is called; tests use it to see what a request caused. */
export function directQueue(): JobQueue & { drain(): Promise<void> } {
  const handlers = new Map<JobName, JobHandler<JobName>>();
  const waiting: { name: JobName; data: Jobs[JobName]; requestedBy: string | undefined }[] = [];
  return {
    enqueue: async (_db, name, data) => {
      waiting.push({ name, data, requestedBy: requestId() });
    },
    wake: () => undefined,
    declare: async () => undefined,
    isPending: async (name) => waiting.some((job) => job.name === name),
    handle: async (name, handler) => {
      handlers.set(name, handler as JobHandler<JobName>);
    },
    repeat: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
    drain: async () => {
      for (let job = waiting.shift(); job; job = waiting.shift())
        await inRequest(job.requestedBy ?? job.name, async () => handlers.get(job.name)?.(job.data, { last: false }));
    },
  };
}
