import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { EnquiryNotesTable } from '../tables/enquiries.ts';

export type NoteRecord = Selectable<EnquiryNotesTable>;

/**
 * The notes of an enquiry that the caller has found in its scope, here and below. A reseller sees those of its users and
 * of the organisation's, because another reseller may have had the enquiry before; the organisation sees all.
 */
const notesInScope = (db: Database, scope: Scope, enquiryId: number) => {
  const query = db.selectFrom('enquiryNotes').selectAll().where('enquiryId', '=', enquiryId);
  return scope.kind === 'reseller' ? query.where('tenantId', 'in', [scope.resellerId, scope.organisationId]) : query;
};

/** Newest first. */
export const listNotes = (db: Database, scope: Scope, enquiryId: number): Promise<NoteRecord[]> =>
  notesInScope(db, scope, enquiryId).orderBy('id', 'desc').execute();

export const insertNote = (
  db: Database,
  note: { enquiryId: number; authorId: number; authorName: string; text: string; createdAt: Date },
): Promise<NoteRecord> => db.insertInto('enquiryNotes').values(note).returningAll().executeTakeFirstOrThrow();

export const findNote = (
  db: Database,
  scope: Scope,
  { enquiryId, noteId }: { enquiryId: number; noteId: number },
): Promise<NoteRecord | undefined> => notesInScope(db, scope, enquiryId).where('id', '=', noteId).executeTakeFirst();

export const removeNote = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('enquiryNotes').where('id', '=', id).execute();
