import type { Database } from '@vitrine/store/database';

/** Every background job with what it is told. One file beside this one does each. */
export interface Jobs {
  'send-email': { emailId: number };
  /** Looks an address up and emails a reset link, away from the request, whose time then tells nothing. */
  'request-recovery': { email: string };
  /** Writes the live files of an organisation's deployed configurators anew: its name or domains have changed. */
  'publish-organisation': { organisationId: number };
  /** Makes a reseller's copy of a configurator. */
  'grant-configurator': { resellerId: number; configuratorId: number };
  /** Takes a deployed stock-set version to the other visualisers of its scene. */
  'propagate-scene': { propagationId: number };
  /** Prepares the images that an upload left waiting. */
  'prepare-images': { configuratorId: number };
  /** Removes files whose rows are gone. */
  'remove-content': { folders: string[] };
  /** Tells organisations that come near their contract's sessions; looks at all of them. */
  'check-usage': Record<string, never>;
  /** Forgets the hashes of the visitors of past days. */
  'forget-visitors': Record<string, never>;
  /** Removes images that were put aside for an upload that never came to be. */
  'sweep-uploads': Record<string, never>;
  /** Moves files of versions from where anybody could guess them, and removes what no row names. */
  'sweep-versions': Record<string, never>;
  /** Removes images of presets that are no more. */
  'sweep-preset-images': Record<string, never>;
  /** Deletes enquiries that are older than their organisation keeps them, old spam, and folders that no enquiry has. */
  'delete-old-enquiries': Record<string, never>;
  /** Makes live files say what the database says. */
  'repair-live-files': Record<string, never>;
  /** Looks for the proof of own domains again. */
  'recheck-domains': Record<string, never>;
  /** Tells organisations' own systems what is due. */
  'deliver-webhooks': Record<string, never>;
}

export type JobName = keyof Jobs;
/** Throws to be tried again; `last` is true on the last try. */
export type JobHandler<N extends JobName> = (data: Jobs[N], attempt: { last: boolean }) => Promise<void>;

export interface JobQueue {
  /** Becomes real with the transaction that it is given. */
  enqueue<N extends JobName>(db: Database, name: N, data: Jobs[N]): Promise<void>;
  /** Call after the commit, so that the job starts at once instead of at the next look. */
  wake(name: JobName): void;
  handle<N extends JobName>(name: N, handler: JobHandler<N>): Promise<void>;
  /** Does a job again and again, by a cron line in UTC; once for all servers of a database. */
  repeat(
    name:
      | 'check-usage'
      | 'forget-visitors'
      | 'sweep-uploads'
      | 'sweep-versions'
      | 'sweep-preset-images'
      | 'deliver-webhooks'
      | 'delete-old-enquiries'
      | 'recheck-domains'
      | 'repair-live-files',
    cron: string,
  ): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const TRIES = 5;
/** With waits that double from half a minute: a mail server may be away for a night. */
const EMAIL_TRIES = 12;

export const triesOf = (name: string): number => (name === 'send-email' ? EMAIL_TRIES : TRIES);
