import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocalImage } from '../measure/local-image.ts';
import type { NamedFile } from '../measure/measure-images.ts';
import { saveImages } from '../stored/draft-store.ts';
import { type ReadImages, readImages } from './read-images.ts';

export interface ReadingProgress {
  done: number;
  total: number;
}

const byHash = (images: readonly LocalImage[]): Map<string, LocalImage> =>
  new Map(images.map((image) => [image.facts.hash, image]));

/**
 * The images of a draft, by their hash: those that are stored under the key on this device, and those that are read from
 * files since. Reading ends when the screen is left.
 */
export const useReadImages = (key: string, stored: readonly LocalImage[]) => {
  const [images, setImages] = useState<ReadonlyMap<string, LocalImage>>(() => byHash(stored));
  const [reading, setReading] = useState<ReadingProgress | null>(null);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);

  const addImages = useCallback(
    (found: readonly LocalImage[]) => {
      setImages((before) => new Map([...before, ...byHash(found)]));
      void saveImages(key, found);
    },
    [key],
  );

  /** Reads files and shows the progress; null once the screen is left. */
  const read = useCallback(
    async (files: readonly NamedFile[]): Promise<ReadImages | null> => {
      setReading({ done: 0, total: files.length });
      const { signal } = leaving.current;
      const found = await readImages(files, (done) => setReading({ done, total: files.length }), signal);
      if (signal.aborted) return null;
      setReading(null);
      addImages(found.images);
      return found;
    },
    [addImages],
  );

  /** Reads an image that was drawn here, without showing progress. */
  const readDrawn = useCallback(
    async (file: File): Promise<LocalImage | null> => {
      const found = await readImages([{ name: file.name, file }], () => undefined, leaving.current.signal);
      const [image = null] = found.images;
      if (image) addImages(found.images);
      return image;
    },
    [addImages],
  );

  return {
    images,
    reading,
    read,
    readDrawn,
    stopReading: () => setReading(null),
    clear: () => setImages(new Map()),
  };
};
