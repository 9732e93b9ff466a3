import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import type { Uploading } from '../useUpload.ts';
import classes from './UploadFooter.module.css';

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
      <div className={classes.progress}>
        <Progress label={label} share={share} />
      </div>
      <Button onClick={stop}>Stop</Button>
    </>
  );
};
