import { vi } from 'vitest';

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

/** jsdom has no cookie store to set it by. */
export const setCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: see above.
  document.cookie = cookie;
};

/** What a browser has and jsdom lacks. */
export const installBrowserParts = (): void => {
  phone = false;
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
