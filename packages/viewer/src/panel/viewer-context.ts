import type { KindTexts, ViewerTexts } from '@vitrine/texts/viewer-texts';
import { createContext, useContext, useSyncExternalStore } from 'react';
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
export const useKindTexts = (): ViewerTexts & KindTexts => useViewer().texts as ViewerTexts & KindTexts;

/** The state of the visit; renders again when it changes. */
export function useSession(): SessionState {
  const { store } = useViewer();
  return useSyncExternalStore(store.subscribe, store.get);
}
