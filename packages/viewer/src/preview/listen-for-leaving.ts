const isLeaveMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'leave';

/**
 * Calls `letGo` when the parent page is about to remove this one, and answers then. Giving an image back to the
 * graphics card takes time, which would interrupt what the parent shows next.
 */
export function listenForLeaving(around: Window, own: Window, letGo: () => void): void {
  if (around === own) return;
  own.addEventListener('message', ({ source, data, origin }) => {
    if (source !== around || !isLeaveMessage(data)) return;
    letGo();
    around.postMessage({ vitrine: 'left' }, origin);
  });
}
