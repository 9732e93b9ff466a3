import { vi } from 'vitest';
import { installFakeWebSocket } from './fake-web-socket.ts';

let phone = false;
const listeners = new Set<() => void>();

/** Makes the window a phone's (or not) for what asks by media query. */
export const setPhone = (value: boolean): void => {
  phone = value;
  for (const listener of listeners) listener();
};

const answers = (query: string): boolean => {
  if (query.includes('prefers-reduced-motion')) return true;
  return query.includes('max-width: 799') && phone;
};

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

type Channel = { onmessage: ((event: { data: unknown }) => void) | null };
const channels = new Set<Channel>();

/** Messages that this page posted to other tabs. */
export const messagesToTabs: unknown[] = [];

/** Posts a message as another tab of this host would. */
export const postFromAnotherTab = (data: unknown): void => {
  for (const channel of channels) channel.onmessage?.({ data });
};

class RecordedChannel implements Channel {
  onmessage: Channel['onmessage'] = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    messagesToTabs.push(data);
  }
}

/** The page's address as an origin, and where it was sent to instead of going there. */
export const watchLocation = (origin = 'http://vitrine.test') => {
  const assign = vi.fn<(address: string) => void>();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, origin, host: new URL(origin).host, assign, reload });
  return { assign, reload };
};

/** There is no cookie store to set it by. */
export const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = cookie;
};

/** What a browser has and the tests' document lacks, or what tests watch. */
export const installBrowserParts = (): void => {
  phone = false;
  messagesToTabs.length = 0;
  installFakeWebSocket();
  vi.stubGlobal('BroadcastChannel', RecordedChannel);
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return answers(query);
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  vi.stubGlobal('ResizeObserver', SilentObserver);
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
};
