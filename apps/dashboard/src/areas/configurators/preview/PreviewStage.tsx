import { Box, Loader } from '@mantine/core';
import { configuratorMessages } from '@vitrine/contract/configurators/messages';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { DesignBar } from './DesignBar.tsx';
import { usePostedLatest, useShownDesign } from './frame-messages.ts';
import classes from './PreviewStage.module.css';
import { removeFrameLater } from './remove-frame-later.ts';

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
