import { type ComponentType, useEffect, useState } from 'react';
import { useViewer } from '../panel/viewer-context.ts';
import type { Scenes } from './open-scenes.ts';

type Strip = ComponentType<{ scenes: Scenes; container: HTMLElement }>;

/** Reserves the space of the scenes' strip while that loads. Renders nothing where there is no choice of scenes. */
export function SceneStripLoader({ container }: { container: HTMLElement }) {
  const { scenes } = useViewer();
  const [Strip, setStrip] = useState<Strip | 'failed' | null>(null);
  useEffect(() => {
    if (!scenes) return;
    import('./SceneStrip.tsx').then(
      ({ SceneStrip }) => setStrip(() => SceneStrip),
      () => setStrip('failed'),
    );
  }, [scenes]);
  if (!scenes || Strip === 'failed') return null;
  return <div className="scene-area">{Strip && <Strip scenes={scenes} container={container} />}</div>;
}
