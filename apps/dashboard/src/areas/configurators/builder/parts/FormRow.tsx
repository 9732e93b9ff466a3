import { Badge, Text, UnstyledButton } from '@mantine/core';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import type { ReactNode } from 'react';
import { useBuilder } from '../edit/builder.ts';
import classes from './PartLists.module.css';
import { usePartEditor } from './part-editor.ts';

interface FormRowProps {
  /** The form that it opens. */
  form: string;
  label: string;
  help: string;
  sign: ReactNode;
}

/** A row above the lists that opens a form of its own. */
export const FormRow = ({ form, label, help, sign }: FormRowProps) => {
  const { selection, select } = usePartEditor();
  const { draft } = useBuilder<Draft>();
  const isSelected = selection !== null && 'form' in selection && selection.form === form;
  return (
    <UnstyledButton
      className={classes.formRow}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onClick={() => select({ form })}
    >
      <span className={classes.sign}>{sign}</span>
      <span className={classes.formText}>
        <Text span inherit display="block" fw={600}>
          {label}
        </Text>
        <Text span inherit display="block" c="gray" fz={12} truncate>
          {help}
        </Text>
      </span>
      {draft.guesses.includes(form) && (
        <Badge className={classes.fixed ?? ''} variant="wip">
          {builderMessages.guessed}
        </Badge>
      )}
    </UnstyledButton>
  );
};
