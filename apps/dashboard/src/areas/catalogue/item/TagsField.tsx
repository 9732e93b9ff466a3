import { ActionIcon, Flex, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { tagsOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { isComposing } from '@vitrine/domain/text/is-composing';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Tab } from '../data-tabs.ts';
import { readTyped } from '../read-typed.ts';

interface TagsFieldProps {
  tab: Tab;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Tags of a flake. Enter, or leaving the field, adds its text in upper case and without duplicates. */
export const TagsField = ({ tab, tags, onChange }: TagsFieldProps) => {
  const [text, setText] = useState('');
  const [issue, setIssue] = useState<string>();
  const listId = useId();
  const known = [...new Set(tab.rows.flatMap((row) => tagsOnScreen(row, {})))].filter((tag) => !tags.includes(tag));
  const add = (): void => {
    const read = readTyped('tags', [...tags, text].join(','));
    setIssue('error' in read ? read.error : undefined);
    if ('error' in read) return;
    if (text.trim() !== '') onChange(read.value);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || text.trim() === '' || isComposing(event)) return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <TextField
        label={catalogueMessages.tags}
        name="tags"
        list={listId}
        placeholder={catalogueMessages.tagsHelp}
        value={text}
        error={issue}
        onChange={(event) => {
          setText(event.target.value);
          setIssue(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <Flex component="ul" wrap="wrap" gap={6} mt={8} aria-label={catalogueMessages.chosenTags}>
          {tags.map((tag) => (
            <Group
              key={tag}
              component="li"
              display="inline-flex"
              gap={4}
              h={24}
              pl={8}
              pr={2}
              bd="1px solid var(--vt-line-strong)"
              bdrs={4}
              fz={12.5}
            >
              {tag}
              <ActionIcon
                w={20}
                h={20}
                bdrs={4}
                aria-label={catalogueMessages.removeOf(tag)}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <IconX size={12} stroke={1.8} aria-hidden="true" />
              </ActionIcon>
            </Group>
          ))}
        </Flex>
      )}
    </div>
  );
};
