import { snapshotSize } from '../../../stage/snapshot-size.ts';
import type { SnapshotOptions } from '../../kind.ts';

/** An image file of what `read` answers: pixels from the lowest row up. */
export function encodeSnapshot(
  read: (width: number, height: number) => Uint8Array<ArrayBuffer>,
  options: SnapshotOptions,
): Promise<Blob> {
  const { width, height } = snapshotSize(options);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw a snapshot');
  const pixels = read(width, height);
  const image = pen.createImageData(width, height);
  const row = width * 4;
  for (let y = 0; y < height; y++) image.data.set(pixels.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  pen.putImageData(image, 0, 0);
  return encodeCanvas(canvas, options);
}

export const encodeCanvas = (canvas: HTMLCanvasElement, { type, quality }: SnapshotOptions): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null): void =>
      blob ? resolve(blob) : reject(new Error('The snapshot could not be encoded'));
    canvas.toBlob(done, type, quality);
  });
