import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import classes from './RowEnd.module.css';

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
