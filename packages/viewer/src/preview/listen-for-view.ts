const isViewRequest = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'read-view';

/** Tells the parent page where the person looks when it asks: degrees to the right of a panorama's centre, or null. */
export function listenForView(around: Window, own: Window, readYaw: () => Promise<number | null>): void {
  if (around === own) return;
  own.addEventListener('message', async ({ source, data, origin }) => {
    if (source !== around || !isViewRequest(data)) return;
    around.postMessage({ vitrine: 'view', yaw: await readYaw() }, origin);
  });
}
