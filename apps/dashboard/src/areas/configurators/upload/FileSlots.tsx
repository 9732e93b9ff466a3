import { Box, Button, Group, Text } from '@mantine/core';
import { IconFileUpload, IconX } from '@tabler/icons-react';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type DragEvent, useId, useRef, useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { FieldErrors } from '../../../ui/forms/FieldErrors.tsx';
import { type ChosenFiles, type FileField, readDropped, type Slot, sizeText, withDropped } from './chosen-files.ts';
import rowClasses from './FileRow.module.css';
import classes from './FileSlots.module.css';
import { ImagesRow } from './ImagesRow.tsx';

interface FileRowProps {
  label: string;
  accept: string;
  file: File | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** One file: label, chosen name and chooser. */
const FileRow = ({ label, accept, file, onChoose, onRemove }: FileRowProps) => {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={rowClasses.row}>
      <Box
        htmlFor={id}
        component="label"
        flex={{ base: 1, sm: 'none' }}
        w={{ base: 'auto', sm: 112 }}
        fz={13}
        fw={500}
        lh="20px"
      >
        {label}
      </Box>
      <span className={rowClasses.file}>
        {file !== undefined && (
          <>
            <Text span inherit truncate miw={0}>
              {file.name}
            </Text>
            <Text span inherit flex="none" c="gray" className="vt-digits">
              {sizeText(file.size)}
            </Text>
          </>
        )}
      </span>
      {file !== undefined && (
        <IconButton
          label={configuratorMessages.removeOf(file.name)}
          icon={<IconX size={16} stroke={1.6} />}
          onClick={onRemove}
        />
      )}
      <Button size="xs" onClick={() => chooser.current?.click()}>
        {file === undefined ? uiMessages.chooseAFile : configuratorMessages.change}
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

interface FileSlotsProps {
  slots: readonly Slot[];
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
  // A large folder takes seconds to read: what is chosen meanwhile stays.
  const latest = useRef({ files, slots });
  latest.current = { files, slots };
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    const dropped = await readDropped(event.dataTransfer);
    onChange(withDropped(latest.current.files, dropped, latest.current.slots));
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
      <Group component="p" gap={8} wrap="nowrap" py={12} px={16} c="dimmed" fz={13} lh="20px">
        <IconFileUpload size={18} stroke={1.6} color="var(--vt-text-3)" style={{ flex: 'none' }} aria-hidden="true" />
        {configuratorMessages.dropHelp}
      </Group>
      <ul>
        {slots.map(({ field, label, accept, required }) => (
          <Box key={field} component="li" py={8} px={16} className="vt-ruled-top" data-field={field}>
            <FileRow
              label={required ? `${label} *` : label}
              accept={accept}
              file={files.single[field]}
              onChoose={(file) => onChange({ ...files, single: { ...files.single, [field]: file } })}
              onRemove={() => onChange(without(files, field))}
            />
            <FieldErrors sentences={field === 'json_data' ? issues.json_data : undefined} />
          </Box>
        ))}
        <Box component="li" py={8} px={16} className="vt-ruled-top" data-field="assets">
          <ImagesRow assets={files.assets} onChange={(assets) => onChange({ ...files, assets })} />
          <FieldErrors sentences={issues.assets} />
        </Box>
      </ul>
    </div>
  );
};
