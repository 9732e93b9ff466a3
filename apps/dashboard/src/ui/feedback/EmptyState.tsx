import type { ReactNode } from 'react';
import { EmptyCase } from './drawings.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  /** An empty case by default. */
  drawing?: ReactNode;
  title: string;
  /** The page shows nothing else: the title is its heading. */
  isPage?: boolean;
  help?: string;
  action?: ReactNode;
}

/** Says what is missing, what to do about it, and offers at most one action. */
export const EmptyState = ({ drawing = <EmptyCase />, title, isPage = false, help, action }: EmptyStateProps) => {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classes.state}>
      {drawing}
      <Title className={classes.title}>{title}</Title>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
};
