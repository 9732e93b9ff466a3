import { Box, type BoxProps } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useReading } from '../reading.ts';
import classes from './row-checks.module.css';
import type { Selection } from './useSelection.ts';

interface RowCheckProps {
  id: string | number;
  name: string;
  chosen: boolean;
  onChoose: Selection['choose'];
}

/** Selects a row; with Shift, all rows from the last one that was clicked. A plain input by Mantine's class name, because every row has one. */
export const RowCheck = ({ id, name, chosen, onChoose }: RowCheckProps) => (
  <input
    type="checkbox"
    className={`mantine-Checkbox-input ${classes.box}`}
    aria-label={uiMessages.selectOf(name)}
    disabled={useReading()}
    checked={chosen}
    readOnly
    onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
    onClick={(event: MouseEvent<HTMLInputElement>) => onChoose(String(id), !chosen, event.shiftKey)}
    onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
  />
);

/** Selects all rows that search and filters leave. */
export const AllCheck = ({ selection }: { selection: Selection }) => (
  <input
    ref={(box) => {
      if (box) box.indeterminate = selection.ids.size > 0 && !selection.all;
    }}
    type="checkbox"
    className={`mantine-Checkbox-input ${classes.box}`}
    aria-label={uiMessages.selectAllShown}
    disabled={useReading()}
    checked={selection.all}
    onChange={(event) => selection.chooseAll(event.target.checked)}
  />
);

/** The amber dot of a row with pending changes. */
export const EditedDot = (props: BoxProps) => (
  <Box
    component="span"
    w={6}
    h={6}
    flex="none"
    bdrs="50%"
    bg="var(--vt-amber-fill)"
    role="img"
    aria-label={uiMessages.edited}
    {...props}
  />
);
