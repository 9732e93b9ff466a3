import { Box, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Progress } from '../../../ui/Progress.tsx';
import type { Uploading } from '../useUpload.ts';

interface UploadFooterProps {
  uploading: Uploading;
  onCancel: () => void;
  /** The action. */
  children: ReactNode;
}

const HUNDRED = 100;

/** Cancel and the action; while files are sent, how far that is and a way to stop it. */
export const UploadFooter = ({ uploading, onCancel, children }: UploadFooterProps) => {
  const { pending, share, stop } = uploading;
  if (!pending)
    return (
      <>
        <Button onClick={onCancel}>Cancel</Button>
        {children}
      </>
    );
  const label = share < 1 ? `Uploading: ${Math.round(share * HUNDRED)} %` : 'Checking the files...';
  return (
    <>
      <Box flex={1} mr={12} ta="left">
        <Progress label={label} share={share} />
      </Box>
      <Button onClick={stop}>Stop</Button>
    </>
  );
};
