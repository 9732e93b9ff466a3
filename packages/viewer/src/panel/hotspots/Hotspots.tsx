import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Steering } from '../../stage/steering/attach-steering.ts';
import type { Viewer } from '../../viewer.ts';
import { useViewer } from '../viewer-context.ts';
import { createSpotFollower } from './follow-spots.ts';
import { forwardPointer } from './forward-pointer.ts';
import css from './hotspots.css?inline';
import { readCoverage } from './read-coverage.ts';
import { listLayerAreas, positionSpots, type Spot } from './spots.ts';

interface HotspotsProps {
  /** Key of the open layer. */
  open: string | null;
  onOpen: (layer: string) => void;
}

/** Dots on the image, one for each layer, which open its choices. Hidden while the image turns. */
export function Hotspots({ open, onOpen }: HotspotsProps) {
  const viewer = useViewer();
  const box = useRef<HTMLDivElement>(null);
  const spots = useSpots(viewer, box);
  useLayoutEffect(() => viewer.addStyles(css), [viewer]);
  return (
    <div ref={box} className="spots turning" part="hotspots">
      {spots.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={key === open ? 'spot open' : 'spot'}
          part="hotspot"
          aria-label={viewer.texts.panel.choose(name)}
          onClick={() => onOpen(key)}
        >
          <span className="spot-name" dir="auto" aria-hidden="true">
            {name}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The spots of the first design. They stay where they are whatever the visitor chooses. */
function useSpots(viewer: Viewer, box: { readonly current: HTMLElement | null }): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const steering = useRef<Steering | null>(null);
  const { scene } = viewer;
  useEffect(() => {
    let left = false;
    const find = async (): Promise<void> => {
      const found = await scene?.steering();
      if (!found) return;
      await waitForFullImage(found);
      const made = await findSpots(viewer, found);
      steering.current = found;
      if (!left) setSpots(made);
    };
    find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [viewer, scene]);
  useLayoutEffect(() => {
    const [dots, canvas] = [box.current, box.current?.closest('.stage')?.querySelector('canvas')];
    if (!dots || !canvas || spots.length === 0) return;
    const end = new AbortController();
    const follower = createSpotFollower(dots, spots, scene?.isPanoramic ?? false);
    const stop = steering.current?.follow?.(follower.draw);
    forwardPointer(dots, canvas, end.signal);
    return () => {
      end.abort();
      stop?.();
      follower.stop();
    };
  }, [box, scene, spots]);
  return spots;
}

/** Resolves once the full image is drawn, so that the dots do not delay it. */
const waitForFullImage = ({ follow }: Steering): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const drawn = (): void => {
      // The first call may precede the return of follow.
      queueMicrotask(() => stop());
      resolve();
    };
    stop = follow?.(drawn) ?? stop;
  });

async function findSpots(viewer: Viewer, { view }: Steering): Promise<Spot[]> {
  const parts = listLayerAreas(viewer.layers, viewer.store.get().design, viewer.latest.assets);
  const covers = await readCoverage(parts, viewer.file);
  const home = viewer.scene?.isPanoramic ? { x: view.x / (2 * Math.PI) + 0.5, y: 0.5 } : { x: 0.5, y: 0.5 };
  return positionSpots(parts, covers, home);
}
