import type { Draft } from '@vitrine/domain/builder/draft';
import { useEffect, useState } from 'react';
import { useBuilder } from '../edit/builder.ts';

/** Reads images of the draft, from this device or from the version that it changes. */
export const useDraftImages = () => {
  const { draft, images, source } = useBuilder<Draft>();
  const localAt = (path: string) => images.get(draft.images[path]?.hash ?? '');
  const storedAt = (path: string): string | null => {
    const file = source?.assets[path]?.variants[0]?.file;
    return source && file ? `${source.folder}/${file}` : null;
  };
  /** The whole image as it was uploaded or prepared; null where it does not arrive. */
  const read = async (path: string): Promise<ImageBitmap | null> => {
    try {
      const stored = storedAt(path);
      const blob = localAt(path)?.file ?? (stored && (await (await fetch(stored)).blob()));
      return blob ? await createImageBitmap(blob, { imageOrientation: 'from-image' }) : null;
    } catch {
      return null;
    }
  };
  return { localAt, storedAt, read };
};

/** The address of an image of the draft that has no transparent areas, such as a photo; null until there is one. */
export const useImageAddress = (path: string | null): string | null => {
  const { localAt, storedAt } = useDraftImages();
  const shown = path === null ? undefined : localAt(path)?.shown;
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!shown) return setAddress(null);
    const made = URL.createObjectURL(shown);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [shown]);
  return shown || path === null ? address : storedAt(path);
};
