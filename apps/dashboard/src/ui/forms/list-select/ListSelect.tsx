import { type BoxProps, type ComboboxItem, NativeSelect, Select, type SelectProps } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { matchesSearch } from '@vitrine/domain/catalogue/search';
import { queryWords } from '@vitrine/domain/text/fold-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { SEARCHED_FROM } from '../useListSearch.tsx';

interface ListSelectProps extends BoxProps {
  data: readonly ComboboxItem[];
  value: string;
  onChoose: (value: string) => void;
  label?: string;
  'aria-label'?: string;
  name?: string;
  error?: ReactNode;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  /** A short list is that of the system, which phones open in their own way. */
  native?: boolean;
}

/** The closed list is not rendered: with hundreds of entries it would be most of the screen. */
const LIST = { position: 'bottom-end', width: 'max-content', keepMounted: false } as const;

/** Long names wrap on phones instead of ending outside the screen. */
const ON_SCREEN = { dropdown: { maxWidth: 'calc(100vw - 16px)' } } as const;

/** The entries that contain every word of what was typed, as in the search of lists. */
const findOptions: NonNullable<SelectProps['filter']> = ({ options, search }) => {
  const words = queryWords(search);
  return options.filter((option) => words.length === 0 || ('value' in option && matchesSearch([words], option.label)));
};

/** One of a list of any length. From twelve entries on, people can type to find one. */
export const ListSelect = ({ data, value, onChoose, onClick, native = false, ...field }: ListSelectProps) => {
  const isLong = data.length >= SEARCHED_FROM;
  const input = useRef<HTMLInputElement>(null);
  // Entries that arrive once the field is open: what is typed replaces the shown choice then too.
  useEffect(() => {
    if (isLong && document.activeElement === input.current) input.current?.select();
  }, [isLong]);
  if (native && !isLong)
    return (
      <NativeSelect
        {...field}
        data={[...data]}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    );
  return (
    <Select
      {...field}
      ref={input}
      data={data}
      value={value}
      onChange={(next) => next !== null && onChoose(next)}
      comboboxProps={LIST}
      styles={ON_SCREEN}
      searchable={isLong}
      openOnFocus={false}
      filter={findOptions}
      nothingFoundMessage={uiMessages.nothingFound}
      onClick={({ currentTarget }) => {
        // What is typed replaces the shown choice.
        if (isLong) currentTarget.select();
        onClick?.();
      }}
    />
  );
};
