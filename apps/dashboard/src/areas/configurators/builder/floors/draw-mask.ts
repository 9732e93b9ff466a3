import type { Corners } from '@vitrine/domain/builder/floors/floor-corners';

/** The name of a mask that is everything between the corners: it follows them until a person paints. */
export const CORNERS_MASK = 'between-corners.png';
const PAINTED_MASK = 'painted.png';

interface Size {
  width: number;
  height: number;
}

const createPlane = ({ width, height }: Size) => {
  const canvas = new OffscreenCanvas(width, height);
  const plane = canvas.getContext('2d');
  if (!plane) throw new Error('This browser cannot draw');
  return { canvas, plane };
};

const asFile = async (canvas: OffscreenCanvas, name: string): Promise<File> =>
  new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });

/** A mask of everything between the corners, of the photo's size. */
export const drawCornersMask = (corners: Corners, size: Size): Promise<File> => {
  const { canvas, plane } = createPlane(size);
  plane.fillStyle = '#000';
  plane.fillRect(0, 0, size.width, size.height);
  plane.fillStyle = '#fff';
  plane.beginPath();
  for (const [x, y] of corners) plane.lineTo(x, y);
  plane.fill();
  return asFile(canvas, CORNERS_MASK);
};

/** The painted part of a canvas as a mask of the photo's size: white on black. */
export const drawPaintedMask = (painted: HTMLCanvasElement, size: Size): Promise<File> => {
  const { canvas, plane } = createPlane(size);
  plane.drawImage(painted, 0, 0, size.width, size.height);
  plane.globalCompositeOperation = 'source-in';
  plane.fillStyle = '#fff';
  plane.fillRect(0, 0, size.width, size.height);
  plane.globalCompositeOperation = 'destination-over';
  plane.fillStyle = '#000';
  plane.fillRect(0, 0, size.width, size.height);
  return asFile(canvas, PAINTED_MASK);
};

/** Shows a mask on the canvas as paint: opaque where it is white. */
export const showMask = (canvas: HTMLCanvasElement, mask: CanvasImageSource, paint: readonly number[]): void => {
  const plane = canvas.getContext('2d', { willReadFrequently: true });
  if (!plane) return;
  plane.clearRect(0, 0, canvas.width, canvas.height);
  plane.drawImage(mask, 0, 0, canvas.width, canvas.height);
  const image = plane.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    // A mask is white with alpha or grey without: red times alpha is right for both.
    const alpha = ((data[at] ?? 0) * (data[at + 3] ?? 0)) / 255;
    data[at] = paint[0] ?? 0;
    data[at + 1] = paint[1] ?? 0;
    data[at + 2] = paint[2] ?? 0;
    data[at + 3] = alpha;
  }
  plane.putImageData(image, 0, 0);
};
