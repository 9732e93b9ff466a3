import { Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { useRef } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { assetsName, readChosen, type SentImage, sizeText } from './chosen-files.ts';
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
      <Button size="xs" onClick={() => input.current?.click()}>
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
      <Text span size="sm" flex={{ base: 1, sm: 'none' }} w={{ base: 'auto', sm: 112 }} fw={500}>
        {configuratorMessages.images}
      </Text>
      <span className={rowClasses.file}>
        {assets.length > 0 && (
          <>
            <Text span inherit truncate miw={0}>
              {assetsName(assets)}
            </Text>
            <Text span inherit flex="none" c="gray" className="vt-digits">
              {sizeText(bytes)}
            </Text>
          </>
        )}
      </span>
      {assets.length > 0 && (
        <IconButton
          label={configuratorMessages.removeTheImages}
          icon={<IconX size={16} stroke={1.6} />}
          onClick={() => onChange([])}
        />
      )}
      <Chooser label={configuratorMessages.imagesAsAZipFile} onChoose={take}>
        {configuratorMessages.chooseAZip}
      </Chooser>
      <Chooser label={configuratorMessages.imagesAsAFolder} folder onChoose={take}>
        {configuratorMessages.chooseAFolder}
      </Chooser>
    </div>
  );
};
