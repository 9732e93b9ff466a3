import { IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useReading } from '../../../ui/reading.ts';
import classes from './row-controls.module.css';

interface RowSwitchProps extends Pick<RowEndProps, 'on' | 'locked' | 'reasonId' | 'onToggle'> {
  label: string;
}

/** Mantine's Switch without Mantine, by its class names: tables sort and scroll a quarter faster with a plain button. */
const RowSwitch = ({ on, label, locked, reasonId, onToggle }: RowSwitchProps) => {
  const reading = useReading();
  const isLocked = locked || reading;
  return (
    <button
      type="button"
      role="switch"
      className="mantine-Switch-body"
      aria-checked={on}
      aria-label={label}
      aria-disabled={isLocked || undefined}
      aria-describedby={reasonId}
      onClick={isLocked ? undefined : onToggle}
    >
      <span className="mantine-Switch-track">
        <span className="mantine-Switch-thumb" />
      </span>
    </button>
  );
};

interface RowEndProps {
  /** As the file has it: people look for this name when they undo. */
  original: string;
  name: string;
  on: boolean;
  locked: boolean;
  reasonId: string | undefined;
  /** Undefined where no change is pending, and for users who may not edit. */
  onUndo: (() => void) | undefined;
  onOpen: (() => void) | undefined;
  onToggle: () => void;
}

/** The end of a row: undo while a change is pending, the item edit screen, and the switch. */
export const RowEnd = ({ original, name, on, locked, reasonId, onUndo, onOpen, onToggle }: RowEndProps) => (
  <span className={classes.end}>
    {onUndo && (
      <IconButton
        label={catalogueMessages.undoTheChangesOf(original)}
        icon={<IconArrowBackUp size={16} stroke={1.6} />}
        onClick={onUndo}
      />
    )}
    {/* Mantine's ActionIcon without Mantine, and a title without its Tooltip: both cost more than the rest of the row. */}
    {onOpen && !locked && (
      <button
        type="button"
        className={`mantine-ActionIcon-root ${classes.open}`}
        aria-label={catalogueMessages.editOf(name)}
        title={catalogueMessages.editOf(name)}
        onClick={onOpen}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden="true" />
      </button>
    )}
    <RowSwitch on={on} label={rowMessages.rowEnabled(name)} locked={locked} reasonId={reasonId} onToggle={onToggle} />
  </span>
);
