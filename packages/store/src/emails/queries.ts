import type { Selectable } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { EmailsTable } from '../tables/enquiries.ts';

export type EmailRecord = Selectable<EmailsTable>;

export interface NewEmail {
  kind: string;
  organisationId: number | null;
  enquiryId: number | null;
  /** The reseller that it notifies of the enquiry. */
  resellerId?: number | null;
  /** The sent state of a quote that it is about. */
  quoteVersionId?: number;
  /** The account that an invitation or a reset is for. */
  userId?: number;
  /** The link's token, sealed; removed when the email is sent. */
  sealed?: string;
  recipient: string;
  senderName: string;
  replyTo: string | null;
  createdAt?: Date;
  /** The text, for emails that are written when they are queued. */
  content?: { subject: string; html: string; body: string };
}

/**
 * Queues an email in the transaction of its cause; its text is written when it is sent, unless the caller provides it.
 */
export const insertEmail = (db: Database, { content, ...email }: NewEmail): Promise<{ id: number }> =>
  db
    .insertInto('emails')
    .values({ ...email, ...content })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Queues several emails likewise, with one statement; returns their ids in the same order. */
export async function insertEmails(db: Database, emails: readonly Omit<NewEmail, 'content'>[]): Promise<number[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .insertInto('emails')
    .values([...emails])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const findEmail = (db: Database, id: number): Promise<EmailRecord | undefined> =>
  db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst();

const findQueued = prepared((db, _shape: 'one', parameter: ParameterOf<{ ids: readonly number[] }>) =>
  db
    .selectFrom('emails')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(parameter('ids')))))
    .where('status', '=', 'queued')
    .orderBy('id'),
);

/** Those of these emails that still wait to be sent, oldest first. */
export const findQueuedEmails = (db: Database, ids: readonly number[]): Promise<EmailRecord[]> =>
  findQueued(db, 'one', { ids });

/**
 * The emails of an enquiry that the caller has found in its scope, here and below. A reseller sees none to a reseller
 * that had the enquiry before.
 */
const emailsAbout = (db: Database, scope: Scope, enquiryId: number) => {
  const query = db.selectFrom('emails').selectAll().where('enquiryId', '=', enquiryId);
  if (scope.kind !== 'reseller') return query;
  return query.where((eb) => eb.or([eb('resellerId', 'is', null), eb('resellerId', '=', scope.resellerId)]));
};

/** Oldest first. */
export const listEmailsAbout = (db: Database, scope: Scope, enquiryId: number): Promise<EmailRecord[]> =>
  emailsAbout(db, scope, enquiryId).orderBy('id').execute();

export const findEmailAbout = (
  db: Database,
  scope: Scope,
  { enquiryId, emailId }: { enquiryId: number; emailId: number },
): Promise<EmailRecord | undefined> => emailsAbout(db, scope, enquiryId).where('id', '=', emailId).executeTakeFirst();

/** Queues an email once more; undefined when it is queued already. It keeps its text, if it has one. */
export const queueEmailAgain = (db: Database, id: number): Promise<EmailRecord | undefined> =>
  db
    .updateTable('emails')
    .set({ status: 'queued', attempts: 0, lastError: null, sentAt: null })
    .where('id', '=', id)
    .where('status', '<>', 'queued')
    .returningAll()
    .executeTakeFirst();

/** Deletes what is not sent yet of the emails that notify a reseller of an enquiry. */
export const withdrawQueuedEmails = async (db: Database, enquiryId: number, resellerId: number): Promise<void> => {
  await db
    .deleteFrom('emails')
    .where('enquiryId', '=', enquiryId)
    .where('resellerId', '=', resellerId)
    .where('status', '=', 'queued')
    .execute();
};

export const listQueuedEmails = (db: Database): Promise<{ id: number }[]> =>
  db.selectFrom('emails').select('id').where('status', '=', 'queued').orderBy('id').execute();

/** What was sent, newest first, for the demo's mailbox. */
export const listSentEmails = (db: Database, limit: number): Promise<EmailRecord[]> =>
  db.selectFrom('emails').selectAll().where('status', '=', 'sent').orderBy('id', 'desc').limit(limit).execute();

interface SentContent {
  /** As the recipient sees it: a tenant may have changed it since the email was queued. */
  senderName: string;
  subject: string;
  html: string;
  body: string;
  sentAt: Date;
}

const markSent = prepared((db, _shape: 'one', parameter: ParameterOf<SentContent & { id: number }>) =>
  db
    .updateTable('emails')
    .set((eb) => ({
      ...{ senderName: parameter('senderName'), subject: parameter('subject') },
      ...{ html: parameter('html'), body: parameter('body') },
      ...{ sentAt: parameter('sentAt'), status: 'sent', sealed: null, lastError: null },
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', parameter('id')),
);

export const markEmailSent = (db: Database, id: number, content: SentContent): Promise<unknown> =>
  markSent(db, 'one', { id, ...content });

/** Counts a failed attempt; the email stays queued until the last one. */
export const markEmailFailed = (db: Database, id: number, reason: string, last: boolean): Promise<unknown> =>
  db
    .updateTable('emails')
    .set((eb) => ({
      lastError: reason.slice(0, 500),
      attempts: eb('attempts', '+', 1),
      ...(last ? { status: 'failed' as const, sealed: null } : {}),
    }))
    .where('id', '=', id)
    .execute();
