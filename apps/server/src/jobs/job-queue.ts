import type { Database } from '@vitrine/store/database';

/** Every background job with its data. */
export interface Jobs {
  /** Sends queued emails; those of one enquiry travel together. */
  'send-email': { emailIds: number[] };
  /** Looks an address up and emails a reset link, outside the request, whose duration then reveals nothing. */
  'request-recovery': { email: string };
  /**
   * Rewrites the live files of an organisation's deployed configurators and their copies, because its name or domains
   * have changed; of one configurator where that is named.
   */
  'publish-organisation': { organisationId: number; configuratorId?: number };
  /** Creates a reseller's copy of a configurator. */
  'grant-configurator': { resellerId: number; configuratorId: number };
  /** Takes a deployed stock-set version to the other visualisers of its scene. */
  'propagate-scene': { propagationId: number };
  /** Prepares the images that an upload left waiting. */
  'prepare-images': { configuratorId: number };
  /** Prepares the images of the demo's configurators. */
  'prepare-demo': { configuratorIds: number[] };
  /** Removes files whose rows are gone. */
  'remove-content': { folders: string[] };
  /** Notifies organisations that come near their contract's sessions; checks all of them. */
  'check-usage': Record<string, never>;
  /** Deletes the visitor hashes of past days. */
  'forget-visitors': Record<string, never>;
  /** Removes images that were staged for an upload that was never completed, and originals that nothing uses. */
  'sweep-uploads': Record<string, never>;
  /** Moves version files out of guessable folders, and removes those that no row names. */
  'sweep-versions': Record<string, never>;
  /** Removes images of deleted presets. */
  'sweep-preset-images': Record<string, never>;
  'sweep-design-images': Record<string, never>;
  /** Removes files of words that no live file names. */
  'sweep-words': Record<string, never>;
  /** Tries again to remove files that could not be removed in a night. */
  'sweep-folders': Record<string, never>;
  /** Deletes enquiries past their organisation's retention period, old spam, and folders without an enquiry. */
  'delete-old-enquiries': Record<string, never>;
  /** Brings the live files in line with the database. */
  'repair-live-files': Record<string, never>;
  /** Notes that the files of the running build are still in use. */
  'keep-builds': Record<string, never>;
  /** Checks the proof of custom domains again. */
  'recheck-domains': Record<string, never>;
  /** Sends due webhook deliveries to organisations' systems. */
  'deliver-webhooks': Record<string, never>;
}

export type JobName = keyof Jobs;
/** Throws to be retried; `last` is true on the last attempt. */
export type JobHandler<N extends JobName> = (data: Jobs[N], attempt: { last: boolean }) => Promise<void>;

export interface JobQueue {
  /** Takes effect when the transaction commits. */
  enqueue<N extends JobName>(db: Database, name: N, data: Jobs[N]): Promise<void>;
  /** Call after the commit, so that the job starts immediately instead of at the next poll. */
  wake(name: JobName): void;
  /** Creates the queue of a job, so that the job can wait before anything handles it. */
  declare(name: JobName): Promise<void>;
  /** Whether a job of that name waits or runs. */
  isPending(name: JobName): Promise<boolean>;
  handle<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  /** Repeats a job by a cron line in UTC, once for all servers of a database. */
  repeat(
    name:
      | 'check-usage'
      | 'forget-visitors'
      | 'sweep-uploads'
      | 'sweep-versions'
      | 'sweep-preset-images'
      | 'sweep-design-images'
      | 'sweep-words'
      | 'sweep-folders'
      | 'deliver-webhooks'
      | 'delete-old-enquiries'
      | 'recheck-domains'
      | 'repair-live-files'
      | 'keep-builds',
    cron: string,
  ): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const TRIES = 5;
/**
 * Delays double from half a minute: a mail server, or a bucket, may be away for a night. Nothing else sends an email, or
 * soon removes the public files of a tenant that is gone, and of a copy that was withdrawn.
 */
const TRIES_OF_A_NIGHT = 12;
const FOR_A_NIGHT: readonly string[] = ['send-email', 'remove-content', 'grant-configurator'] satisfies JobName[];

export const triesOf = (name: string): number => (FOR_A_NIGHT.includes(name) ? TRIES_OF_A_NIGHT : TRIES);
