import { SHARPNESS_SIDE, type Verdict, verdictsOn } from '@vitrine/domain/style-finder/measure';
import { useState } from 'react';
import { useDraftText } from '../../../ui/forms/draft-storage.ts';
import { useLatest } from '../../../ui/forms/useLatest.ts';

/** Warnings about a photo; none if this browser cannot read it. */
const judgePhoto = async (photo: File): Promise<Verdict[]> => {
  try {
    const image = await createImageBitmap(photo);
    const { width, height } = image;
    const share = Math.min(1, SHARPNESS_SIDE / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * share));
    canvas.height = Math.max(1, Math.round(height * share));
    const plane = canvas.getContext('2d', { willReadFrequently: true });
    if (!plane) return [];
    plane.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const { data } = plane.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Uint8Array(canvas.width * canvas.height * 3);
    for (let from = 0, to = 0; from < data.length; from += 4, to += 3) pixels.set(data.subarray(from, from + 3), to);
    return verdictsOn({ data: pixels, width: canvas.width, height: canvas.height }, { width, height });
  } catch {
    return [];
  }
};

/** The chosen photo with its preview and warnings. */
const usePhoto = () => {
  const [photo, setPhoto] = useState<{ file: File; url: string } | null>(null);
  const [verdicts, setVerdicts] = useState<Verdict[]>([]);
  const begin = useLatest();
  const take = (file: File | null): void => {
    if (photo) URL.revokeObjectURL(photo.url);
    setPhoto(file && { file, url: URL.createObjectURL(file) });
    setVerdicts([]);
    const isLatest = begin();
    if (file) judgePhoto(file).then((found) => isLatest() && setVerdicts(found));
  };
  return { photo, verdicts, take };
};

export type Source = 'photo' | 'address';

const EMPTY = { name: '', address: '' };

/**
 * The fields of a new preset, for all tabs of Customisation, so that another tab loses none. The texts also outlive a
 * reload and an ended session.
 */
export const useNewPresetFields = (key: string) => {
  const [texts, setTexts] = useDraftText(key, EMPTY);
  const [source, setSource] = useState<Source | null>(null);
  const { photo, verdicts, take } = usePhoto();
  const [isMaking, setMaking] = useState(false);
  return {
    ...texts,
    ...{ photo, verdicts, take, isMaking, setMaking },
    /** Null until one is chosen. */
    source,
    setSource,
    setName: (name: string): void => setTexts({ ...texts, name }),
    setAddress: (address: string): void => setTexts({ ...texts, address }),
    clear: (): void => {
      setTexts(EMPTY);
      take(null);
    },
  };
};
