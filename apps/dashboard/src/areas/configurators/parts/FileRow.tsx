import { Box, Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
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
      <span className={classes.file}>
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
        <IconButton label={`Remove ${file.name}`} icon={<IconX size={16} stroke={1.6} />} onClick={onRemove} />
      )}
      <Button size="xs" onClick={() => chooser.current?.click()}>
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
