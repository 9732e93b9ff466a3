import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';

const DENSE = 2;

/** The image of a choice, `pixels` CSS pixels wide; an icon where there is none. */
export function Swatch({ path, pixels, className }: { path: string | null; pixels: number; className: string }) {
  const viewer = useViewer();
  const [missing, setMissing] = useState<string | null>(null);
  const address = viewer.image(path, pixels * Math.min(DENSE, window.devicePixelRatio || 1));
  return (
    <span className={className}>
      {address && address !== missing ? (
        <img
          src={address}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          draggable={false}
          onError={() => setMissing(address)}
        />
      ) : (
        <Icon name="image" />
      )}
    </span>
  );
}
