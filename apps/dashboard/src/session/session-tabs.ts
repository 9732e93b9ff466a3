/** Message between tabs of a host: who signed in, or null for signed out. */
export interface TabNews {
  signedIn: number | null;
}

const NAME = 'vitrine-session';

let channel: BroadcastChannel | null = null;

/** One channel for both directions: a tab does not receive its own messages. */
const openChannel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(NAME);
  return channel;
};

/** Sends a message to the other tabs of this host. */
export const postToTabs = (news: TabNews): void => openChannel()?.postMessage(news);

/** Listens to other tabs; one listener per page. */
export const listenToTabs = (listener: (news: TabNews) => void): void => {
  const opened = openChannel();
  if (opened) opened.onmessage = (event: MessageEvent<TabNews>) => listener(event.data);
};
