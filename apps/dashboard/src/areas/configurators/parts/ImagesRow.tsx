import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { assetsName, type SentImage, sizeText } from '../chosen-files.ts';
import { readChosen } from '../read-dropped.ts';
import rowClasses from './FileRow.module.css';

interface ImagesRowProps {
  assets: readonly SentImage[];
  onChange: (assets: SentImage[]) => void;
}

interface ChooserProps {
  label: string;
  children: string;
  folder?: boolean;
  onChoose: (files: FileList | null) => void;
}

/** React knows no attribute for folders. */
const asFolder = (input: HTMLInputElement | null): void => input?.setAttribute('webkitdirectory', '');

const Chooser = ({ label, children, folder = false, onChoose }: ChooserProps) => {
  const input = useRef<HTMLInputElement | null>(null);
  return (
    <>
      <Button size="compact" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          if (folder) asFolder(element);
        }}
        type="file"
        className="vt-unseen"
        tabIndex={-1}
        aria-label={label}
        accept={folder ? undefined : '.zip,application/zip'}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = '';
        }}
      />
    </>
  );
};

/** The images that the data file names: one ZIP, or a folder. */
export const ImagesRow = ({ assets, onChange }: ImagesRowProps) => {
  const bytes = assets.reduce((sum, { file }) => sum + file.size, 0);
  const take = (files: FileList | null): void => {
    if (files?.length) onChange(readChosen(files));
  };
  return (
    <div className={rowClasses.row}>
      <span className={rowClasses.label}>Images</span>
      <span className={rowClasses.file}>
        {assets.length > 0 && (
          <>
            <span className={rowClasses.name}>{assetsName(assets)}</span>
            <span className={rowClasses.size}>{sizeText(bytes)}</span>
          </>
        )}
      </span>
      {assets.length > 0 && (
        <IconButton label="Remove the images" icon={<IconX size={16} stroke={1.6} />} onClick={() => onChange([])} />
      )}
      <Chooser label="Images as a ZIP file" onChoose={take}>
        Choose a ZIP
      </Chooser>
      <Chooser label="Images as a folder" folder onChoose={take}>
        Choose a folder
      </Chooser>
    </div>
  );
};
