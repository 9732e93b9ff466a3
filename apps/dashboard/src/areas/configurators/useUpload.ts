import { useMutation } from '@tanstack/react-query';
import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import type { Watched } from './calls.ts';

interface UploadWords {
  success: readonly [title: string, message: string];
  failed: string;
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Sends files with their progress; tells in the notification modal how it went. Leaving or Cancel stops it. */
export const useUpload = (
  send: (form: FormData, watched: Watched) => Promise<ConfiguratorWithVersions>,
  words: UploadWords,
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
    onSuccess: () => notify({ kind: 'success', title: words.success[0], message: words.success[1] }),
    onError: (error) => {
      if (!isStopped(error)) notify({ kind: 'error', title: words.failed, message: errorText(error) });
    },
  });
  return {
    pending: sending.isPending,
    /** Of what has left, from 0 to 1. */
    share,
    send: sending.mutate,
    stop: (): void => stopping.current?.abort(),
  };
};

export type Uploading = ReturnType<typeof useUpload>;
