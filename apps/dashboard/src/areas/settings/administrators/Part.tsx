import { type ReactNode, useId } from 'react';
import classes from './Part.module.css';

interface PartProps {
  title: string;
  help: string;
  children: ReactNode;
}

/** A titled part of what only administrators set. */
export const Part = ({ title, help, children }: PartProps) => {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <p className={classes.help}>{help}</p>
      {children}
    </section>
  );
};
