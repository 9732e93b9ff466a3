import type { SnapshotOptions } from '@vitrine/contract/embed/element';
import type { Size } from '@vitrine/domain/design/view/projection';
import { clampSnapshotSize } from './snapshot-size.ts';

/** Pixels of an image, four bytes each, from the lowest row up. */
type ReadPixels = (width: number, height: number) => Uint8Array<ArrayBuffer>;

/**
 * Draws an image into a file of the requested size.
 * @param maxSide pixels a side that the drawing bears
 * @throws Error when the browser cannot draw or encode it
 */
export async function drawSnapshot(
  options: SnapshotOptions,
  draw: (plane: CanvasRenderingContext2D, size: Size) => void,
  maxSide?: number,
): Promise<Blob> {
  const size = clampSnapshotSize(options, maxSide);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const plane = canvas.getContext('2d');
  if (!plane) throw new Error('This browser cannot draw a snapshot');
  draw(plane, size);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The snapshot could not be encoded')));
    canvas.toBlob(done, options.type, options.quality);
  });
}

/** Encodes opaque pixels as a file of the requested size. */
export const encodePixels = (options: SnapshotOptions, read: ReadPixels, maxSide?: number): Promise<Blob> =>
  drawSnapshot(
    options,
    (plane, { width, height }) => {
      const upsideDown = read(width, height);
      const pixels = new Uint8ClampedArray(upsideDown.length);
      const row = width * 4;
      for (let y = 0; y < height; y++) pixels.set(upsideDown.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
      plane.putImageData(new ImageData(pixels, width, height), 0, 0);
    },
    maxSide,
  );

/**
 * Takes an image of the view in any size, drawn beside the canvas in the same context. It is white where there is no
 * image.
 * @throws Error when there is nothing to draw yet, or the context is lost
 */
export const takeSnapshot = (
  gl: WebGL2RenderingContext,
  drawView: (width: number, height: number) => boolean,
  options: SnapshotOptions,
): Promise<Blob> =>
  encodePixels(
    options,
    (width, height) => readView(gl, drawView, width, height),
    gl.getParameter(gl.MAX_TEXTURE_SIZE) ?? undefined,
  );

/** Reads the view's pixels from the lowest row up. All are opaque: the view's shaders put them on its background. */
function readView(
  gl: WebGL2RenderingContext,
  drawView: (width: number, height: number) => boolean,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const [target, surface] = [gl.createFramebuffer(), gl.createRenderbuffer()];
  gl.bindRenderbuffer(gl.RENDERBUFFER, surface);
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, surface);
  const drawn = drawView(width, height);
  const pixels = new Uint8Array(width * height * 4);
  if (drawn) gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(target);
  gl.deleteRenderbuffer(surface);
  if (!drawn) throw new Error('There is no image yet');
  return pixels;
}
