/** Said by this page once it listens, and by the page around it with what is to be shown. */
export interface ShowMessage {
  vitrine: 'show';
  latest: unknown;
}

const isShow = (data: unknown): data is ShowMessage =>
  typeof data === 'object' && data !== null && 'vitrine' in data && data.vitrine === 'show' && 'latest' in data;

/**
 * Waits for a latest.json that is nowhere yet: the page around this one says what is to be shown, whoever else speaks is
 * not heard. The server lets nobody but the back-office be around it. Calls back each time.
 */
export function listenForLatest(around: Window, own: Window, show: (latest: unknown) => void): void {
  if (around === own) return;
  own.addEventListener('message', ({ source, data }) => {
    if (source === around && isShow(data)) show(data.latest);
  });
  // Tells nothing but that it is there, so it may be anybody who hears it.
  around.postMessage({ vitrine: 'listening' }, '*');
}

/** Lets `address` answer with what `read` gives, for this page alone; every other address is asked as ever. */
export function answerAt(own: Pick<Window, 'fetch'>, address: string, read: () => unknown): void {
  const ask = own.fetch.bind(own);
  own.fetch = (wanted, init) =>
    String(wanted) === address ? Promise.resolve(Response.json(read())) : ask(wanted, init);
}
