import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { spaceText } from '@vitrine/contract/uploads/messages';
import type { ReactNode } from 'react';
import { ProgressFooter } from '../../upload/ProgressFooter.tsx';
import type { SendProgress } from './send-images.ts';
import type { SendingDraft } from './useSendDraft.ts';

const labelOf = (progress: SendProgress | null): string => {
  if (!progress) return messages.lookingForStored;
  const { images, sentImages, bytes, sentBytes, isWaiting } = progress;
  if (isWaiting) return messages.connectionLost;
  if (sentImages === images) return configuratorMessages.checkingFiles;
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
  const shown = pending ? { label: labelOf(progress), share: shareOf(progress) } : null;
  return (
    <ProgressFooter progress={shown} onStop={stop} onCancel={onCancel}>
      {children}
    </ProgressFooter>
  );
};
