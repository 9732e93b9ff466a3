import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { EnquiryNotesTable } from '../tables/enquiries.ts';

export type NoteRecord = Selectable<EnquiryNotesTable>;

/** Newest first. The caller has found the enquiry in its scope, here and below. */
export const listNotes = (db: Database, enquiryId: number): Promise<NoteRecord[]> =>
  db.selectFrom('enquiryNotes').selectAll().where('enquiryId', '=', enquiryId).orderBy('id', 'desc').execute();

export const insertNote = (
  db: Database,
  note: { enquiryId: number; authorId: number; authorName: string; text: string; createdAt: Date },
): Promise<NoteRecord> => db.insertInto('enquiryNotes').values(note).returningAll().executeTakeFirstOrThrow();

export const findNote = (db: Database, enquiryId: number, id: number): Promise<NoteRecord | undefined> =>
  db.selectFrom('enquiryNotes').selectAll().where('enquiryId', '=', enquiryId).where('id', '=', id).executeTakeFirst();

export const removeNote = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('enquiryNotes').where('id', '=', id).execute();
