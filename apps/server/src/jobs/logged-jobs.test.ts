import { expect, test, vi } from 'vitest';
import { inRequest } from '../request/request-id.ts';
import type { JobHandler, JobQueue } from './job-queue.ts';
import { loggedJobs } from './logged-jobs.ts';

/** Binds a handler as the queue would, and returns the function that runs the job. */
async function handled(handler: JobHandler<'send-email'>) {
  let wrapped: JobHandler<'send-email'> = async () => undefined;
  const handle = (async (_name: string, inner: typeof wrapped) => {
    wrapped = inner;
  }) as JobQueue['handle'];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await loggedJobs({ handle } as JobQueue, log).handle('send-email', handler);
  const run = (last: boolean) => inRequest('request-1', () => wrapped({ emailIds: [7] }, { last }));
  return { log, run };
}

test('a job that is done is a line with its name, its request and its time', async () => {
  const done: number[] = [];
  const { log, run } = await handled(async ({ emailIds }) => void done.push(...emailIds));
  await run(false);
  expect(done).toEqual([7]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    { reqId: 'request-1', job: 'send-email', ms: expect.any(Number) },
    'job done',
  );
});

test('one that fails says why and whether it is tried again, and fails for the queue as well', async () => {
  const err = new Error('no mail server');
  const { log, run } = await handled(async () => {
    throw err;
  });
  await expect(run(false)).rejects.toBe(err);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ reqId: 'request-1', job: 'send-email', err });
  await expect(run(true)).rejects.toBe(err);
  expect(log.error.mock.calls[0]).toEqual([
    { reqId: 'request-1', job: 'send-email', ms: expect.any(Number), err },
    'job failed for good',
  ]);
  expect(log.info).not.toHaveBeenCalled();
});
