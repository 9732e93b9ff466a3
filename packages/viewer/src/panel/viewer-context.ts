import { createContext, useContext, useSyncExternalStore } from 'react';
import type { KindTexts, Texts } from '../i18n/texts.ts';
import type { SessionState } from '../session.ts';
import type { Viewer } from '../viewer.ts';

export const ViewerContext = createContext<Viewer | null>(null);

/** The viewer that this panel belongs to. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('The panel needs a viewer around it');
  return viewer;
}

/** The texts of the viewer with those that its kind adds. */
export const useKindTexts = (): Texts & KindTexts => useViewer().texts as Texts & KindTexts;

/** The state of the visit; renders again when it changes. */
export function useSession(): SessionState {
  const { store } = useViewer();
  return useSyncExternalStore(store.subscribe, store.get);
}
