import type { ReactNode } from 'react';
import classes from './Banner.module.css';

interface BannerProps {
  tone: 'red' | 'amber' | 'accent';
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** At the right of the title: the button that dismisses it. */
  end?: ReactNode;
}

/**
 * A boxed message with at most two actions: form errors, saved drafts, running work. Mantine's Alert would need all of
 * these styles as overrides.
 */
export const Banner = ({ tone, icon, title, children, actions, end }: BannerProps) => (
  <div className={classes.banner} data-tone={tone} role={tone === 'red' ? 'alert' : 'status'}>
    <span className={classes.icon} aria-hidden="true">
      {icon}
    </span>
    <div className={classes.message}>
      <p className={classes.title}>{title}</p>
      {children !== undefined && <div className={classes.text}>{children}</div>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
    {end !== undefined && <div className={classes.end}>{end}</div>}
  </div>
);
