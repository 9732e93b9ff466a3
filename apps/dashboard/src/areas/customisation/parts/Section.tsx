import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

/** A titled group of fields. */
export const Section = ({ title, help, children }: { title: string; help?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
};
