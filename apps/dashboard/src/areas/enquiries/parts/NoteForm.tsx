import { Button, Textarea } from '@mantine/core';
import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import { enquiryLimits } from '@vitrine/contract/enquiries/limits';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useDraftText } from '../../../ui/useDraftText.ts';
import { noteDraft, type useNotes } from '../useNotes.ts';
import classes from './NoteForm.module.css';

interface NoteFormProps {
  enquiryId: number;
  add: ReturnType<typeof useNotes>['add'];
}

const EMPTY = { text: '' };

/** A text box whose words outlive a closed modal, a reload and an ended session. Ctrl or Cmd with Enter adds. */
export const NoteForm = ({ enquiryId, add }: NoteFormProps) => {
  const [{ text }, setWords] = useDraftText(noteDraft(enquiryId), EMPTY);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const refused = add.error === null ? undefined : errorText(add.error);
  const issue = isMissing ? followUpMessages.noteRequired : refused;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (add.isPending) return;
    const isEmpty = text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    // What is typed while it is on its way is the next note.
    else add.mutate(text, { onSuccess: () => field.current?.value === text && setWords(EMPTY) });
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
        maxLength={enquiryLimits.noteMaximum}
        value={text}
        error={issue}
        onKeyDown={sendByKeys}
        onChange={(event) => {
          setMissing(false);
          setWords({ text: event.target.value });
        }}
      />
      <Button type="submit" aria-busy={add.isPending} className={classes.add ?? ''}>
        {followUpMessages.addNote}
      </Button>
    </form>
  );
};
