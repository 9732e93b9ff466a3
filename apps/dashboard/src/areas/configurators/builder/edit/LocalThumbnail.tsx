import { useEffect, useRef, useState } from 'react';
import { useBuilder } from './builder.ts';

/**
 * The thumbnail of an image of the draft. It gets its address once it is in view: making one waits for the browser's
 * other processes, which takes longer than all the rest for hundreds of them.
 */
export const LocalThumbnail = ({ path }: { path: string }) => {
  const { draft, images } = useBuilder();
  const thumbnail = images.get(draft.images[path]?.hash ?? '')?.thumbnail;
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!thumbnail || !image.current) return;
    let made: string | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      made = URL.createObjectURL(thumbnail);
      setAddress(made);
    });
    observer.observe(image.current);
    return () => {
      observer.disconnect();
      setAddress(undefined);
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [thumbnail]);
  return <img ref={image} src={address} alt="" draggable={false} />;
};
