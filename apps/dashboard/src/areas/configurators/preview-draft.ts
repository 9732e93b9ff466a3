import { createContext, useContext } from 'react';

/** What stands in Add Preview; it outlives the upload dialog, which lies over the same screen. */
export interface PreviewDraft {
  shape: string | null;
  release: 'Technical' | 'View';
  version: string;
  /** The chosen image, and its data URL for showing it. */
  image: { file: File; url: string } | null;
}

export const EMPTY_DRAFT: PreviewDraft = { shape: null, release: 'Technical', version: '', image: null };

interface Draft {
  draft: PreviewDraft;
  change: (changed: Partial<PreviewDraft>) => void;
}

export const PreviewDraftContext = createContext<Draft>({ draft: EMPTY_DRAFT, change: () => undefined });

export const usePreviewDraft = (): Draft => useContext(PreviewDraftContext);
