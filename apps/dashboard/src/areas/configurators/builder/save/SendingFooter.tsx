import { Box, Button } from '@mantine/core';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { spaceText } from '@vitrine/contract/uploads/messages';
import type { ReactNode } from 'react';
import { Progress } from '../../../../ui/feedback/Progress.tsx';
import type { SendProgress } from './send-images.ts';
import type { SendingDraft } from './useSendDraft.ts';

const labelOf = (progress: SendProgress | null): string => {
  if (!progress) return messages.lookingForStored;
  const { images, sentImages, bytes, sentBytes, isWaiting } = progress;
  if (isWaiting) return messages.connectionLost;
  if (sentImages === images) return messages.checkingFiles;
  return messages.sending(sentImages, images, spaceText(sentBytes), spaceText(bytes));
};

const shareOf = (progress: SendProgress | null): number =>
  progress && progress.bytes > 0 ? progress.sentBytes / progress.bytes : 0;

interface SendingFooterProps {
  sending: SendingDraft;
  onCancel: () => void;
  /** The action. */
  children: ReactNode;
}

/** Cancel and the action; while images are sent, how far they are, and Stop. */
export const SendingFooter = ({ sending, onCancel, children }: SendingFooterProps) => {
  const { pending, progress, stop } = sending;
  if (!pending)
    return (
      <>
        <Button onClick={onCancel}>Cancel</Button>
        {children}
      </>
    );
  return (
    <>
      <Box flex={1} mr={12} ta="left" role="status">
        <Progress label={labelOf(progress)} share={shareOf(progress)} />
      </Box>
      {/* Its key: the same element must not become the button that submits while it is pressed. */}
      <Button key="stop" onClick={stop}>
        Stop
      </Button>
    </>
  );
};
