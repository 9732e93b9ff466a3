import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Steering } from '../../stage/steering.ts';
import type { Viewer } from '../../viewer.ts';
import { useViewer } from '../viewer-context.ts';
import { readCovers } from './covers.ts';
import { followerOf } from './follow.ts';
import { handOver } from './hand-over.ts';
import css from './hotspots.css?inline';
import { partsOf, type Spot, spotsOf } from './spots.ts';

interface HotspotsProps {
  /** Key of the layer that the panel shows. */
  open: string | null;
  onOpen: (layer: string) => void;
}

/** Dots on the image, one a layer: each opens what may be chosen there. They step aside while the image turns. */
export function Hotspots({ open, onOpen }: HotspotsProps) {
  const viewer = useViewer();
  const box = useRef<HTMLDivElement>(null);
  const spots = useSpots(viewer, box);
  useLayoutEffect(() => viewer.style(css), [viewer]);
  return (
    <div ref={box} className="spots turning" part="hotspots">
      {spots.map(({ key, name }) => (
        <button
          key={key}
          type="button"
          className={key === open ? 'spot open' : 'spot'}
          part="hotspot"
          aria-label={viewer.words.panel.choose(name)}
          onClick={() => onOpen(key)}
        >
          <span className="spot-name" aria-hidden="true">
            {name}
          </span>
        </button>
      ))}
    </div>
  );
}

/** The spots of the design that the visit began with: they stay where they are, whatever is chosen then. */
function useSpots(viewer: Viewer, box: { readonly current: HTMLElement | null }): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const steering = useRef<Steering | null>(null);
  const { scene } = viewer;
  useEffect(() => {
    let left = false;
    const find = async (): Promise<void> => {
      const found = await scene?.steering();
      if (!found) return;
      await sharp(found);
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
    const follower = followerOf(dots, spots, scene?.turns ?? false);
    const stop = steering.current?.follow?.(follower.draw);
    handOver(dots, canvas, end.signal);
    return () => {
      end.abort();
      stop?.();
      follower.stop();
    };
  }, [box, scene, spots]);
  return spots;
}

/** Resolves once the sharp image is drawn: nothing of the dots may delay it. */
const sharp = ({ follow }: Steering): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => undefined;
    const drawn = (): void => {
      // The first call may come before follow has answered.
      queueMicrotask(() => stop());
      resolve();
    };
    stop = follow?.(drawn) ?? stop;
  });

async function findSpots(viewer: Viewer, { view }: Steering): Promise<Spot[]> {
  const parts = partsOf(viewer.layers, viewer.store.get().design, viewer.latest.assets);
  const covers = await readCovers(parts, viewer.file);
  const home = viewer.scene?.turns ? { x: view.x / (2 * Math.PI) + 0.5, y: 0.5 } : { x: 0.5, y: 0.5 };
  return spotsOf(parts, covers, home);
}
