import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  /** NEW filled accent; WIP and pending amber; live (with a dot) and active accent-soft; expired red-soft; stock grey; counts outlined. */
  kind: 'new' | 'wip' | 'live' | 'stock' | 'count' | 'active' | 'pending' | 'expired';
  /** Before the word, 14 px. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A small label, 20 px high. Colour never stands alone: the word says the same. */
export const Badge = ({ kind, icon, children }: BadgeProps) => (
  <span className={classes.badge} data-kind={kind}>
    {kind === 'live' && <span className={classes.dot} aria-hidden="true" />}
    {icon}
    {children}
  </span>
);
