import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Edits } from '@vitrine/domain/catalogue/edits';
import { createContext, useContext } from 'react';

/** What a modal over the tables may know of the pending edits. */
export interface OpenEdits {
  file: LayeredFile;
  /** The version that the edits were made on. */
  basedOn: number;
  edits: Edits;
  thumbnailOf: (path: string | null) => string | null;
  clear: () => void;
}

export const OpenEditsContext = createContext<OpenEdits | null>(null);

/** The pending edits on screen; null where nothing can be edited. */
export const useOpenEdits = (): OpenEdits | null => useContext(OpenEditsContext);
