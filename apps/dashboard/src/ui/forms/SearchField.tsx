import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCheck, IconChevronDown, IconHelp, IconSearch, IconX } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { isComposing } from '@vitrine/domain/text/is-composing';
import { memo, useRef } from 'react';
import { focusFirstRow } from '../tables/keys/table-keys.ts';
import classes from './SearchField.module.css';

export interface SearchFieldOption {
  key: string;
  label: string;
}

interface SearchColumns {
  fields: readonly SearchFieldOption[];
  field: string;
  onField: (key: string) => void;
}

interface SearchFieldProps {
  /** Placeholder and accessible name. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** Where one column at a time is searched. */
  columns?: SearchColumns;
  /** How to search, for the tooltip at the right. */
  help?: string;
}

const FieldMenu = memo(({ fields, field, onField }: SearchColumns) => {
  const chosen = fields.find((each) => each.key === field)?.label ?? '';
  return (
    <Menu position="bottom-start" width={170} offset={{ mainAxis: 10, crossAxis: -4 }}>
      <Menu.Target>
        <button type="button" className={classes.field} aria-label={uiMessages.searchIn(chosen)}>
          {chosen}
          <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {fields.map((each) => (
          <Menu.Item
            key={each.key}
            aria-current={each.key === field}
            rightSection={each.key === field ? <IconCheck size={16} stroke={1.6} color="var(--vt-accent)" /> : null}
            onClick={() => onField(each.key)}
          >
            {each.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});

const Help = memo(({ help }: { help: string }) => (
  <Tooltip label={help} multiline w={250} position="right">
    <ActionIcon size="md" aria-label={uiMessages.howToSearch}>
      <IconHelp size={16} stroke={1.6} />
    </ActionIcon>
  </Tooltip>
));

/**
 * A search field, with an optional column menu at the left and help at the right. Not Mantine's TextInput, whose left
 * section has a fixed width: the menu is as wide as its column's name. The key Down moves on to the first row found.
 */
export const SearchField = ({ label, query, onQuery, columns, help }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onQuery('');
    // The button is gone, and people search for something else.
    input.current?.focus();
  };
  return (
    <search className={classes.frame}>
      {columns && <FieldMenu {...columns} />}
      <IconSearch size={18} stroke={1.6} aria-hidden="true" className={classes.lens} />
      <input
        ref={input}
        dir="auto"
        className={classes.input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={query}
        // Escape empties the search first, and closes the dialog around it only then.
        data-mantine-stop-propagation={query !== ''}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          // It sends no form that it may be in.
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Escape' && query !== '') onQuery('');
          if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
        }}
      />
      {query !== '' && (
        <ActionIcon size="md" aria-label={uiMessages.clearSearch} onClick={clear}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      )}
      {help !== undefined && <Help help={help} />}
    </search>
  );
};
