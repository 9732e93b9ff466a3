import { COLUMNS, type Coverage, type LayerArea, ROWS } from './spots.ts';

/**
 * Reads how opaque each part is, cell by cell, from its smallest file, which is mostly cached. A part whose file does
 * not load counts as opaque.
 * @param address the whole address of a file
 */
export async function readCoverage(
  parts: readonly LayerArea[],
  address: (file: string) => string,
): Promise<Coverage[]> {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS;
  canvas.height = ROWS;
  const plane = canvas.getContext('2d', { willReadFrequently: true });
  const images = await Promise.all(parts.map(({ file }) => (file ? load(address(file)) : null)));
  return parts.map((part, index) => {
    const cover = new Uint8Array(COLUMNS * ROWS);
    if (!plane) return cover;
    const image = images[index];
    const area = [part.left * COLUMNS, part.top * ROWS, part.width * COLUMNS, part.height * ROWS] as const;
    plane.clearRect(0, 0, COLUMNS, ROWS);
    plane.imageSmoothingQuality = 'high';
    if (image) plane.drawImage(image, ...area);
    else plane.fillRect(...area);
    image?.close();
    const { data } = plane.getImageData(0, 0, COLUMNS, ROWS);
    for (let cell = 0; cell < cover.length; cell++) cover[cell] = data[cell * 4 + 3] ?? 0;
    return cover;
  });
}

async function load(address: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(address, { credentials: 'omit', priority: 'low' });
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}
