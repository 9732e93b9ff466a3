import type { SnapshotOptions } from '@vitrine/contract/embed/element';
import { snapshotSize } from './snapshot-size.ts';

/**
 * An image of the view in any size, drawn beside the canvas in the same context. What the image does not cover
 * is white.
 * @throws Error when there is nothing to draw yet, or the context is lost
 */
export async function takeSnapshot(
  gl: WebGL2RenderingContext,
  drawView: (width: number, height: number) => boolean,
  options: SnapshotOptions,
): Promise<Blob> {
  const { width, height } = snapshotSize(options, gl.getParameter(gl.MAX_TEXTURE_SIZE) ?? undefined);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const plane = canvas.getContext('2d');
  if (!plane) throw new Error('This browser cannot draw a snapshot');
  plane.putImageData(new ImageData(readView(gl, drawView, width, height), width, height), 0, 0);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The snapshot could not be encoded')));
    canvas.toBlob(done, options.type, options.quality);
  });
}

/** The view's pixels from the top row down, opaque. */
function readView(
  gl: WebGL2RenderingContext,
  drawView: (width: number, height: number) => boolean,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> {
  const [target, surface] = [gl.createFramebuffer(), gl.createRenderbuffer()];
  gl.bindRenderbuffer(gl.RENDERBUFFER, surface);
  gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, surface);
  const drawn = drawView(width, height);
  const upsideDown = new Uint8Array(width * height * 4);
  if (drawn) gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, upsideDown);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.deleteFramebuffer(target);
  gl.deleteRenderbuffer(surface);
  if (!drawn) throw new Error('There is no image yet');
  const pixels = new Uint8ClampedArray(upsideDown.length);
  const row = width * 4;
  for (let y = 0; y < height; y++) pixels.set(upsideDown.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  onWhite(pixels);
  return pixels;
}

/** Lays transparent pixels (colours already multiplied by alpha) on white. */
function onWhite(pixels: Uint8ClampedArray): void {
  for (let at = 3; at < pixels.length; at += 4) {
    const missing = 255 - (pixels[at] ?? 255);
    if (missing === 0) continue;
    for (let channel = at - 3; channel < at; channel++) pixels[channel] = (pixels[channel] ?? 0) + missing;
    pixels[at] = 255;
  }
}
