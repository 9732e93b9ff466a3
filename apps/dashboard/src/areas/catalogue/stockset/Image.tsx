import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Image.module.css';

/** An image that fills its place; a missing one is a quiet icon. What it shows is named beside it. */
export const Image = ({ src }: { src: string | null }) => {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.location}>
      {src !== null && failed !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        <IconPhotoOff size={16} stroke={1.6} aria-hidden="true" />
      )}
    </span>
  );
};
