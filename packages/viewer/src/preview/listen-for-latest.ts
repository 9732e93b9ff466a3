/** The parent page sends this with the latest.json to show. */
export interface ShowMessage {
  vitrine: 'show';
  latest: unknown;
  /** Images that are on the person's device only, by the files that `latest.assets` names. */
  images?: Readonly<Record<string, Blob>>;
  /** The scene that the parent page shows; null for the visitor's choice. */
  scene?: string | null;
}

const isShowMessage = (data: unknown): data is ShowMessage =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'show' && 'latest' in data;

/**
 * Calls `show` with each latest.json that the parent page sends, and the images that come with it. Ignores all other
 * senders. Only the back-office can frame this page: the server allows no other parent.
 */
export function listenForLatest(
  around: Window,
  own: Window,
  show: (latest: unknown, images: Readonly<Record<string, Blob>>, scene: string | null) => void,
): void {
  if (around === own) return;
  own.addEventListener('message', ({ source, data }) => {
    if (source === around && isShowMessage(data)) show(data.latest, data.images ?? {}, data.scene ?? null);
  });
  // Any parent may receive this: it only says that this page listens.
  around.postMessage({ vitrine: 'listening' }, '*');
}

/** Answers requests for `address` with the result of `read`, on this page only. Other requests are unchanged. */
export function interceptFetch(own: Pick<Window, 'fetch'>, address: string, read: () => unknown): void {
  const ask = own.fetch.bind(own);
  own.fetch = (input, init) => (String(input) === address ? Promise.resolve(Response.json(read())) : ask(input, init));
}
