const isLeave = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'leave';

/**
 * Lets go of everything when the page around says that it takes this one away, and tells it then: an image takes its time
 * to be given back to the graphics card, which would be spent in the midst of whatever that page shows next.
 */
export function listenForLeaving(around: Window, own: Window, letGo: () => void): void {
  if (around === own) return;
  own.addEventListener('message', ({ source, data, origin }) => {
    if (source !== around || !isLeave(data)) return;
    letGo();
    around.postMessage({ vitrine: 'left' }, origin);
  });
}
