import { useEffect, useState } from 'react';
import { useBuilder } from './builder.ts';

/** The thumbnail of an image of the draft. */
export const LocalThumbnail = ({ path }: { path: string }) => {
  const { draft, images } = useBuilder();
  const thumbnail = images.get(draft.images[path]?.hash ?? '')?.thumbnail;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!thumbnail) return setAddress(null);
    const made = URL.createObjectURL(thumbnail);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [thumbnail]);
  return address === null ? null : <img src={address} alt="" draggable={false} />;
};
