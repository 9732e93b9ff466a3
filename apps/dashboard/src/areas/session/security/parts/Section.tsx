import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title: string;
  badge?: ReactNode;
  help?: string;
  /** At the right of the title; below the words on phones. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One part of the page, a line above it. */
export const Section = ({ title, badge, help, actions, children }: SectionProps) => (
  <section className={classes.section} aria-label={title}>
    <div className={classes.head}>
      <div className={classes.words}>
        <div className={classes.line}>
          <h2 className={classes.title}>{title}</h2>
          {badge}
        </div>
        {help !== undefined && <p className={classes.help}>{help}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
    {children}
  </section>
);
