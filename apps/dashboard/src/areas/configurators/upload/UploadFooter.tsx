import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import type { UploadObserver } from '../calls.ts';
import { ProgressFooter } from './ProgressFooter.tsx';

interface UploadMessages {
  success: readonly [title: string, message: string];
  failed: string;
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Uploads files with progress and shows the result in the notification modal. Leaving or Cancel stops it. */
export const useUpload = (
  send: (form: FormData, watched: UploadObserver) => Promise<ConfiguratorWithVersions>,
  texts: UploadMessages,
) => {
  const notify = useNotify();
  const [share, setShare] = useState(0);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const sending = useMutation({
    mutationFn: (form: FormData) => {
      stopping.current = new AbortController();
      setShare(0);
      return send(form, { onProgress: setShare, signal: stopping.current.signal });
    },
    onSuccess: () => notify({ kind: 'success', title: texts.success[0], message: texts.success[1] }),
    onError: (error) => {
      if (!isStopped(error)) notify({ kind: 'error', title: texts.failed, message: errorText(error) });
    },
  });
  return {
    pending: sending.isPending,
    /** Uploaded part, from 0 to 1. */
    share,
    send: sending.mutate,
    stop: (): void => stopping.current?.abort(),
  };
};

type Uploading = ReturnType<typeof useUpload>;

interface UploadFooterProps {
  uploading: Uploading;
  onCancel: () => void;
  /** The action. */
  children: ReactNode;
}

const HUNDRED = 100;

/** Cancel and the action; during an upload its progress and Stop. */
export const UploadFooter = ({ uploading, onCancel, children }: UploadFooterProps) => {
  const { pending, share, stop } = uploading;
  const label = share < 1 ? messages.uploading(Math.round(share * HUNDRED)) : messages.checkingFiles;
  return (
    <ProgressFooter progress={pending ? { label, share } : null} onStop={stop} onCancel={onCancel}>
      {children}
    </ProgressFooter>
  );
};
