/** What the page around asks for: an image of a design. */
export interface DrawMessage {
  vitrine: 'draw';
  /** Comes back with the image. */
  id: number;
  design: string;
  width: number;
  height: number;
}

const isDraw = (data: unknown): data is DrawMessage =>
  typeof data === 'object' &&
  data !== null &&
  'vitrine' in data &&
  data.vitrine === 'draw' &&
  'design' in data &&
  typeof data.design === 'string';

/**
 * Draws designs for the page around this one, one after the other, whoever else asks is not heard. Where an image
 * cannot be drawn the answer holds none. The server lets nobody but the back-office be around it.
 */
export function listenForDrawing(around: Window, own: Window, draw: (asked: DrawMessage) => Promise<Blob>): void {
  if (around === own) return;
  let before: Promise<unknown> = Promise.resolve();
  own.addEventListener('message', ({ source, data, origin }) => {
    if (source !== around || !isDraw(data)) return;
    before = before
      .then(() => draw(data))
      .then((blob) => blob.arrayBuffer())
      .catch(() => null)
      .then((image) => around.postMessage({ vitrine: 'drawn', id: data.id, image }, origin));
  });
  // Tells nothing but that it is there, so it may be anybody who hears it.
  around.postMessage({ vitrine: 'drawing' }, '*');
}
