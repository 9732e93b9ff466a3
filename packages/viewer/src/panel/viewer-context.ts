import { createContext, useContext, useSyncExternalStore } from 'react';
import type { KindWords, Words } from '../i18n/words.ts';
import type { SessionState } from '../session.ts';
import type { Viewer } from '../viewer.ts';

export const ViewerContext = createContext<Viewer | null>(null);

/** The viewer that this panel belongs to. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('The panel needs a viewer around it');
  return viewer;
}

/** What the viewer says, for parts of the panel whose kind brought words of its own. */
export const useKindWords = (): Words & KindWords => useViewer().words as Words & KindWords;

/** What the visitor has done so far; renders again when it changes. */
export function useSession(): SessionState {
  const { store } = useViewer();
  return useSyncExternalStore(store.subscribe, store.get);
}
