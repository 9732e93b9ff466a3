import { IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { sizeText } from '../chosen-files.ts';
import classes from './FileRow.module.css';

interface FileRowProps {
  label: string;
  accept: string;
  file: File | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** One file: what it is for, which one was chosen, and the chooser. */
export const FileRow = ({ label, accept, file, onChoose, onRemove }: FileRowProps) => {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.row}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <span className={classes.file}>
        {file !== undefined && (
          <>
            <span className={classes.name}>{file.name}</span>
            <span className={classes.size}>{sizeText(file.size)}</span>
          </>
        )}
      </span>
      {file !== undefined && (
        <IconButton label={`Remove ${file.name}`} icon={<IconX size={16} stroke={1.6} />} onClick={onRemove} />
      )}
      <Button size="compact" onClick={() => chooser.current?.click()}>
        {file === undefined ? 'Choose a file' : 'Change'}
      </Button>
      <input
        ref={chooser}
        id={id}
        type="file"
        className="vt-unseen"
        tabIndex={-1}
        accept={accept}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          event.target.value = '';
        }}
      />
    </div>
  );
};
