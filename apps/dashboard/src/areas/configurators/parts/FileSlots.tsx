import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { FieldErrors } from '../../../ui/FieldErrors.tsx';
import { type ChosenFiles, type FileField, type SLOTS, withDropped } from '../chosen-files.ts';
import { readDropped } from '../read-dropped.ts';
import { FileRow } from './FileRow.tsx';
import classes from './FileSlots.module.css';
import { ImagesRow } from './ImagesRow.tsx';

interface FileSlotsProps {
  slots: (typeof SLOTS)[keyof typeof SLOTS];
  files: ChosenFiles;
  issues: { json_data: readonly string[] | undefined; assets: readonly string[] | undefined };
  onChange: (files: ChosenFiles) => void;
}

const without = (files: ChosenFiles, field: FileField): ChosenFiles => ({
  ...files,
  single: Object.fromEntries(Object.entries(files.single).filter(([name]) => name !== field)),
});

/** The files of a form: chosen one by one, or all dropped at once and sorted by their names. */
export const FileSlots = ({ slots, files, issues, onChange }: FileSlotsProps) => {
  const [over, setOver] = useState(false);
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    onChange(withDropped(files, await readDropped(event.dataTransfer), slots));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same by keyboard.
    <div
      className={classes.zone}
      data-over={over || undefined}
      data-testid="drop-zone"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <p className={classes.words}>
        <IconFileUpload size={18} stroke={1.6} aria-hidden="true" />
        Drop files or a folder here, or choose them one by one.
      </p>
      <ul className={classes.slots}>
        {slots.map(({ field, label, accept, required }) => (
          <li key={field} data-field={field}>
            <FileRow
              label={required ? `${label} *` : label}
              accept={accept}
              file={files.single[field]}
              onChoose={(file) => onChange({ ...files, single: { ...files.single, [field]: file } })}
              onRemove={() => onChange(without(files, field))}
            />
            <FieldErrors sentences={field === 'json_data' ? issues.json_data : undefined} />
          </li>
        ))}
        <li data-field="assets">
          <ImagesRow assets={files.assets} onChange={(assets) => onChange({ ...files, assets })} />
          <FieldErrors sentences={issues.assets} />
        </li>
      </ul>
    </div>
  );
};
