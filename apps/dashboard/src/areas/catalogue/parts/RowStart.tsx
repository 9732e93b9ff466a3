import type { KeyboardEvent, MouseEvent } from 'react';
import { useReading } from '../../../ui/reading.ts';
import type { Selection } from '../useSelection.ts';
import classes from './RowStart.module.css';

interface RowCheckProps {
  id: string | number;
  name: string;
  chosen: boolean;
  onChoose: Selection['choose'];
}

/** Chooses a row; with Shift all rows from the one chosen last. */
export const RowCheck = ({ id, name, chosen, onChoose }: RowCheckProps) => (
  <input
    type="checkbox"
    className={classes.box}
    aria-label={`Select ${name}`}
    disabled={useReading()}
    checked={chosen}
    readOnly
    onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
    onClick={(event: MouseEvent<HTMLInputElement>) => onChoose(String(id), !chosen, event.shiftKey)}
    onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
  />
);

/** Chooses all rows that search and filters leave. */
export const AllCheck = ({ selection }: { selection: Selection }) => (
  <input
    ref={(box) => {
      if (box) box.indeterminate = selection.ids.size > 0 && !selection.all;
    }}
    type="checkbox"
    className={classes.box}
    aria-label="Select all shown"
    disabled={useReading()}
    checked={selection.all}
    onChange={(event) => selection.chooseAll(event.target.checked)}
  />
);

/** The amber dot of a row with pending changes. */
export const EditedDot = () => <span className={classes.dot} role="img" aria-label="edited" />;
