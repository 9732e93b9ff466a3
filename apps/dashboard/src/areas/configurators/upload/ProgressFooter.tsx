import { Box, Button } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import { uiMessages } from '@vitrine/contract/screens/messages';
import type { ReactNode } from 'react';
import { Progress } from '../../../ui/feedback/Progress.tsx';

interface ProgressFooterProps {
  /** Null while nothing is sent. */
  progress: { label: string; share: number } | null;
  onStop: () => void;
  onCancel: () => void;
  /** The action. */
  children: ReactNode;
}

/** Cancel and the action; while something is sent, how far it is, and Stop. */
export const ProgressFooter = ({ progress, onStop, onCancel, children }: ProgressFooterProps) =>
  progress === null ? (
    <>
      <Button onClick={onCancel}>{uiMessages.cancel}</Button>
      {children}
    </>
  ) : (
    <>
      <Box flex={1} mr={12} ta="left" role="status">
        <Progress label={progress.label} share={progress.share} />
      </Box>
      {/* Its key: the same element must not become the button that submits while it is pressed. */}
      <Button key="stop" onClick={onStop}>
        {configuratorMessages.stop}
      </Button>
    </>
  );
