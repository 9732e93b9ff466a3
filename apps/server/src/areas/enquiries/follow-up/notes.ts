import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { AppError } from '@vitrine/contract/errors';
import { mayDeleteNote } from '@vitrine/domain/policies/enquiries';
import { findNote, insertNote, listNotes, type NoteRecord, removeNote } from '@vitrine/store/enquiries/notes';
import type { Caller } from '../../../accounts/caller.ts';
import type { Services } from '../../../services.ts';
import { enquiryInScope } from '../service.ts';

const presentNote = ({ id, text, authorName, authorId, createdAt }: NoteRecord, { user }: Caller): EnquiryNote => ({
  id,
  text,
  author: authorName,
  mine: authorId === user.id,
  created_at: createdAt.toISOString(),
});

/**
 * The notes of an enquiry in the caller's scope, newest first. A reseller gets none of a reseller that had the enquiry
 * before.
 */
export async function notesOf({ db }: Pick<Services, 'db'>, caller: Caller, id: number): Promise<EnquiryNote[]> {
  const enquiry = await enquiryInScope(db, caller.scope, id);
  return (await listNotes(db, caller.scope, enquiry.id)).map((note) => presentNote(note, caller));
}

export async function addNote(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  id: number,
  text: string,
): Promise<EnquiryNote> {
  const enquiry = await enquiryInScope(db, caller.scope, id);
  const { user } = caller;
  const authorName = `${user.firstName} ${user.lastName}`.trim();
  const note = await insertNote(db, {
    ...{ enquiryId: enquiry.id, authorId: user.id, authorName, text },
    createdAt: clock(),
  });
  return presentNote(note, caller);
}

/** Deletes one of the caller's own notes; notes of others stay. */
export async function deleteNote(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  input: { enquiryId: number; noteId: number },
): Promise<void> {
  const enquiry = await enquiryInScope(db, caller.scope, input.enquiryId);
  const note = await findNote(db, caller.scope, { enquiryId: enquiry.id, noteId: input.noteId });
  if (!note) throw new AppError('resource.missing');
  if (!mayDeleteNote(caller.user, note)) throw new AppError('access.denied', { detail: followUpMessages.notYours });
  await removeNote(db, note.id);
}
