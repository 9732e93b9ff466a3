import { Box, Loader } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './PreviewStage.module.css';

/** By then the next screen stands. */
const NEXT_SCREEN_MS = 1000;
/** And by then the card has its memory back. */
const LET_GO_MS = 500;
/** A viewer that gives no answer is taken out all the same. */
const PATIENCE_MS = 2000;

/** Moves a node without loading its frames again; in Chromium since 133, elsewhere missing. */
type Container = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

const hasLeft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'left';

/**
 * For a frame whose screen is being taken out of the page: it stays behind unseen, gives its image back to the graphics
 * card once the next screen stands, and goes then. Each of the two takes as long as some frames, which the task that shows
 * the next screen does not have. Where a browser cannot move frames it goes with its screen.
 */
export function letGoLater(frame: HTMLIFrameElement): void {
  const page: Container = document.body;
  if (!page.moveBefore) return;
  const { width, height } = frame.getBoundingClientRect();
  page.moveBefore(frame, null);
  frame.className = classes.leaving ?? '';
  // In another size it would draw its image again.
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  frame.inert = true;
  frame.title = '';
  setTimeout(() => {
    const end = new AbortController();
    const remove = (): void => {
      end.abort();
      frame.remove();
    };
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source === frame.contentWindow && hasLeft(data)) setTimeout(remove, LET_GO_MS);
    };
    window.addEventListener('message', onMessage, { signal: end.signal });
    setTimeout(remove, PATIENCE_MS);
    frame.contentWindow?.postMessage({ vitrine: 'leave' }, new URL(frame.src).origin);
  }, NEXT_SCREEN_MS);
}

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
