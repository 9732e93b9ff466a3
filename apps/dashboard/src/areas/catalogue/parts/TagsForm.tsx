import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { BulkChange } from '@vitrine/domain/catalogue/edits/bulk-edit';
import { parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import classes from './BulkBar.module.css';

/** Tags that many flakes get or lose. */
export const TagsForm = ({ onChange, onCancel }: { onChange: (change: BulkChange) => void; onCancel: () => void }) => {
  const [text, setText] = useState('');
  const change = (how: 'add' | 'remove'): void => {
    const read = parseField('tags', text);
    if ('value' in read && read.value.length > 0) onChange({ kind: 'tags', how, tags: read.value });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change('add');
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        className={`${classes.amount} ${classes.tags}`}
        aria-label="Tags"
        placeholder={catalogueMessages.tagsHelp}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">Add tags</Button>
      <Button onClick={() => change('remove')}>Remove tags</Button>
      <Button variant="subtle" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
};
