import { Badge, Text, UnstyledButton } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { useBuilder } from './builder.ts';
import { DraftThumbnail } from './DraftThumbnail.tsx';
import classes from './LayerList.module.css';

/** The image under all layers. */
export const RoomRow = () => {
  const { draft, selection, select } = useBuilder();
  const { base } = draft.file;
  return (
    <UnstyledButton
      className={classes.room}
      aria-pressed={selection?.kind === 'room'}
      data-selected={selection?.kind === 'room' || undefined}
      onClick={() => select({ kind: 'room' })}
    >
      <span className={classes.image}>
        {base ? <DraftThumbnail path={base.image} /> : <IconHome size={18} stroke={1.4} aria-hidden="true" />}
      </span>
      <span style={{ minWidth: 0, flex: 1 }}>
        <Text span inherit display="block" fw={600}>
          {messages.room}
        </Text>
        <Text span inherit display="block" c="gray" fz={12} truncate>
          {base ? messages.sizeOf(base.width, base.height) : messages.noRoom}
        </Text>
      </span>
      {(draft.guesses.includes('base') || draft.guesses.includes('type')) && (
        <Badge className={classes.guess ?? ''} variant="wip">
          {messages.guessed}
        </Badge>
      )}
    </UnstyledButton>
  );
};
