import { useState } from 'react';
import { Icon } from '../icons.tsx';
import { useViewer } from '../viewer-context.ts';

const DENSE = 2;

const COLOUR = /^#[\da-f]{3,8}$/i;

interface SwatchProps {
  path: string | null;
  /** Width in CSS pixels. */
  pixels: number;
  className: string;
  /** The colour of the choice, as '#C0966A'. */
  colour?: string | null | undefined;
}

/** The image of a choice; its colour where there is none, and an icon without both. */
export function Swatch({ path, pixels, className, colour }: SwatchProps) {
  const viewer = useViewer();
  const [missing, setMissing] = useState<string | null>(null);
  const address = viewer.image(path, pixels * Math.min(DENSE, devicePixelRatio));
  const hasImage = address !== null && address !== missing;
  if (!hasImage && colour && COLOUR.test(colour)) {
    return <span className={className} style={{ background: colour, forcedColorAdjust: 'none' }} />;
  }
  return (
    <span className={className}>
      {hasImage ? (
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
        <Icon shape="image" />
      )}
    </span>
  );
}
