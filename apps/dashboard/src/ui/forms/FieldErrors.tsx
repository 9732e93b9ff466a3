import { IconAlertCircle } from '@tabler/icons-react';
import classes from './FieldErrors.module.css';

/** Errors of a control without a text field, one per line, announced; a long list scrolls. */
export const FieldErrors = ({ sentences }: { sentences: readonly string[] | undefined }) => (
  <div role="alert">
    {sentences !== undefined && (
      <ul className={classes.errors}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
            {sentence}
          </li>
        ))}
      </ul>
    )}
  </div>
);
