import { TagsInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { catalogueLimits as limits } from '@vitrine/contract/catalogue/limits';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import type { ReactNode } from 'react';
import classes from './ChipsField.module.css';

interface ChipsFieldProps {
  label: string;
  description?: string;
  /** The chips. */
  values: readonly string[];
  /** What is offered while somebody types. */
  known: readonly string[];
  onChange: (values: string[]) => void;
  /** Inside the field at its right end. */
  end?: ReactNode;
}

const isUsable = (value: string): boolean => value.trim() !== '' && value.trim().length <= limits.nameMaximum;

/** Words as chips: one is added with Enter or a comma, and removed with its cross or Backspace. */
export const ChipsField = ({ label, description, values, known, onChange, end }: ChipsFieldProps) => (
  <TagsInput
    label={label}
    description={description}
    placeholder={values.length === 0 ? messages.chipHelp : ''}
    data={[...known]}
    value={[...values]}
    limit={limits.optionsOffered}
    maxDropdownHeight={limits.optionsHeight}
    comboboxProps={{ keepMounted: false }}
    acceptValueOnBlur
    classNames={{ pillsList: classes.pills ?? '', inputField: classes.field ?? '' }}
    rightSection={end}
    rightSectionPointerEvents="all"
    onChange={(next) => onChange(next.filter(isUsable).map((value) => value.trim()))}
  />
);
