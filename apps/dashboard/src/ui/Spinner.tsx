import classes from './Spinner.module.css';

/** A quiet ring; the words beside it say what is going on. */
export const Spinner = ({ size = 16 }: { size?: number }) => (
  <svg className={classes.spinner} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.8" />
    <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);
