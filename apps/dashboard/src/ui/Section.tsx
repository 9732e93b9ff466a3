import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

/** A titled part of a page that is read. */
export const Section = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      <div className={classes.body}>{children}</div>
    </section>
  );
};
