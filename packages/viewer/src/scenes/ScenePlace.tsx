import { type ComponentType, useEffect, useState } from 'react';
import { useViewer } from '../panel/viewer-context.ts';
import type { Scenes } from './open-scenes.ts';

type Strip = ComponentType<{ scenes: Scenes; place: HTMLElement }>;

/** Keeps the room of the scenes' strip while that is loaded; nothing where there are no scenes to choose. */
export function ScenePlace({ place }: { place: HTMLElement }) {
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
  return <div className="scene-place">{Strip && <Strip scenes={scenes} place={place} />}</div>;
}
