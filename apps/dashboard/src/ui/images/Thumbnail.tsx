import { IconPhotoOff } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useState } from 'react';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Absolute address; null where there is no image. */
  src: string | null;
  /** Empty where the name is beside it. */
  alt?: string;
  width: number;
  height?: number;
  /** At 40 % opacity, for items that are off. */
  faded?: boolean;
}

/** A small image with an inner edge, or an icon where there is none. */
export const Thumbnail = ({ src, alt = '', width, height = width, faded = false }: ThumbnailProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src !== null && failed !== src;
  return (
    <span className={`vt-framed ${classes.frame}`} style={{ width, height }} data-faded={faded || undefined}>
      {shown ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <IconPhotoOff size={16} stroke={1.6} role="img" aria-label={uiMessages.noImage} />
      )}
    </span>
  );
};
