import type { ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import { useEffect, useRef, useState } from 'react';
import { errorCode, errorText } from '../../../../calls/api-error.ts';
import { useMutation } from '../../../../calls/useMutation.ts';
import { useNotify } from '../../../../layout/Notifications.tsx';
import type { UploadObserver } from '../../calls.ts';
import type { CompiledImage } from './compile-files.ts';
import { type SendProgress, sendImages } from './send-images.ts';

interface SentDraft {
  /** What comes beside the images. */
  form: FormData;
  images: readonly CompiledImage[];
}

interface SendDraftOptions {
  organisationId: number;
  save: (form: FormData, watched: UploadObserver) => Promise<ConfiguratorWithVersions>;
  success: readonly [title: string, message: string];
  failed: string;
  /** Runs once the person has read the message. */
  onOk?: (saved: ConfiguratorWithVersions) => void;
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const REPORT_EVERY_MS = 100;

/** Lets through one report of many, and always those of a finished image or a changed connection. */
const seldom = (report: (progress: SendProgress) => void): ((progress: SendProgress) => void) => {
  let last: SendProgress | null = null;
  let at = 0;
  return (progress) => {
    const isNews = progress.sentImages !== last?.sentImages || progress.isWaiting !== last.isWaiting;
    if (!isNews && performance.now() - at < REPORT_EVERY_MS) return;
    last = progress;
    at = performance.now();
    report(progress);
  };
};

/**
 * Uploads a draft's images and then saves it. Leaving or Stop ends it; sending again continues with what is missing.
 */
export const useSendDraft = ({ organisationId, save, success, failed, onOk }: SendDraftOptions) => {
  const notify = useNotify();
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const sending = useMutation({
    mutationFn: async ({ form, images }: SentDraft) => {
      const here = new AbortController();
      stopping.current = here;
      const { signal } = here;
      const onProgress = seldom(setProgress);
      setProgress(null);
      const attempt = async (): Promise<ConfiguratorWithVersions> => {
        form.set('assets_uploaded', JSON.stringify(await sendImages(images, { organisationId, onProgress, signal })));
        return save(form, { onProgress: () => undefined, signal });
      };
      return attempt().catch((error: unknown) => {
        // They were removed between the two calls.
        if (errorCode(error) === 'uploads.not_uploaded') return attempt();
        throw error;
      });
    },
    onSuccess: (saved) =>
      notify({ kind: 'success', title: success[0], message: success[1], onOk: () => onOk?.(saved) }),
    onError: (error) => {
      if (!isStopped(error)) notify({ kind: 'error', title: failed, message: errorText(error) });
    },
  });
  return {
    pending: sending.isPending,
    /** Null until it is known which images are missing. */
    progress,
    send: sending.mutate,
    stop: (): void => stopping.current?.abort(),
  };
};

export type SendingDraft = ReturnType<typeof useSendDraft>;
