import { Box, Button, Text, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import classes from './Notes.module.css';
import { useNotes } from './useNotes.ts';

interface NoteFormProps {
  draftKey: string;
  add: ReturnType<typeof useNotes>['add'];
}

const EMPTY = { text: '' };

/** A text box whose text survives a closed modal, a reload and an ended session. Ctrl or Cmd with Enter adds. */
const NoteForm = ({ draftKey, add }: NoteFormProps) => {
  const [{ text }, setText, clearSent] = useDraftText(draftKey, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const serverError = add.error === null ? undefined : errorText(add.error);
  const isLong = text.trim().length > enquiryLimits.noteMaximum;
  const long = isLong ? followUpMessages.noteLong(enquiryLimits.noteMaximum) : undefined;
  const issue = isMissing ? followUpMessages.noteRequired : (long ?? serverError);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (add.isPending) return;
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty || isLong) field.current?.focus();
    // Text typed during the request is the next note.
    else add.mutate(text, { onSuccess: () => clearSent({ text }) });
  };
  const sendByKeys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        ref={field}
        aria-label={followUpMessages.note}
        name="note"
        rows={2}
        resize="vertical"
        classNames={{ input: classes.input ?? '' }}
        placeholder={followUpMessages.note}
        value={text}
        error={issue}
        onKeyDown={sendByKeys}
        onChange={(event) => {
          setMissing(false);
          setText({ text: event.target.value });
        }}
      />
      <Button type="submit" aria-busy={add.isPending} w={{ base: '100%', sm: 'auto' }}>
        {followUpMessages.addNote}
      </Button>
    </form>
  );
};

const Note = ({ note, onDelete }: { note: EnquiryNote; onDelete: () => void }) => (
  <Box component="li" py={12}>
    <p className={classes.head}>
      <Text span inherit truncate fw={500} dir="auto">
        {note.author}
      </Text>
      <Box component="time" flex="none" c="gray" dateTime={note.created_at}>
        {longDate(note.created_at, new Date())}
      </Box>
      {note.mine && (
        <IconButton
          className={classes.delete ?? ''}
          label={followUpMessages.deleteNote}
          icon={<IconTrash size={16} stroke={1.6} />}
          onClick={onDelete}
        />
      )}
    </p>
    <Text dir="auto" fz={13.5} lh="20px" style={{ whiteSpace: 'pre-wrap' }} className="vt-anywhere">
      {note.text}
    </Text>
  </Box>
);

const DeleteNote = ({ remove, id, onClose }: { remove: Remove; id: number; onClose: () => void }) => (
  <ConfirmDialog
    title={followUpMessages.deleteNote}
    question={followUpMessages.deleteNoteQuestion}
    yes={uiMessages.delete}
    destroys
    busy={remove.isPending}
    error={remove.error}
    onYes={() => remove.mutate(id, { onSuccess: onClose })}
    onClose={onClose}
  />
);

type Remove = ReturnType<typeof useNotes>['remove'];

/** Notes on an enquiry, newest first, below a box for a new one. */
export const Notes = ({ enquiryId }: { enquiryId: number }) => {
  const headingId = useId();
  const { draftKey, notes, add, remove } = useNotes(enquiryId);
  const [deleting, setDeleting] = useState<number | null>(null);
  const stopDeleting = (): void => {
    remove.reset();
    setDeleting(null);
  };
  return (
    <section className={classes.notes} aria-labelledby={headingId}>
      <Text id={headingId} component="h3" size="sm" fw={500}>
        {followUpMessages.notes}
      </Text>
      <Text size="xs" mb={8} c="gray">
        {followUpMessages.notesHelp}
      </Text>
      <NoteForm draftKey={draftKey} add={add} />
      {!notes.data ? (
        <NotLoaded
          what={followUpMessages.notes}
          query={notes}
          skeleton={<RowsSkeleton label={uiMessages.loading} rows={2} image={false} />}
        />
      ) : (
        <ul aria-labelledby={headingId} className="vt-underlined">
          {notes.data.map((note) => (
            <Note key={note.id} note={note} onDelete={() => setDeleting(note.id)} />
          ))}
        </ul>
      )}
      {deleting !== null && <DeleteNote remove={remove} id={deleting} onClose={stopDeleting} />}
    </section>
  );
};
