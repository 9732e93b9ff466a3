import classes from './Progress.module.css';

interface ProgressProps {
  /** What goes on, in words. */
  label: string;
  /** From 0 to 1. */
  share: number;
}

const HUNDRED = 100;

/** A thin bar that fills, with its words above it. */
export const Progress = ({ label, share }: ProgressProps) => {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * HUNDRED);
  return (
    <div className={classes.progress}>
      <p className={classes.label}>{label}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={HUNDRED}
        className={classes.track}
      >
        <div className={classes.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
};
