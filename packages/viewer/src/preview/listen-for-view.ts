const isViewRequest = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'read-view';

interface View {
  /** Where the person looks, in degrees to the right of a panorama's centre; null without one. */
  yaw: number | null;
  design: string;
}

/** Sends the parent page what the person sees when it asks. */
export function listenForView(around: Window, own: Window, readView: () => Promise<View>): void {
  if (around === own) return;
  own.addEventListener('message', async ({ source, data, origin }) => {
    if (source !== around || !isViewRequest(data)) return;
    around.postMessage({ vitrine: 'view', ...(await readView()) }, origin);
  });
}
