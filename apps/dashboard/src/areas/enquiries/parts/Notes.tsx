import { Box, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryNote } from '@vitrine/contract/enquiries/notes';
import { longDate } from '@vitrine/domain/dates/format-date';
import { useId, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailedList } from '../../../ui/FailedList.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useNotes } from '../useNotes.ts';
import { NoteForm } from './NoteForm.tsx';
import classes from './Notes.module.css';

const Note = ({ note, onDelete }: { note: EnquiryNote; onDelete: () => void }) => (
  <li className={classes.note}>
    <p className={classes.head}>
      <Text span inherit truncate fw={500}>
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
    <Text fz={13.5} lh="20px" style={{ whiteSpace: 'pre-wrap' }} className="vt-anywhere">
      {note.text}
    </Text>
  </li>
);

const DeleteNote = ({ remove, id, onClose }: { remove: Remove; id: number; onClose: () => void }) => (
  <ConfirmDialog
    title={followUpMessages.deleteNote}
    question={followUpMessages.deleteNoteQuestion}
    yes="Delete"
    destroys
    busy={remove.isPending}
    onYes={() => remove.mutate(id, { onSuccess: onClose })}
    onClose={onClose}
  >
    {remove.error !== null && (
      <Text size="sm" c="red">
        {errorText(remove.error)}
      </Text>
    )}
  </ConfirmDialog>
);

type Remove = ReturnType<typeof useNotes>['remove'];

/** What colleagues noted about an enquiry, newest first, under a box for the next note. */
export const Notes = ({ enquiryId }: { enquiryId: number }) => {
  const headingId = useId();
  const { notes, add, remove } = useNotes(enquiryId);
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
      <NoteForm enquiryId={enquiryId} add={add} />
      {notes.isError ? (
        <FailedList
          what={followUpMessages.notes}
          error={notes.error}
          onRetry={notes.refetch}
          retrying={notes.isFetching}
        />
      ) : (
        <ul aria-labelledby={headingId}>
          {notes.data?.map((note) => (
            <Note key={note.id} note={note} onDelete={() => setDeleting(note.id)} />
          ))}
        </ul>
      )}
      {deleting !== null && <DeleteNote remove={remove} id={deleting} onClose={stopDeleting} />}
    </section>
  );
};
