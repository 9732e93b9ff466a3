import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';

interface MoveButtonsProps {
  /** The place of the entry in its list. */
  at: number;
  count: number;
  onMove: (to: number) => void;
}

/** The buttons that move an entry of a list by one place. At an end they keep the focus of a keyboard. */
export const MoveButtons = ({ at, count, onMove }: MoveButtonsProps) => {
  const [isFirst, isLast] = [at === 0, at === count - 1];
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconArrowUp size={14} stroke={1.8} />}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(at - 1)}
      >
        {messages.moveUp}
      </Button>
      <Button
        size="xs"
        leftSection={<IconArrowDown size={14} stroke={1.8} />}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(at + 1)}
      >
        {messages.moveDown}
      </Button>
    </>
  );
};
