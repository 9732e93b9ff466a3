import type { FastifyBaseLogger } from 'fastify';
import { requestId } from '../request/request-id.ts';
import type { JobQueue } from './job-queue.ts';

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The queue, with a log line for each job: its name, its request, how long it took, and why it failed. */
export const loggedJobs = (jobs: JobQueue, log: JobLog): Pick<JobQueue, 'handle'> => ({
  handle: (name, handler) =>
    jobs.handle(name, async (data, attempt) => {
      const began = performance.now();
      const line = () => ({ reqId: requestId(), job: name, ms: Math.round(performance.now() - began) });
      try {
        await handler(data, attempt);
      } catch (err) {
        if (attempt.last) log.error({ ...line(), err }, 'job failed for good');
        else log.warn({ ...line(), err }, 'job failed, and is tried again');
        throw err;
      }
      log.info(line(), 'job done');
    }),
});
