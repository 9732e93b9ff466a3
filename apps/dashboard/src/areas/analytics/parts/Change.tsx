import { changeOf } from '../figures.ts';
import classes from './Change.module.css';

/** How a figure stands to that of the period before: a sign for sight, a sentence for screen readers. */
export const Change = ({ now, before }: { now: number; before: number }) => {
  const { short, sentence } = changeOf(now, before);
  return (
    <span className={classes.change} title={sentence}>
      <span aria-hidden="true">{short}</span>
      <span className="vt-unseen">, {sentence}</span>
    </span>
  );
};
