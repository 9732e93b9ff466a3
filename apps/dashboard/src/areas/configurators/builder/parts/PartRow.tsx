import { Badge, Text, UnstyledButton } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { builderMessages } from '@vitrine/contract/configurators/builder-messages';
import type { Draft } from '@vitrine/domain/builder/draft';
import type { Part } from '@vitrine/domain/builder/part-lists';
import { useBuilder } from '../edit/builder.ts';
import { useSortableRow } from '../edit/SortableList.tsx';
import classes from './PartLists.module.css';
import { PartSign } from './PartSign.tsx';
import { type ListKind, usePartEditor } from './part-editor.ts';

/** Whether visitors cannot choose a part. */
export const isOff = (part: Part): boolean => part.disabled === true || part.enabled === false;

/** A guess about one part of a list. */
export const partGuess = (list: ListKind['list'], id: Part['id']): string => `${list}:${id}`;

/** One part of a list with its handle. */
export const PartRow = ({ kind, part, isSelected }: { kind: ListKind; part: Part; isSelected: boolean }) => {
  const { select } = usePartEditor();
  const { draft } = useBuilder<Draft>();
  const { row, handle } = useSortableRow(String(part.id), part.name);
  const Sign = kind.Sign ?? PartSign;
  return (
    <li className={classes.row} data-selected={isSelected || undefined} {...row}>
      {handle}
      <UnstyledButton
        className={classes.choose}
        aria-pressed={isSelected}
        onClick={() => select({ list: kind.list, id: part.id })}
      >
        <Sign part={part} />
        <Text span inherit truncate dir="auto" {...(isOff(part) && { c: 'gray' })}>
          {part.name}
        </Text>
        {isOff(part) && (
          <IconEyeOff size={14} stroke={1.6} aria-label={builderMessages.hideLayer} className={classes.fixed} />
        )}
      </UnstyledButton>
      {draft.guesses.includes(partGuess(kind.list, part.id)) && (
        <Badge className={classes.fixed ?? ''} variant="wip">
          {builderMessages.guessed}
        </Badge>
      )}
    </li>
  );
};
