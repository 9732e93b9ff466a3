import classes from './Change.module.css';

/** '+12%' or '-8%' against last month's pace; nothing where there is no pace. */
export const Change = ({ percent }: { percent: number | null }) => (
  <span className={classes.change} data-up={(percent ?? 0) > 0 || undefined}>
    {percent !== null && `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`}
  </span>
);
