import { drawnFile } from '../../measure/drawn-file.ts';

/** A square part of an image, in shares of the square around it: 0, 0 and 1 is all of it. */
export interface SquarePart {
  left: number;
  top: number;
  size: number;
}

/** The smallest part, so that something can be seen. */
export const SMALLEST_CUT = 0.1;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A cut that is inside the square. */
export const fitCut = ({ left, top, size }: SquarePart): SquarePart => {
  const fitting = within(size, SMALLEST_CUT, 1);
  return { left: within(left, 0, 1 - fitting), top: within(top, 0, 1 - fitting), size: fitting };
};

/** The cut with another size around the same middle. */
export const resizeCut = (cut: SquarePart, size: number): SquarePart => {
  const fitting = within(size, SMALLEST_CUT, 1);
  const shift = (cut.size - fitting) / 2;
  return fitCut({ left: cut.left + shift, top: cut.top + shift, size: fitting });
};

/** Draws a part of an image, which is in the middle of the square around it, into a square canvas. */
export const drawCut = (canvas: HTMLCanvasElement, bitmap: ImageBitmap, { left, top, size }: SquarePart): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const edge = canvas.width;
  const side = Math.max(bitmap.width, bitmap.height);
  const scale = edge / (side * size);
  context.clearRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    ((side - bitmap.width) / 2 - left * side) * scale,
    ((side - bitmap.height) / 2 - top * side) * scale,
    bitmap.width * scale,
    bitmap.height * scale,
  );
};

/** The part as an image file; null where the browser cannot make one. */
export const cutToFile = async (
  bitmap: ImageBitmap,
  cut: SquarePart,
  edge: number,
  name: string,
): Promise<File | null> => {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.max(bitmap.width, bitmap.height) * cut.size);
  canvas.width = Math.max(1, Math.min(edge, side));
  canvas.height = canvas.width;
  drawCut(canvas, bitmap, cut);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
  return blob && drawnFile(blob, name);
};
