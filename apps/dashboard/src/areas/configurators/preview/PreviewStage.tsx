import { Box, Loader } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { DesignBar } from './DesignBar.tsx';
import { isListening } from './is-listening.ts';
import classes from './PreviewStage.module.css';

/** The next screen is rendered by then. */
const NEXT_SCREEN_MS = 1000;
/** The graphics card has freed its memory by then. */
const LET_GO_MS = 500;
/** A viewer that does not answer is removed after this time. */
const PATIENCE_MS = 2000;

/** Moves a node without reloading its frames; only in Chromium since 133. */
type Container = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };

const hasLeft = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'left';

/**
 * Removes a viewer's frame after its screen: the frame stays in the page, hidden, releases its graphics memory once the
 * next screen is rendered, and is removed then. Both steps take several frames and would delay the next screen.
 * Browsers that cannot move frames remove it with its screen.
 */
export function removeFrameLater(frame: HTMLIFrameElement): void {
  const page: Container = document.body;
  if (!page.moveBefore) return;
  const { width, height } = frame.getBoundingClientRect();
  page.moveBefore(frame, null);
  frame.className = classes.leaving ?? '';
  // Another size would redraw its image.
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
  /** The data to show if it is not live; the frame asks for it. */
  latest?: LatestFile;
  /** Images of this device, by the files that `latest` names. */
  images?: Readonly<Record<string, Blob>> | undefined;
  /** The scene to show when it changes; null leaves it to the person. */
  scene?: string | null;
  /** Gets the viewer's frame. */
  frameRef?: RefObject<HTMLIFrameElement | null>;
  /** Shows the visible design as text, to copy. */
  hasDesignBar?: boolean;
}

/**
 * No access to the surrounding page: only its scripts, its site, the enquiry form and links. A link's window is without
 * the sandbox, or browsers block pages with an opener policy there, as the privacy page has. It cannot reach this page
 * either, because this page has such a policy too.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

interface StageMessage {
  src: string;
  latest: LatestFile | undefined;
  images: PreviewStageProps['images'];
  scene: string | null;
}

/**
 * Sends the data to the viewer's frame when it is ready, and on changes. An image is sent once: the frame's page keeps
 * it under its file, and hundreds of them take longer to send than the data.
 */
const usePostedLatest = (
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
const useShownDesign = (frame: RefObject<HTMLIFrameElement | null>): string => {
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

/** The visitors' viewer, in a frame of the content host. */
export const PreviewStage = ({
  name,
  src,
  latest,
  images,
  scene = null,
  frameRef,
  hasDesignBar = false,
}: PreviewStageProps) => {
  const [loaded, setLoaded] = useState(false);
  const ownFrame = useRef<HTMLIFrameElement>(null);
  const frame = frameRef ?? ownFrame;
  usePostedLatest(frame, { src, latest, images, scene });
  const design = useShownDesign(frame);
  useLayoutEffect(() => {
    const shown = frame.current;
    return () => {
      if (shown) removeFrameLater(shown);
    };
  }, [frame]);
  return (
    <>
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
          title={configuratorMessages.previewOf(name)}
          src={src}
          sandbox={SANDBOX}
          allow="fullscreen"
          onLoad={() => setLoaded(true)}
        />
      </Box>
      {hasDesignBar && <DesignBar design={design} />}
    </>
  );
};
