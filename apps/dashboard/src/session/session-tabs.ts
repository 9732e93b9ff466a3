/** What one tab tells the others of the same host: who signed in there, or null for signed out. */
export interface TabNews {
  signedIn: number | null;
}

const NAME = 'vitrine-session';

let channel: BroadcastChannel | null = null;

/** One channel for both directions: a tab must not hear itself. */
const openChannel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** Tells the other tabs of this host. */
export const tellTabs = (news: TabNews): void => openChannel()?.postMessage(news);

/** Hears what other tabs tell; one listener a page. */
export const hearTabs = (listener: (news: TabNews) => void): void => {
  const opened = openChannel();
  if (opened) opened.onmessage = (event: MessageEvent<TabNews>) => listener(event.data);
};
