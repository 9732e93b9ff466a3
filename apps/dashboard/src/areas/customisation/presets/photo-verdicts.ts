import { SHARPNESS_SIDE, type Verdict, verdictsOn } from '@vitrine/domain/style-finder/measure';

/** What keeps a photo from telling much; nothing where this browser cannot look into it. */
export const judgePhoto = async (photo: File): Promise<Verdict[]> => {
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
