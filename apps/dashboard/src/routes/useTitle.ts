import { useMatches } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '../ui/feedback/announce.ts';

const PRODUCT = 'Vitrine';

type Meta = Readonly<Record<string, string>>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Document title of the view. */
    title?: () => string;
    /** Meta tags of the view, by name. */
    meta?: Meta;
  }
}

const metaTag = (name: string): HTMLMetaElement | null => document.head.querySelector(`meta[name="${name}"]`);

const setMeta = (meta: Meta): void => {
  for (const [name, content] of Object.entries(meta)) {
    const tag = metaTag(name) ?? document.head.appendChild(document.createElement('meta'));
    tag.name = name;
    tag.content = content;
  }
};

const removeMeta = (meta: Meta): void => {
  for (const name of Object.keys(meta)) metaTag(name)?.remove();
};

/** Names the page, in the tab and to assistive technology. */
const titleDocument = (title: string): void => {
  document.title = `${title} · ${PRODUCT}`;
  announce(title);
};

let missingPages = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const countMissing = (change: 1 | -1): void => {
  missingPages += change;
  for (const listener of listeners) listener();
};
const isMissingShown = (): boolean => missingPages > 0;

/** Titles the document as a missing page while the caller is on screen, whatever the view around it is called. */
export const useMissingTitle = (): void =>
  useEffect(() => {
    countMissing(1);
    return () => countMissing(-1);
  }, []);

/** Title and meta tags come from the innermost view that sets them, and go when it does. */
export const useTitle = (): void => {
  const matches = useMatches();
  const lost = useSyncExternalStore(subscribe, isMissingShown);
  const titledView = matches.findLast((match) => match.staticData.title !== undefined)?.staticData;
  const title = lost ? sessionMessages.notFound : titledView?.title?.();
  const meta = lost ? undefined : titledView?.meta;
  useEffect(() => {
    if (title !== undefined) titleDocument(title);
  }, [title]);
  useEffect(() => {
    if (meta === undefined) return;
    setMeta(meta);
    return () => removeMeta(meta);
  }, [meta]);
};
