import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
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
export const titleDocument = (title: string): void => {
  document.title = `${title} · ${PRODUCT}`;
  announce(title);
};

/** Title and meta tags come from the innermost view that sets them, and go when it does. */
export const useTitle = (): void => {
  const matches = useMatches();
  const lost = matches.some(({ status }) => status === 'notFound');
  const titledView = matches.findLast((match) => match.staticData.title !== undefined)?.staticData;
  // The 404 page names itself.
  const title = lost ? undefined : titledView?.title?.();
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
