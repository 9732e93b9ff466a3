import { Button, Stack } from '@mantine/core';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useEffect, useState } from 'react';
import { FormModal } from '../../../../../ui/dialogs/FormModal.tsx';
import { ImageSkeleton } from '../../../../../ui/feedback/Skeletons.tsx';
import { FieldErrors } from '../../../../../ui/forms/FieldErrors.tsx';
import { CutStage } from './CutStage.tsx';
import { cutToFile, type SquarePart } from './draw-cut.ts';
import { type ImageSource, readBitmap } from './read-image.ts';

/** A part in the middle, so that the square is seen and can be moved. */
const MIDDLE: SquarePart = { left: 0.15, top: 0.15, size: 0.7 };

interface CutModalProps {
  source: ImageSource;
  /** The name of what the thumbnail is for. */
  name: string;
  onCut: (file: File) => void;
  /** Makes the thumbnail without a person; null where it is made so already. */
  onAutomatic: (() => void) | null;
  onClose: () => void;
}

/** Chooses the part of an image that becomes its thumbnail. */
export const CutModal = ({ source, name, onCut, onAutomatic, onClose }: CutModalProps) => {
  const [bitmap, setBitmap] = useState<ImageBitmap | 'failed' | null>(null);
  const [cut, setCut] = useState(MIDDLE);
  const [first] = useState(source);
  useEffect(() => {
    let read: ImageBitmap | null = null;
    let isOpen = true;
    readBitmap(first).then(
      (found) => {
        read = found;
        if (isOpen) setBitmap(found);
        else found.close();
      },
      () => isOpen && setBitmap('failed'),
    );
    return () => {
      isOpen = false;
      read?.close();
    };
  }, [first]);
  const isReady = bitmap !== null && bitmap !== 'failed';
  const submit = async (close: () => void): Promise<void> => {
    const file = isReady ? await cutToFile(bitmap, cut, limits.thumbnailEdge, name) : null;
    if (!file) return setBitmap('failed');
    onCut(file);
    close();
  };
  return (
    <FormModal
      title={messages.cut}
      sentence={messages.cutSentence}
      width={560}
      onClose={onClose}
      action={messages.cutApply}
      disabled={!isReady}
      onSubmit={(_, close) => void submit(close)}
      footer={(close, submitButton) => (
        <>
          {onAutomatic && (
            <Button
              variant="subtle"
              mr="auto"
              onClick={() => {
                onAutomatic();
                close();
              }}
            >
              {messages.cutAutomatically}
            </Button>
          )}
          <Button onClick={close}>{uiMessages.cancel}</Button>
          {submitButton}
        </>
      )}
    >
      <Stack gap={16}>
        {isReady ? (
          <CutStage bitmap={bitmap} cut={cut} onChange={setCut} />
        ) : bitmap === 'failed' ? (
          <FieldErrors sentences={[messages.cutFailed]} />
        ) : (
          <ImageSkeleton label={messages.cut} />
        )}
      </Stack>
    </FormModal>
  );
};
