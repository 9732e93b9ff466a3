import { Box, Loader } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { letGoLater } from './let-go-later.ts';
import classes from './PreviewStage.module.css';

interface PreviewStageProps {
  name: string;
  src: string;
  /** What is to be shown where it is not live; the frame asks for it once it listens. */
  latest?: LatestFile;
}

/** No access to the page around it: only its own scripts, its own site, the enquiry form and links that it opens. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

const isListening = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'listening';

/** Tells the framed viewer what to show, each time that it says that it listens, and whenever that changes. */
const useGivenLatest = (src: string, latest: LatestFile | undefined) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (latest === undefined) return;
    const give = (): void =>
      frame.current?.contentWindow?.postMessage({ vitrine: 'show', latest }, new URL(src, window.location.href).origin);
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && isListening(data)) give();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [src, latest]);
  return frame;
};

/** The viewer that visitors get, in a frame of the content host. */
export const PreviewStage = ({ name, src, latest }: PreviewStageProps) => {
  const [loaded, setLoaded] = useState(false);
  const frame = useGivenLatest(src, latest);
  useLayoutEffect(() => {
    const shown = frame.current;
    return () => {
      if (shown) letGoLater(shown);
    };
  }, [frame]);
  return (
    <Box pos="relative" flex={1} mih={0}>
      {!loaded && (
        <div className={classes.waiting} role="status">
          <Loader />
          {configuratorMessages.fetchingDetails}
        </div>
      )}
      <iframe
        ref={frame}
        className={classes.viewer}
        title={`Preview of ${name}`}
        src={src}
        sandbox={SANDBOX}
        allow="fullscreen"
        onLoad={() => setLoaded(true)}
      />
    </Box>
  );
};
