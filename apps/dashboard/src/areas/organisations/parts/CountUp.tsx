import { useCountUp } from '../useCountUp.ts';
import classes from './CountUp.module.css';

const figures = new Intl.NumberFormat('en-GB');

/** A whole number that counts up in a box of its final width, so that nothing beside it moves. */
export const CountUp = ({ value }: { value: number }) => {
  const shown = useCountUp(value);
  return (
    <span className={classes.box}>
      <span className={classes.room} aria-hidden="true">
        {figures.format(value)}
      </span>
      <span className={classes.shown}>{figures.format(shown)}</span>
    </span>
  );
};
