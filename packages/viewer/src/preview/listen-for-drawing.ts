/** The parent page asks for an image of a design. */
export interface DrawMessage {
  vitrine: 'draw';
  /** Returned with the image. */
  id: number;
  design: string;
  width: number;
  height: number;
}

const isDrawMessage = (data: unknown): data is DrawMessage =>
  typeof data === 'object' &&
  data !== null &&
  'vitrine' in data &&
  data.vitrine === 'draw' &&
  'design' in data &&
  typeof data.design === 'string';

/**
 * Draws designs for the parent page, one after the other. Ignores all other senders. The answer holds null when an
 * image cannot be drawn. Only the back-office can frame this page: the server allows no other parent.
 */
export function listenForDrawing(around: Window, own: Window, draw: (asked: DrawMessage) => Promise<Blob>): void {
  if (around === own) return;
  let before: Promise<unknown> = Promise.resolve();
  own.addEventListener('message', ({ source, data, origin }) => {
    if (source !== around || !isDrawMessage(data)) return;
    before = before
      .then(() => draw(data))
      .then((blob) => blob.arrayBuffer())
      .catch(() => null)
      .then((image) => around.postMessage({ vitrine: 'drawn', id: data.id, image }, origin));
  });
  // Any parent may receive this: it only says that this page listens.
  around.postMessage({ vitrine: 'drawing' }, '*');
}
