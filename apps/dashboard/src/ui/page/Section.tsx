import { Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

interface SectionProps {
  title: string;
  help?: string;
  /** Contains fields in a column, under a smaller title. */
  fields?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export const Section = ({ title, help, fields = false, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={fields ? classes.fieldsSection : classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {help !== undefined && (
        <Text size="sm" maw={640} mt={2} c="dimmed">
          {help}
        </Text>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  );
};
