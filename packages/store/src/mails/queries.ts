import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { MailsTable } from '../tables/enquiries.ts';

export type MailRecord = Selectable<MailsTable>;

export interface NewMail {
  kind: string;
  organisationId: number | null;
  enquiryId: number | null;
  /** Whose account an invitation or a reset is for. */
  userId?: number;
  /** The link's token, sealed; forgotten when the mail has left. */
  sealed?: string;
  recipient: string;
  senderName: string;
  replyTo: string | null;
  createdAt?: Date;
  /** Where the mail is worded when it is queued. */
  words?: { subject: string; html: string; body: string };
}

/** Queues a mail in the transaction of its cause; its words are written when it is sent, unless they are given. */
export const insertMail = (db: Database, { words, ...mail }: NewMail): Promise<{ id: number }> =>
  db
    .insertInto('mails')
    .values({ ...mail, ...words })
    .returning('id')
    .executeTakeFirstOrThrow();

export const findMail = (db: Database, id: number): Promise<MailRecord | undefined> =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();

/** The mails of an enquiry that the caller has found in its scope. */
export const listMailsAbout = (db: Database, enquiryId: number): Promise<MailRecord[]> =>
  db.selectFrom('mails').selectAll().where('enquiryId', '=', enquiryId).orderBy('id').execute();

/** A mail about an enquiry that the caller has found in its scope. */
export const findMailAbout = (db: Database, enquiryId: number, id: number): Promise<MailRecord | undefined> =>
  db.selectFrom('mails').selectAll().where('enquiryId', '=', enquiryId).where('id', '=', id).executeTakeFirst();

/** Queues a mail once more; undefined where it is queued already. It keeps its words, where it has any. */
export const queueMailAgain = (db: Database, id: number): Promise<MailRecord | undefined> =>
  db
    .updateTable('mails')
    .set({ status: 'queued', attempts: 0, lastError: null, sentAt: null })
    .where('id', '=', id)
    .where('status', '<>', 'queued')
    .returningAll()
    .executeTakeFirst();

export const listQueuedMails = (db: Database): Promise<{ id: number }[]> =>
  db.selectFrom('mails').select('id').where('status', '=', 'queued').orderBy('id').execute();

/** What was sent, newest first, for the demo's mailbox. */
export const listSentMails = (db: Database, limit: number): Promise<MailRecord[]> =>
  db.selectFrom('mails').selectAll().where('status', '=', 'sent').orderBy('id', 'desc').limit(limit).execute();

export const markMailSent = (
  db: Database,
  id: number,
  words: { subject: string; html: string; body: string; sentAt: Date },
): Promise<unknown> =>
  db
    .updateTable('mails')
    .set((eb) => ({ ...words, status: 'sent', sealed: null, lastError: null, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Counts a failed try; the mail stays queued until the last one. */
export const markMailFailed = (db: Database, id: number, reason: string, last: boolean): Promise<unknown> =>
  db
    .updateTable('mails')
    .set((eb) => ({
      lastError: reason.slice(0, 500),
      attempts: eb('attempts', '+', 1),
      ...(last ? { status: 'failed' as const, sealed: null } : {}),
    }))
    .where('id', '=', id)
    .execute();
