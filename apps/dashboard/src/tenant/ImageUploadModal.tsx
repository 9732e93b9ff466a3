import { Button, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useLocation, useParams } from '@tanstack/react-router';
import { IMAGE_TYPES } from '@vitrine/contract/organisations/limits';
import { organisationMessages } from '@vitrine/contract/organisations/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type DragEvent, useContext, useEffect, useRef, useState } from 'react';
import { LoadingOverlay } from '../layout/LoadingOverlay.tsx';
import { ModalFrame } from '../ui/dialogs/ModalFrame.tsx';
import { useCloseModal } from '../ui/dialogs/modal-history.ts';
import { ImageOpenerContext, takerOf } from '../ui/images/image-opener.ts';
import classes from './ImageUploadModal.module.css';

/** The file as a data URL; null for unsupported types and unreadable files. */
const readImage = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    if (!IMAGE_TYPES.includes(file.type)) {
      resolve(null);
      return;
    }
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });

/** The accepted types, for the file chooser. */
const IMAGE_ACCEPT = 'image/png,image/svg+xml,image/jpeg';

const UPLOAD = /\/uploadImage\/[^/]*\/?$/;

/** Reads the first file and passes it on; other files and other types are ignored. */
const useChosenImage = (purpose: string, leave: () => void) => {
  const opener = useContext(ImageOpenerContext);
  const [reading, setReading] = useState(false);
  const take = async (files: FileList | null): Promise<void> => {
    const file = files?.[0];
    if (file === undefined) return;
    setReading(true);
    const image = await readImage(file);
    setReading(false);
    if (image === null) return;
    takerOf(opener, purpose)?.(image, file);
    leave();
  };
  return { reading, take };
};

/**
 * The upload dialog over the screen that opened it: one drop zone, one file chooser. The drop events are native:
 * @mantine/dropzone would add a library for three handlers.
 */
export const ImageUploadModal = () => {
  const { imgType } = useParams({ strict: false }) as { imgType: string };
  const { pathname } = useLocation();
  const title = organisationMessages.uploadTitle(imgType);
  const [screen] = useState(() => pathname.replace(UPLOAD, ''));
  const leave = useCloseModal(screen);
  const { reading, take } = useChosenImage(imgType, leave);
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const known = takerOf(useContext(ImageOpenerContext), imgType) !== undefined;
  // Without an opener below, the address shows the screen alone.
  useEffect(() => {
    if (!known) leave();
  }, [known, leave]);
  const leaveZone = (event: DragEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
    setOver(false);
    if (imgType === 'Panoramic') leave();
  };
  if (!known) return null;
  return (
    <ModalFrame
      title={title}
      sentence={organisationMessages.uploadHelp}
      width={560}
      onClose={leave}
      footer={(close) => <Button onClick={close}>{uiMessages.cancel}</Button>}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard. */}
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-testid="drop-zone"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={leaveZone}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <IconPhotoUp size={28} stroke={1.4} aria-hidden="true" />
        <Text size="sm" c="dimmed">
          {organisationMessages.uploadDrop}
        </Text>
        <Button data-autofocus onClick={() => chooser.current?.click()}>
          {uiMessages.chooseAFile}
        </Button>
        <input
          ref={chooser}
          type="file"
          className="vt-unseen"
          tabIndex={-1}
          aria-label={title}
          accept={IMAGE_ACCEPT}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
      {reading && <LoadingOverlay message={organisationMessages.readingImage} everything />}
    </ModalFrame>
  );
};
