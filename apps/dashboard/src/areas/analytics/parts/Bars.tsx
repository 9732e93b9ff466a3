import classes from './Bars.module.css';

export interface Bar {
  key: string;
  label: string;
  /** In front of the label, quietly. */
  note?: string;
  value: number;
}

const figures = new Intl.NumberFormat('en-GB');

/** Figures as bars against the largest one, in the order given. */
export const Bars = ({ rows, label }: { rows: readonly Bar[]; label: string }) => {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ol className={classes.list} aria-label={label}>
      {rows.map(({ key, label: name, note, value }) => (
        <li key={key}>
          <span className={classes.line}>
            <span className={classes.name}>
              {name}
              {note !== undefined && <span className={classes.note}>{note}</span>}
            </span>
            <span className={classes.value}>{figures.format(value)}</span>
          </span>
          <span className={classes.track} aria-hidden="true">
            <span className={classes.bar} style={{ width: `${(value * 100) / most}%` }} />
          </span>
        </li>
      ))}
    </ol>
  );
};
