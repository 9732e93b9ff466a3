import { ActionIcon, Flex, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { tagsOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import { isComposing } from '@vitrine/domain/text/is-composing';
import { type KeyboardEvent, useId, useState } from 'react';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { Tab } from '../data-tabs.ts';
import { type FormValues, readTags } from './product-form.ts';

interface TagsFieldProps {
  tab: Tab;
  value: FormValues['tags'];
  issue: string | undefined;
  onChange: (value: FormValues['tags']) => void;
}

/** Tags of a flake. Enter, or leaving the field, adds its text in upper case and without duplicates. */
export const TagsField = ({ tab, value, issue, onChange }: TagsFieldProps) => {
  const { chosen, text } = value;
  /** Of a text that was not added. */
  const [ownIssue, setOwnIssue] = useState<string>();
  const listId = useId();
  const known = [...new Set(tab.rows.flatMap((row) => tagsOnScreen(row, {})))].filter((tag) => !chosen.includes(tag));
  const add = (): void => {
    const read = readTags(value);
    setOwnIssue('error' in read ? read.error : undefined);
    if ('value' in read && text !== '') onChange({ chosen: read.value, text: '' });
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
        error={issue ?? ownIssue}
        onChange={(event) => {
          onChange({ chosen, text: event.target.value });
          setOwnIssue(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {chosen.length > 0 && (
        <Flex component="ul" wrap="wrap" gap={6} mt={8} aria-label={catalogueMessages.chosenTags}>
          {chosen.map((tag) => (
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
                onClick={() => onChange({ chosen: chosen.filter((each) => each !== tag), text })}
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
