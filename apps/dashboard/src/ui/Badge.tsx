import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  /** NEW filled accent; WIP amber; live accent-soft with a dot; stock grey; counts outlined. */
  kind: 'new' | 'wip' | 'live' | 'stock' | 'count';
  children: ReactNode;
}

/** A small label, 20 px high. Colour never stands alone: the word says the same. */
export const Badge = ({ kind, children }: BadgeProps) => (
  <span className={classes.badge} data-kind={kind}>
    {kind === 'live' && <span className={classes.dot} aria-hidden="true" />}
    {children}
  </span>
);
