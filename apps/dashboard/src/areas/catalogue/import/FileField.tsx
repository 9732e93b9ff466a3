import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './FileField.module.css';

interface FileFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  onFile: (file: File) => void;
}

/** Chooses a CSV or Excel file; the same file can be chosen again after it was corrected. */
export const FileField = ({ label, hint, error, onFile }: FileFieldProps) => {
  const id = useId();
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        type="file"
        accept=".csv,.xlsx,text/csv"
        aria-describedby={`${id}-hint`}
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
        }}
      />
      <p className={classes.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <div role="alert">
        {error !== undefined && (
          <p className={classes.error}>
            <IconAlertCircle size={14} stroke={1.6} aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
