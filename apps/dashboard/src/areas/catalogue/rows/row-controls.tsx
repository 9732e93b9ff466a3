import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useReading } from '../../../ui/reading.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { Selection } from '../table/useSelection.ts';
import classes from './row-controls.module.css';

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

interface RowEndProps {
  /** As the file has it: what people look for when they undo. */
  original: string;
  name: string;
  on: boolean;
  locked?: boolean;
  reasonId?: string | undefined;
  /** Absent where nothing is pending, or to those who may not. */
  onUndo: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
  onToggle: () => void;
}

/** At the end of a row: undo while something is pending, the item edit screen, and the switch. */
export const RowEnd = ({ original, name, on, locked = false, reasonId, onUndo, onOpen, onToggle }: RowEndProps) => (
  <span className={classes.end}>
    {onUndo && (
      <IconButton
        label={`Undo the changes of ${original}`}
        icon={<IconArrowBackUp size={16} stroke={1.6} />}
        onClick={onUndo}
      />
    )}
    {/* A tooltip part costs more than the rest of its row; the browser's own says the same. */}
    {onOpen && !locked && (
      <button
        type="button"
        className={classes.open}
        aria-label={`Edit ${name}`}
        title={`Edit ${name}`}
        onClick={onOpen}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden="true" />
      </button>
    )}
    <Switch on={on} label={`${name} enabled`} locked={locked} describedBy={reasonId} onToggle={onToggle} />
  </span>
);
