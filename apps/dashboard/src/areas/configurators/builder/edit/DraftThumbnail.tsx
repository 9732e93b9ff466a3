import type { Draft } from '@vitrine/domain/builder/draft';
import { useEffect, useState } from 'react';
import { thumbnailAddress } from '../../../../tenant/thumbnail-address.ts';
import { useBuilder } from './builder.ts';

interface DraftThumbnailProps {
  /** The image in the data file. */
  path: string;
  /** The small image that the data file has for it. */
  thumbnail?: string | null | undefined;
}

/** The thumbnail of an image of the draft, from this device or from the version that the draft changes. */
export const DraftThumbnail = ({ path, thumbnail }: DraftThumbnailProps) => {
  const { draft, images, source } = useBuilder<Draft>();
  const local = images.get(draft.images[path]?.hash ?? '')?.thumbnail;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!local) return setAddress(null);
    const made = URL.createObjectURL(local);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [local]);
  const addressOf = (stored: string | null): string | null =>
    source && thumbnailAddress(source.assets, source.folder, stored);
  const shown = local ? address : (addressOf(thumbnail ?? null) ?? addressOf(path));
  return shown === null ? null : <img src={shown} alt="" draggable={false} />;
};
