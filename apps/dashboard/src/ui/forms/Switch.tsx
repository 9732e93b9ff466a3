import type { MouseEvent } from 'react';
import { useReading } from '../reading.ts';
import classes from './Switch.module.css';

interface SwitchProps {
  on: boolean;
  label: string;
  onToggle: () => void;
  /** Cannot be switched now; it stays reachable, so that its reason can be read. */
  locked?: boolean;
  describedBy?: string | undefined;
}

const stop = (event: MouseEvent): void => event.stopPropagation();

/** On or off at once. Its hit area is the cell; 40x24 below 800 px. */
export const Switch = ({ on, label, onToggle, locked: lockedHere = false, describedBy }: SwitchProps) => {
  const reading = useReading();
  const locked = lockedHere || reading;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={locked || undefined}
      aria-describedby={describedBy}
      className={classes.hit}
      onClick={(event) => {
        stop(event);
        if (!locked) onToggle();
      }}
    >
      <span className={classes.track}>
        <span className={classes.thumb} />
      </span>
    </button>
  );
};
