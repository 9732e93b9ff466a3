import { IconX } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { tagsOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { normaliseTags } from '@vitrine/domain/catalogue/fields/tags';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '../../../ui/TextField.tsx';
import type { Tab } from '../data-tabs.ts';
import classes from './TagsField.module.css';

interface TagsFieldProps {
  tab: Tab;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Tags of a flake. Enter or leaving the field adds what was typed, in upper case and without duplicates. */
export const TagsField = ({ tab, tags, onChange }: TagsFieldProps) => {
  const [text, setText] = useState('');
  const listId = useId();
  const known = [...new Set(tab.rows.flatMap((row) => tagsOnScreen(row, {})))].filter((tag) => !tags.includes(tag));
  const add = (): void => {
    const read = parseField('tags', text);
    if ('value' in read && read.value.length > 0) onChange(normaliseTags([...tags, ...read.value]));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || text.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <TextField
        label="Tags"
        name="tags"
        list={listId}
        placeholder={catalogueMessages.tagsHelp}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Chosen tags">
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              {tag}
              <button
                type="button"
                aria-label={`Remove ${tag}`}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <IconX size={12} stroke={1.8} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
