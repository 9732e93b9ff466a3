import type { LatestFile } from '@vitrine/contract/latest-file';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the viewer's frame says that it now takes data and questions. */
export const isListening = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'listening';

export interface StageMessage {
  src: string;
  latest: LatestFile | undefined;
  images: Readonly<Record<string, Blob>> | undefined;
  scene: string | null;
}

/**
 * Sends the data to the viewer's frame when it is ready, and on changes. An image is sent once: the frame's page keeps
 * it under its file, and hundreds of them take longer to send than the data.
 */
export const usePostedLatest = (
  frame: RefObject<HTMLIFrameElement | null>,
  { src, latest, images, scene }: StageMessage,
): void => {
  const sent = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (latest === undefined) return;
    const give = (known: Set<string>): void => {
      const added = Object.entries(images ?? {}).filter(([file]) => !known.has(file));
      frame.current?.contentWindow?.postMessage(
        { vitrine: 'show', latest, images: images && Object.fromEntries(added), scene },
        new URL(src, window.location.href).origin,
      );
      for (const [file] of added) known.add(file);
    };
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source !== frame.current?.contentWindow || !isListening(data)) return;
      // A page that listens has nothing yet.
      sent.current = new Set();
      give(sent.current);
    };
    if (sent.current) give(sent.current);
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame, src, latest, images, scene]);
};

/** The design that the viewer's frame shows; empty until it shows one. */
export const useShownDesign = (frame: RefObject<HTMLIFrameElement | null>): string => {
  const [design, setDesign] = useState('');
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && typeof data?.design === 'string') setDesign(data.design);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
  return design;
};
