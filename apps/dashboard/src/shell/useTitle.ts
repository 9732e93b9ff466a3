import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '../ui/announce.ts';

const PRODUCT = 'Vitrine';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Document title of the view. */
    title?: string;
    /** Content of the description meta tag. */
    description?: string;
  }
}

const setDescription = (description: string | undefined): void => {
  const known = document.head.querySelector('meta[name="description"]');
  if (description === undefined) {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'description');
  meta.setAttribute('content', description);
};

/** Title and meta tags follow the innermost view that names them (platform.md §2). */
export const useTitle = (): void => {
  const named = useMatches().findLast((match) => match.staticData.title !== undefined)?.staticData;
  const { title, description } = named ?? {};
  useEffect(() => {
    document.title = title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;
    setDescription(description);
    if (title !== undefined) announce(title);
  }, [title, description]);
};
