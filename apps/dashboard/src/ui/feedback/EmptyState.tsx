import type { ReactNode } from 'react';
import { EmptyCase } from './drawings.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** An empty case by default. */
  drawing?: ReactNode;
  title: string;
  help?: string;
  action?: ReactNode;
}

/** Says what is missing, what to do about it, and offers at most one action. */
export const EmptyState = ({ drawing = <EmptyCase />, title, help, action }: EmptyStateProps) => (
  <div className={classes.state}>
    {drawing}
    <p className={classes.title}>{title}</p>
    {help !== undefined && <p className={classes.help}>{help}</p>}
    {action !== undefined && <div className={classes.action}>{action}</div>}
  </div>
);
