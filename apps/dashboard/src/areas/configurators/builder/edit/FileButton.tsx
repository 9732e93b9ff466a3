import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { readChosen, type SentImage } from '../../upload/chosen-files.ts';

/** The types of images that configurators are made of. */
export const IMAGE_TYPES = 'image/png,image/jpeg,image/webp';

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  label: string;
  accept?: string;
  isFolder?: boolean;
  several?: boolean;
  /** Gets the chosen files with their paths in a chosen folder. */
  onChoose: (files: SentImage[]) => void;
}

/** A button that opens the dialog for files. */
export const FileButton = ({
  label,
  accept,
  isFolder = false,
  several = false,
  onChoose,
  ...look
}: FileButtonProps) => {
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          if (isFolder) element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple={several || isFolder}
        className="vt-unseen"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const chosen = readChosen(event.target.files);
          event.target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
    </>
  );
};
